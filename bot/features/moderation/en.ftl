# Reporting something to the person who runs the bot; what they order about tables.
command-report =
    .name = report
    .text = Report abuse or a problem to the person who runs me
arg-report-text =
    .name = text
    .text = What happened
arg-report-person =
    .name = person
    .text = The person it is about, if there is one
report-kept = Passed on to the person who runs me: report no. { $number }. They see your text, your ID and the channel; nobody else does. `/about` says how to reach them.
report-kept-table = Passed on to the person who runs me: report no. { $number }, table no. { $at }. They see your text, your ID and the channel; nobody else does. `/about` says how to reach them.
notice-maintenance = 🛠️ I am stopping for maintenance <t:{ $when }:R>: “{ $why }”. Clocks wait until I am back; nothing is lost.
refused-reports-most = You have sent { $most } reports in the last day: wait until tomorrow, or write to the person who runs me (`/about`).
