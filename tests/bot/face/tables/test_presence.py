"""/settings, /away and reminders, as people see and click them."""

from __future__ import annotations

from bot.app.assembly import Bot
from bot.discord.commands.away import away_of_person
from bot.discord.commands.settings import hours_of_person, reminders_of_person
from bot.discord.components.parts import Page
from bot.discord.pages.zones import COMMON
from bot.model.person import REMINDER_KINDS, Preferences, zones
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.store.people import PersonRow
from bot.texts import LOCALES, Library
from tests.bot.face.limits import check_page
from tests.bot.face.pages.monstrous import forge
from tests.bot.face.playing import buttons, press, rest, selects, words
from tests.standin import StandIn


def shown(message: Message | None) -> Message:
    assert message is not None
    return message


def values(message: Message, custom_id: str) -> list[str]:
    """The content of a select."""
    (menu,) = [select for select in selects(message) if select["custom_id"] == custom_id]
    return [option["value"] for option in menu["options"] if option.get("default")]


async def test_every_page_of_a_person_fits_in_both_languages(library: Library) -> None:
    asleep = Preferences(
        zone="America/Argentina/ComodRivadavia", days=(0, 2), start=601, end=59, tell=True
    )
    for locale in LOCALES:
        texts = library.texts(locale)
        for person in (
            PersonRow(1),
            PersonRow(1, locale, asleep, (1e9, 1e9 + 86_400)),
            PersonRow(1, locale, asleep, (1e9 + 1, 1e9 + 86_400)),
        ):
            check_page(hours_of_person(person, texts, 1e9, locale))
            check_page(reminders_of_person(person, texts))
            check_page(away_of_person(person, texts, 1e9))


def test_every_offered_time_zone_exists_and_has_a_name(library: Library) -> None:
    assert set(COMMON) <= zones()
    assert len(COMMON) <= 24  # and the reader's own


async def test_the_button_of_1_0_0_for_tall_pictures_ends_words(
    bot: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    """It changes the format; who had asked for words has pictures again."""
    alice = people[0]
    page = shown((await alice.command(channel, "settings mine")).message)
    for ident, shape in (
        ("h1:pictures:worded", "worded"),
        ("h1:tall", "wide"),
        ("h1:pictures:worded", "worded"),
        ("h1:pictures:tall", "tall"),
        ("h1:tall", "wide"),
        ("h1:tall", "tall"),
    ):
        answer = await forge(alice, page, {"component_type": 2, "custom_id": ident})
        page = shown(answer.message)
        person = await bot.tables.person_settings.person(int(alice.id))
        assert person.preferences.shape == shape


async def test_hours_are_set_by_clicks(
    bot: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    page = shown((await alice.command(channel, "settings mine")).message)
    assert page.only_for == alice.id
    assert "fuseau" in words(page)
    assert [menu["custom_id"] for menu in selects(page)] == ["h1:zone"]
    page = shown((await alice.select(page, "h1:zone", ["Pacific/Noumea"])).message)
    assert "Nouméa" in words(page)
    for custom_id, chosen in (("h1:start", ["540"]), ("h1:end", ["60"]), ("h1:days", ["5", "6"])):
        page = shown((await alice.select(page, custom_id, chosen)).message)
        assert values(page, custom_id) == chosen
    assert "de 9 h à 1 h" in words(page)
    assert "samedi et dimanche" in words(page)
    preferences = (await bot.tables.person_settings.person(int(alice.id))).preferences
    assert (preferences.zone, preferences.start, preferences.end, preferences.days) == (
        "Pacific/Noumea",
        540,
        60,
        (5, 6),
    )


async def test_any_time_zone_can_be_typed(
    bot: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    suggest = alice.autocomplete
    found = await suggest(channel, "settings mine", {"zone": "montr"}, "zone")
    assert found[0]["value"] == "America/Toronto"
    found = await suggest(channel, "settings mine", {"zone": "saint"}, "zone")
    assert "Indian/Reunion" not in [one["value"] for one in found]
    assert len(await suggest(channel, "settings mine", {"zone": "a"}, "zone")) == 25
    page = shown((await alice.command(channel, "settings mine", {"zone": "nairobi"})).message)
    assert "Africa/Nairobi" in words(page)
    refusal = shown((await alice.command(channel, "settings mine", {"zone": "Atlantis"})).message)
    assert "Atlantis" in words(refusal)
    assert (
        await bot.tables.person_settings.person(int(alice.id))
    ).preferences.zone == "Africa/Nairobi"


async def test_reminders_are_set_one_by_one(
    bot: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    page = shown((await alice.command(channel, "settings mine")).message)
    page = shown((await press(alice, page, "Mes rappels")).message)
    assert [menu["custom_id"] for menu in selects(page)] == [
        f"h1:remind:{k}" for k in REMINDER_KINDS
    ]
    page = shown((await alice.select(page, "h1:remind:next", ["ping"])).message)
    page = shown((await alice.select(page, "h1:remind:turn", ["off"])).message)
    preferences = (await bot.tables.person_settings.person(int(alice.id))).preferences
    assert preferences.reminders == {"next": "ping", "turn": "off"}
    assert values(page, "h1:remind:next") == ["ping"]


async def test_an_absence_is_typed_shown_and_ended(
    bot: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    found = await alice.autocomplete(channel, "away", {"until": "2 sem"}, "until")
    assert [one["value"] for one in found] == ["14 jours"]
    page = shown((await alice.command(channel, "away", {"until": "14 jours"})).message)
    away = (await bot.tables.person_settings.person(int(alice.id))).away
    assert away is not None
    assert round(away[1] - away[0]) == 14 * 86_400
    assert f"<t:{int(away[1])}:f>" in words(page)
    page = shown((await press(alice, page, "Je suis de retour")).message)
    assert (await bot.tables.person_settings.person(int(alice.id))).away is None
    assert "Je suis de retour" not in buttons(page)
    page = shown((await alice.select(page, "h1:gone", ["3"])).message)
    assert "Je suis de retour" in buttons(page)
    for wrong in ({"until": "un jour"}, {"from": "demain"}, {"until": "demain", "from": "3 j"}):
        before = (await bot.tables.person_settings.person(int(alice.id))).away
        assert shown((await alice.command(channel, "away", wrong)).message).only_for == alice.id
        assert (await bot.tables.person_settings.person(int(alice.id))).away == before


async def test_a_table_shows_an_absence_if_its_person_allows_it(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    table = await bot.tables.lobby.open(
        "_skeleton", None, int(channel.id), int(alice.id), "A", "fr"
    )
    await bot.tables.lobby.join(table.id, int(bob.id), "B", "fr")
    await bot.tables.lobby.start(table.id, int(alice.id))
    page = shown((await alice.command(channel, "away", {"until": "3 jours"})).message)
    await rest(bot, standin)
    assert all("Absences" not in m.text() for m in bob.messages(channel))
    await press(alice, page, "Le dire à mes tables")
    await rest(bot, standin)
    away = (await bot.tables.person_settings.person(int(alice.id))).away
    assert away is not None
    board = [m for m in bob.messages(channel) if m.only_for is None][-1]
    assert f"A : jusqu’au <t:{int(away[1])}:D>" in words(board)


async def test_a_ping_calls_its_person_in_the_channel(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await bot.tables.person_settings.set_preferences(int(alice.id), reminders={"turn": "ping"})
    table = await bot.tables.lobby.open(
        "_skeleton", None, int(channel.id), int(alice.id), "A", "fr"
    )
    await bot.tables.lobby.join(table.id, int(bob.id), "B", "fr")
    await bot.tables.lobby.start(table.id, int(alice.id))
    for seat, person in ((0, alice), (1, bob)):
        asked = await bot.tables.play.ask(table.id, seat)
        await bot.tables.play.pick(table.id, int(person.id), seat, asked.revision, 0)
    await rest(bot, standin)
    (ping,) = [m for m in bob.messages(channel) if f"<@{alice.id}>" in m.text()]
    assert "c’est à vous" in words(ping)
    assert "Jouer" in buttons(ping)


async def test_a_page_mentions_only_called_people() -> None:
    assert Page("<@5> <@6>").arguments()["allowed_mentions"].to_dict() == {"parse": []}
    called = Page("<@5> <@6>", called=(5,)).arguments()["allowed_mentions"]
    assert called.to_dict() == {"parse": [], "users": [5]}
