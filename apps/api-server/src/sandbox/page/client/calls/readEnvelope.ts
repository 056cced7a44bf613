import type { CallResult } from './callResult.ts'
import { isRecord } from './isRecord.ts'

/** Reads `{ status, data }` (D2). Whatever is no envelope, or whose data does not fit, counts as unanswered. */
export function readEnvelope<Reply>(body: unknown, read: (data: unknown) => Reply): CallResult<Reply> {
  if (!isRecord(body)) return { kind: 'unanswered' }
  const { status, data } = body
  if (status === false) {
    const code = isRecord(data) ? data['code'] : data
    return { kind: 'refused', code: typeof code === 'string' ? code : 'unknown' }
  }
  if (status !== true) return { kind: 'unanswered' }
  try {
    return { kind: 'done', reply: read(data) }
  } catch {
    return { kind: 'unanswered' }
  }
}
