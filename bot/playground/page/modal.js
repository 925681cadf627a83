// Forms ("modals") the bot opens for the person who pressed or typed something.

import { append, fill, freshId, h, icon } from "./dom.js";
import { avatar } from "./avatar.js";
import { markdown } from "./messages/markdown.js";
import { closeSelect, select } from "./select.js";

/**
 * Open a form for `context.person`.
 * `send(values)` resolves when the bot took it and rejects with a `Failed`; the form then stays
 * open with what was typed, so that nothing is lost.
 */
export function openModal(modal, context, send) {
  const { words, person, state } = context;
  const fields = [];
  const body = h("div", { class: "modal-body" });
  append(body, modal.components.map((component) => part(component, context, fields)));
  const fault = h("p", { class: "field-error", role: "alert" });
  const submit = h("button", { class: "button primary", type: "submit" }, words.submit);
  const heading = h("h2", { id: freshId("modal") }, modal.title);
  const dialog = h("dialog", { class: "modal", "aria-labelledby": heading.id, lang: context.locale });
  const close = () => dialog.close();
  const form = h(
    "form",
    { method: "dialog", novalidate: true },
    h(
      "header",
      {},
      h("div", {}, heading, h("p", { class: "modal-as" }, avatar(person, state), words.as(person.name))),
      h("button", { class: "icon-button", type: "button", "aria-label": words.close, on: { click: close } }, icon("close")),
    ),
    body,
    h(
      "footer",
      {},
      fault,
      h("button", { class: "button secondary", type: "button", on: { click: close } }, words.cancel),
      submit,
    ),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    fault.textContent = "";
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) return wrong[0].focus();
    submit.disabled = true;
    submit.setAttribute("aria-busy", "true");
    try {
      await send(Object.fromEntries(fields.map((field) => [field.id, field.value()])));
      close();
    } catch (failure) {
      fault.textContent = context.explain(failure);
      submit.disabled = false;
      submit.removeAttribute("aria-busy");
    }
    return undefined;
  });
  const before = document.activeElement;
  dialog.append(form);
  dialog.addEventListener("close", () => {
    closeSelect();
    dialog.remove();
    if (before?.isConnected) before.focus();
    else context.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  (dialog.querySelector(".modal-body :is(input, textarea, .select)") ?? submit).focus();
}

function part(component, context, fields) {
  if (component.type === 1) {
    return component.components.map((inner) => labelled(inner, inner.label, "", context, fields));
  }
  if (component.type === 10) return h("div", { class: "md" }, markdown(component.content, context));
  if (component.type === 18) {
    return labelled(component.component, component.label, component.description, context, fields);
  }
  return labelled(component, component.label ?? "", "", context, fields);
}

/** One question of the form: its label, the control, a line for what is wrong with the answer. */
function labelled(component, label, description, context, fields) {
  const { words } = context;
  const must = component.type === 23 ? false : component.required !== false;
  const error = h("p", { class: "field-error", id: freshId("error"), role: "alert" });
  const about = description ? h("p", { class: "field-about", id: freshId("about") }, description) : null;
  const build = component.type === 4 ? textField : CONTROLS[component.type];
  if (!build) return h("p", { class: "unknown-component" }, `[${component.type}]`);
  const control = build(component, { label, must, error, about, context });
  const describedBy = [about?.id, error.id].filter(Boolean).join(" ");
  control.target.setAttribute("aria-describedby", describedBy);
  fields.push({
    id: component.custom_id,
    value: control.value,
    focus: () => control.target.focus(),
    check: () => {
      const wrong = control.wrong();
      error.textContent = wrong ?? "";
      control.target.setAttribute("aria-invalid", String(Boolean(wrong)));
      return !wrong;
    },
  });
  const star = must ? h("span", { class: "must" }, ` (${words.required})`) : null;
  const tag = control.group ? "legend" : "label";
  const caption = label ? h(tag, { for: control.group ? null : control.target.id }, label, star) : null;
  return h(control.group ? "fieldset" : "div", { class: "field" }, caption, about, control.element, error);
}

function textField(component, { label, must, context }) {
  const { words } = context;
  const long = component.style === 2;
  const props = {
    id: freshId("field"),
    placeholder: component.placeholder,
    maxlength: component.max_length,
    "aria-required": String(must),
    "aria-label": label ? null : component.custom_id,
    autocomplete: "off",
    rows: long ? 4 : null,
    type: long ? null : "text",
  };
  const element = h(long ? "textarea" : "input", props);
  element.value = component.value ?? "";
  const wrong = () => {
    const length = element.value.length;
    if (must && !element.value.trim()) return words.errRequired;
    if (length && component.min_length && length < component.min_length) return words.errShort(component.min_length);
    return null;
  };
  return { element, target: element, value: () => element.value, wrong };
}

function selectField(component, { label, must, context }) {
  const { words } = context;
  const least = component.min_values ?? 1;
  let values = [
    ...(component.default_values ?? []).map((each) => String(each.id)),
    ...(component.options ?? []).filter((option) => option.default).map((option) => option.value),
  ];
  const element = select(component, context, { label, onChange: (next) => { values = next; } });
  element.id = freshId("field");
  const wrong = () => {
    if (must && !values.length) return words.errRequired;
    return values.length && values.length < least ? words.atLeast(least) : null;
  };
  return { element, target: element, value: () => values, wrong };
}

/** Radio buttons (21) answer one value, check boxes (22) a list of values. */
function boxes(component, { label, must, context }) {
  const { words } = context;
  const many = component.type === 22;
  const name = freshId("boxes");
  const inputs = component.options.map((option) => {
    const input = h("input", { type: many ? "checkbox" : "radio", name, value: option.value, id: freshId("box") });
    input.checked = Boolean(option.default);
    return { input, option };
  });
  const element = h(
    "div",
    { class: "boxes", role: many ? "group" : "radiogroup", "aria-label": label || component.custom_id },
    inputs.map(({ input, option }) =>
      h("label", { class: "box", for: input.id }, input,
        h("span", {}, option.label, option.description ? h("small", {}, option.description) : null))),
  );
  const chosen = () => inputs.filter(({ input }) => input.checked).map(({ option }) => option.value);
  const least = component.min_values ?? (must ? 1 : 0);
  const wrong = () => {
    const count = chosen().length;
    if (must && !count) return words.errRequired;
    if (many && count && count < least) return words.atLeast(least);
    if (many && component.max_values && count > component.max_values) return words.errMax(component.max_values);
    return null;
  };
  const value = () => (many ? chosen() : (chosen()[0] ?? null));
  return { element, target: inputs[0].input, value, wrong, group: true };
}

function tickBox(component, { label }) {
  const input = h("input", { type: "checkbox", id: freshId("field"), "aria-label": label ? null : component.custom_id });
  input.checked = Boolean(component.default);
  const element = h("div", { class: "tick-box" });
  fill(element, input);
  return { element, target: input, value: () => input.checked, wrong: () => null };
}

const CONTROLS = { 3: selectField, 5: selectField, 6: selectField, 7: selectField, 8: selectField, 21: boxes, 22: boxes, 23: tickBox };
