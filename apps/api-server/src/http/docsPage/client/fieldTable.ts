import { html } from '../../../sandbox/page/client/drawing/html.ts'
import type { DocsTexts } from './docsTexts.ts'
import type { Field } from './reference.ts'

function row(field: Field, mark: string): HTMLElement {
  const name = html('th', { scope: 'row', 'data-depth': String(Math.min(field.depth, 5)) })
  name.append(html('code', {}, field.name))
  if (mark !== '') name.append(html('span', { class: 'mark' }, mark))
  return html(
    'tr',
    {},
    name,
    html('td', {}, html('code', { class: 'type' }, field.type)),
    html('td', { class: 'notes' }, field.notes.join(' · ')),
  )
}

/** A table of fields, nested ones set in. `name` tells it from the other tables of the page; `mark` is set
 * beside a field's name. */
export function fieldTable(
  fields: readonly Field[],
  name: string,
  mark: (field: Field) => string,
  texts: DocsTexts,
): HTMLElement {
  const heads = [texts.field, texts.type, texts.notes].map((text) => html('th', { scope: 'col' }, text))
  return html(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': name },
    html(
      'table',
      {},
      html('thead', {}, html('tr', {}, ...heads)),
      html('tbody', {}, ...fields.map((field) => row(field, mark(field)))),
    ),
  )
}
