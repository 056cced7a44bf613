import { html } from '../../../sandbox/page/client/drawing/html.ts'
import type { DocsTexts } from './docsTexts.ts'
import { fieldTable } from './fieldTable.ts'
import type { Field, Operation } from './reference.ts'

function part(title: string, ...children: (Node | string)[]): HTMLElement {
  return html('section', {}, html('h3', {}, title), ...children)
}

function fields(
  id: string,
  title: string,
  list: readonly Field[],
  mark: (field: Field) => string,
  texts: DocsTexts,
): HTMLElement {
  return part(
    title,
    list.length === 0
      ? html('p', { class: 'nothing' }, texts.noInput)
      : fieldTable(list, `${id} ${title}`, mark, texts),
  )
}

function details(operation: Operation, texts: DocsTexts): HTMLElement {
  const codes =
    operation.codes.length === 0
      ? html('p', { class: 'nothing' }, texts.noCodes)
      : html(
          'ul',
          { class: 'codes' },
          ...operation.codes.map((code) => html('li', {}, html('code', {}, code))),
        )
  const asked = ({ required }: Field): string => (required ? texts.required : '')
  const given = ({ required }: Field): string => (required ? '' : texts.optional)
  const encoding = operation.encoding === '' ? '' : ` · ${operation.encoding}`
  return html(
    'div',
    { class: 'details' },
    fields(operation.id, `${texts.input}${encoding}`, operation.input, asked, texts),
    fields(operation.id, texts.output, operation.output, given, texts),
    part(texts.codes, codes),
    ...(operation.headers.length === 0
      ? []
      : [fields(operation.id, texts.headers, operation.headers, asked, texts)]),
  )
}

/** One call: a line that opens to its fields and codes. The tables are built when it is first opened. */
export function operationCard(operation: Operation, texts: DocsTexts): HTMLDetailsElement {
  const summary = html(
    'summary',
    {},
    html('span', { class: 'method', 'data-method': operation.method }, operation.method),
    html('code', { class: 'path' }, operation.path),
    html('span', { class: 'summary' }, operation.summary),
    html(
      'span',
      { class: 'badges' },
      html(
        'span',
        { class: 'badge', 'data-access': operation.access },
        texts.access[operation.access] ?? operation.access,
      ),
      html(
        'span',
        { class: 'badge', 'data-origin': operation.origin },
        texts.origins[operation.origin] ?? operation.origin,
      ),
    ),
  )
  const card = html('details', { class: 'operation', id: operation.id }, summary)
  card.addEventListener('toggle', () => {
    if (card.open && card.childElementCount === 1) card.append(details(operation, texts))
  })
  return card
}
