import { contract } from '@koi/contract'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { TestReply } from '../createTestPlayer.ts'
import { soakPasswords } from './prepareSoak.ts'
import type { Intent, Soak, SoakMember } from './soak.ts'

const tries = 50

/** Opens a session of a member, again when its servers die meanwhile. */
export async function logIn(soak: Soak, { player, account }: SoakMember): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await player.login(account, soakPasswords.login)
      return
    } catch (error) {
      const broken = error instanceof TypeError || error instanceof DOMException
      if (attempt === tries || !broken) throw error
      soak.counts.lost += 1
    }
  }
}

/**
 * A reply, or null when none came, it was thrown away, or the database took too long, as it may on a machine with more
 * processes than cores: what was sent may have taken effect then. Nothing that is asked here may fail on the server.
 *
 * @throws Error on any other HTTP status than 200.
 */
export async function receive(soak: Soak, send: () => Promise<TestReply>): Promise<TestReply | null> {
  let reply: TestReply
  try {
    reply = await send()
  } catch (error) {
    // The connection broke, or its end is missing.
    if (!(error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException))
      throw error
    soak.counts.lost += 1
    return null
  }
  if (reply.http === 503) {
    soak.counts.lost += 1
    return null
  }
  if (reply.http !== 200) throw new Error(`a call was answered with ${reply.http}: ${reply.code}`)
  if (!soak.draw.chance(soak.dropped)) return reply
  soak.counts.lost += 1
  return null
}

const conflict = 'idempotency-conflict'

/** A launch is answered with a fresh ticket beside what is stored. */
function stored(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('url' in answer)) return answer
  const { url: _url, ...rest } = answer
  return rest
}

function noteDone(intent: Intent, answer: unknown): void {
  const same = isDeepStrictEqual(stored(intent.answer), stored(answer))
  if (intent.state === 'voided')
    throw new Error(`${intent.call} ${intent.key} took effect after it was voided`)
  if (intent.state === 'done' && !same)
    throw new Error(`${intent.call} ${intent.key} was answered differently`)
  if (intent.state === 'done') return
  intent.state = 'done'
  intent.answer = answer
}

/** Takes an answer in, or that there was none, and fails when it contradicts what was answered before. */
function note(intent: Intent, reply: TestReply | null): void {
  if (reply?.status) return noteDone(intent, reply.data)
  if (intent.state === 'done' && reply)
    throw new Error(`${intent.call} was done and is refused: ${reply.code}`)
  if (intent.state === 'done' || intent.state === 'voided') return
  if (!reply) intent.state = 'lost'
  else if (reply.code === conflict && intent.asked) intent.state = 'voided'
  else if (reply.code === conflict) throw new Error(`${intent.call} is refused as a conflict with itself`)
  else if (!intent.errors.includes(reply.code ?? '')) throw new Error(`${intent.call}: ${reply.code}`)
  else intent.state = 'refused'
}

/** Sends a call, once or twice at the same moment. A session that is over is opened again; the call was not made then. */
export async function sendIntent(
  soak: Soak,
  member: SoakMember,
  intent: Intent,
  twice = false,
): Promise<void> {
  const replies = await Promise.all((twice ? [1, 2] : [1]).map(() => receive(soak, intent.send)))
  const over = replies.some((reply) => reply?.code === 'token')
  const answers = replies.filter((reply) => reply?.code !== 'token')
  // Of two at the same moment one may be refused before the other goes through.
  for (const reply of answers.toSorted((a, b) => Number(a?.status ?? false) - Number(b?.status ?? false))) {
    note(intent, reply)
  }
  if (over) await logIn(soak, member)
}

/** The key with another payload: refused, whatever came before, unless the first never took effect. */
export async function sendConflict(soak: Soak, intent: Intent): Promise<void> {
  if (intent.state !== 'done' || !intent.sendOther) return
  soak.counts.conflicts += 1
  const reply = await receive(soak, intent.sendOther)
  if (!reply || reply.code === 'token' || reply.code === conflict) return
  throw new Error(`${intent.call} with another payload: ${reply.code ?? 'done'}`)
}

/** Asks what became of a call; `sending` sends it at the same moment. */
export async function askOutcome(
  soak: Soak,
  member: SoakMember,
  intent: Intent,
  sending = false,
): Promise<void> {
  soak.counts.asks += 1
  intent.asked = true
  const [reply] = await Promise.all([
    receive(soak, () => member.player.send(contract.moneyOutcome, { key: intent.key })),
    sending ? sendIntent(soak, member, intent) : null,
  ])
  if (reply?.code === 'token') return logIn(soak, member)
  if (!reply && intent.state === 'refused') intent.state = 'lost'
  if (!reply) return
  if (!reply.status) throw new Error(`${contract.moneyOutcome.name}: ${reply.code}`)
  const outcome = v.parse(contract.moneyOutcome.output, reply.data)
  if (outcome.state === 'done' && intent.state === 'refused')
    throw new Error(`${intent.call} was refused and done`)
  if (outcome.state === 'done') return noteDone(intent, outcome.answer)
  if (outcome.state === 'unknown') return
  if (intent.state === 'done') throw new Error(`${intent.call} ${intent.key} is done and not done`)
  intent.state = 'voided'
}
