import { type Engine, selectionsOf } from '@koi/contract/engines'
import { html } from '../../drawing/elements.ts'
import { createSlipRow, type SlipRow, type SlipWords } from './slipRow.ts'
import type { Slip, SlipSum } from '../sports/slip.ts'

export interface SlipHandlers {
  readonly onToggle: (selection: string) => void
  readonly onType: (selection: string, typed: string) => void
  readonly onRestore: () => void
  readonly onClear: () => void
}

export interface SlipPanel {
  readonly element: HTMLElement
  update(slip: Slip, sum: SlipSum, step: bigint, fixed: boolean, suspended: boolean): void
}

/** The bets that are being made, and the one that was taken out last. */
export function createSlipPanel(engine: Engine, words: SlipWords, handlers: SlipHandlers): SlipPanel {
  const { texts, locale } = words
  const selections = new Map(selectionsOf(engine).map((selection) => [selection.id, selection]))
  const rows = new Map<string, SlipRow>()
  const list = html('ul', { class: 'slip-rows' })
  const note = html('p', { class: 'slip-note', role: 'status' })
  const undoText = html('span', { role: 'status' })
  const undo = html('button', { type: 'button', class: 'felt-clear', 'data-testid': 'slip-undo' }, texts.undo)
  const undoBar = html('p', { class: 'slip-undo' }, undoText, undo)
  const clear = html('button', { type: 'button', class: 'felt-clear' }, texts.clear)
  undo.addEventListener('click', handlers.onRestore)
  clear.addEventListener('click', handlers.onClear)

  function rowOf(id: string): SlipRow | null {
    const selection = selections.get(id)
    const known = rows.get(id)
    if (known || !selection) return known ?? null
    const row = createSlipRow(selection, words, {
      onType: (typed) => handlers.onType(id, typed),
      onRemove: () => {
        handlers.onToggle(id)
        // The button that had the focus is gone with its row.
        undo.focus()
      },
    })
    rows.set(id, row)
    return row
  }

  return {
    element: html(
      'section',
      { class: 'slip', 'aria-label': texts.slip },
      html('div', { class: 'felt-foot' }, html('h2', {}, texts.slip), clear),
      note,
      list,
      undoBar,
    ),
    update(slip, { lines }, step, fixed, suspended) {
      const shown = lines.flatMap((line) => {
        const row = rowOf(line.selection)
        row?.update(line, step, { fixed, suspended })
        return row ? [row.element] : []
      })
      // Rows that stay are not touched, so that a field keeps its focus while it is typed into.
      if (shown.length !== list.children.length || shown.some((row, at) => list.children[at] !== row)) {
        list.replaceChildren(...shown)
      }
      const told = slip.full ? texts.slipFull : lines.length === 0 ? texts.slipEmpty : ''
      if (note.textContent !== told) note.textContent = told
      note.hidden = told === ''
      const removed = slip.removed && selections.get(slip.removed.bet.selection)
      undoBar.hidden = !removed || fixed
      const gone = removed ? texts.removed(removed.name[locale]) : ''
      if (undoText.textContent !== gone) undoText.textContent = gone
      clear.hidden = fixed || lines.length === 0
    },
  }
}
