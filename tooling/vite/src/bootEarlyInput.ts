/**
 * The part of the boot script that keeps in `koiEarly` what is tapped and typed until the shell's scripts run, for the shell to
 * do, and marks a tap that waits. It calls `load` at the first sign of the player, and `showAll` once the page is scrolled.
 */
export const earlyInputText = `  // Where an element stands, and what it is and says: in the shell's page it may stand elsewhere (earlyInput.ts of the features).
  function spot(element) {
    var way = []
    for (var at = element; at && at.id !== 'root'; at = at.parentElement) {
      if (!at.parentElement) return null
      way.unshift([].indexOf.call(at.parentElement.children, at))
    }
    return at && { way: way, name: element.localName + ' ' + (element.getAttribute('aria-label') || element.textContent) }
  }
  function isSame(one, other) {
    return String(one.way) === String(other.way)
  }
  var early = { clicks: [], fields: [], focus: null, end: end }
  function note(element) {
    var tapped = spot(element)
    var last = early.clicks.at(-1)
    if (!tapped || (last && isSame(last, tapped))) return
    early.clicks.push(tapped)
    root.dataset.tapped = ''
  }
  function onClick(event) {
    load()
    // Links lead on by themselves, to a page that the server draws as well; boxes and fields are noted as they change.
    var target = event.target.closest && event.target.closest('a, button, label, summary, input, textarea, select, [role]')
    if (!target || target.localName !== 'button' && (target.localName === 'a' || !target.getAttribute('role'))) return
    event.preventDefault()
    note(target)
  }
  function onSubmit(event) {
    // A password must never become part of an address.
    event.preventDefault()
    load()
    if (event.submitter) note(event.submitter)
  }
  function onKey(event) {
    load()
    // The button may still be asleep, as it is until a form is complete: the browser would do nothing.
    var form = event.key === 'Enter' && event.target.localName === 'input' && event.target.form
    var button = form && [].find.call(form.elements, function (part) { return part.type === 'submit' })
    if (!button) return
    event.preventDefault()
    note(button)
  }
  function onInput(event) {
    load()
    var field = spot(event.target)
    // What was chosen of the device's files only the player can choose again.
    if (!field || event.target.files || !('value' in event.target)) return
    var box = /^(checkbox|radio)$/.test(event.target.type)
    field.value = box ? event.target.checked : event.target.value
    early.fields = early.fields.filter(function (other) { return !isSame(other, field) })
    early.fields.push(field)
  }
  function onFocus(event) {
    early.focus = spot(event.target)
  }
  var noted = { click: onClick, submit: onSubmit, input: onInput, focusin: onFocus, keydown: onKey, pointerdown: load, touchstart: load, scroll: showAll }
  function end() {
    showAll()
    delete root.dataset.tapped
    Object.keys(noted).forEach(function (type) { document.removeEventListener(type, noted[type], true) })
  }
  Object.keys(noted).forEach(function (type) { document.addEventListener(type, noted[type], { capture: true, passive: type === 'touchstart' }) })
  window.koiEarly = early
`
