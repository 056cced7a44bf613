import { createHmac, timingSafeEqual } from 'node:crypto'

/** How a callback is signed: HMAC-SHA256 over its time in seconds and its body. */
export function callbackSignature(secret: string, body: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}

/** What is wrong with the signature of a callback; null when nothing is. `now` and `tolerance` are milliseconds. */
export function signatureProblem(
  given: string | null,
  {
    secret,
    body,
    now,
    tolerance,
  }: { readonly secret: string; readonly body: string; readonly now: number; readonly tolerance: number },
): 'missing' | 'wrong' | 'stale' | null {
  const [, time] = /^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(given ?? '') ?? []
  if (given === null || time === undefined) return 'missing'
  const expected = Buffer.from(callbackSignature(secret, body, Number(time)))
  const actual = Buffer.from(given)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 'wrong'
  return Math.abs(Number(time) * 1000 - now) > tolerance ? 'stale' : null
}
