import type { CallResult } from './callResult.ts'
import { field } from './field.ts'
import { isRecord } from './isRecord.ts'
import type { HeldRound } from './session.ts'

/** A refusal for the sake of a round that is still open names it. */
function openRoundOf(data: unknown): HeldRound | null {
  try {
    return { round: field.text(data, 'round'), stake: field.fen(data, 'stake') }
  } catch {
    return null
  }
}

/** Reads `{ status, data }` (D2). Whatever is no envelope, or whose data does not fit, counts as unanswered. */
export function readEnvelope<Reply>(body: unknown, read: (data: unknown) => Reply): CallResult<Reply> {
  if (!isRecord(body)) return { kind: 'unanswered' }
  const { status, data } = body
  if (status === false) {
    const code = isRecord(data) ? data['code'] : data
    return {
      kind: 'refused',
      code: typeof code === 'string' ? code : 'unknown',
      openRound: code === 'game-active' ? openRoundOf(data) : null,
    }
  }
  if (status !== true) return { kind: 'unanswered' }
  try {
    return { kind: 'done', reply: read(data) }
  } catch {
    return { kind: 'unanswered' }
  }
}
