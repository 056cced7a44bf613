import { encodeAmounts } from '@koi/contract'
import { redeemReply, settleReply, stakeReply } from '@koi/contract/sandbox'
import * as v from 'valibot'

/** Sends a request; a test server's `fetch` fits. */
type Fetch = (url: string, init: RequestInit) => Promise<Response>

async function post<Schema extends v.GenericSchema>(
  fetch: Fetch,
  url: URL,
  body: object,
  reply: Schema,
  key?: string,
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(url.href, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(encodeAmounts(body)),
  })
  const envelope: unknown = await response.json()
  const data: unknown =
    typeof envelope === 'object' && envelope !== null && 'data' in envelope ? envelope.data : envelope
  return v.parse(reply, data)
}

/** What playing came to, in fen. */
export interface Played {
  readonly staked: bigint
  readonly payout: bigint
  readonly rounds: readonly string[]
}

/** Plays rounds in the sandbox as the page behind a launched game's address does; `settle: false` leaves them open. */
export async function playRounds(
  fetch: Fetch,
  gameUrl: string,
  { rounds, stake, settle = true }: { rounds: number; stake: bigint; settle?: boolean },
): Promise<Played> {
  const url = new URL(gameUrl)
  const ticket = url.searchParams.get('ticket') ?? ''
  const { key } = await post(fetch, new URL('/sandbox/session', url), { ticket }, redeemReply)
  let payout = 0n
  const played: string[] = []
  for (let count = 0; count < rounds; count += 1) {
    const round = crypto.randomUUID()
    await post(fetch, new URL('/sandbox/stake', url), { round, amount: stake }, stakeReply, key)
    played.push(round)
    if (!settle) continue
    const settled = await post(fetch, new URL('/sandbox/settle', url), { round }, settleReply, key)
    payout += settled.payout
  }
  return { staked: stake * BigInt(rounds), payout, rounds: played }
}

/** Opens a game whose last round was left open, and settles that round as the page behind the address does. */
export async function settleOpenRound(fetch: Fetch, gameUrl: string): Promise<void> {
  const url = new URL(gameUrl)
  const ticket = url.searchParams.get('ticket') ?? ''
  const { key, openRound } = await post(fetch, new URL('/sandbox/session', url), { ticket }, redeemReply)
  if (!openRound) throw new Error('no round of this game is open')
  await post(fetch, new URL('/sandbox/settle', url), { round: openRound.round }, settleReply, key)
}
