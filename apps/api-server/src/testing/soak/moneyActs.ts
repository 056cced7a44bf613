import type { Endpoint, SchemaInput } from '@koi/api-core'
import { fenToDecimal } from '@koi/api-core/amount'
import { contract } from '@koi/contract'
import * as v from 'valibot'
import { agreedTo } from '../agreedTo.ts'
import { askCancelling } from './askCancelling.ts'
import { soakPasswords } from './prepareSoak.ts'
import { sendIntent } from './sendIntent.ts'
import type { Intent, Soak, SoakMember } from './soak.ts'

const venues = [89, 91, 1, 2, 28] as const
const often = 12

/** A call of a member under a new key; `other` is another payload for the same key. */
export function newIntent<E extends Endpoint>(
  { draw, player, intents }: SoakMember,
  endpoint: E,
  inputs: { readonly input: SchemaInput<E['input']>; readonly other?: SchemaInput<E['input']> },
  amount = 0n,
): Intent {
  const key = draw.uuid()
  const { input, other } = inputs
  const intent: Intent = {
    call: endpoint.name,
    key,
    amount,
    errors: endpoint.errors,
    send: () => player.send(endpoint, input, { key }),
    sendOther: other === undefined ? null : () => player.send(endpoint, other, { key }),
    state: 'unsent',
    asked: false,
    answer: null,
  }
  intents.push(intent)
  return intent
}

/** Sends it, now and then twice at the same moment. */
export async function send(soak: Soak, member: SoakMember, intent: Intent): Promise<Intent> {
  const twice = soak.draw.chance(often)
  if (twice) soak.counts.twins += 1
  await sendIntent(soak, member, intent, twice)
  return intent
}

/** Between the central wallet and a venue; now and then the same amount again without confirming the duplicate. */
export function planTransfer(member: SoakMember): Intent {
  const { draw } = member
  const inward = draw.chance(60)
  const venue = inward || draw.chance(10) ? draw.pick(venues) : member.venue
  const fen = BigInt(draw.chance(often) ? 5_000 : 100 + draw.below(inward ? 40_000 : 20_000))
  const amount = fenToDecimal(fen)
  const way = inward ? { from: 0, to: venue } : { from: venue, to: 0 }
  member.venue = venue
  const confirmation = draw.chance(85) ? { confirm_duplicate: true } : {}
  const other = { ...way, amount: fenToDecimal(fen + 1n) }
  return newIntent(member, contract.transfer, { input: { ...way, amount, ...confirmation }, other }, fen)
}

/** Opens a deposit order by any channel. */
async function deposit(soak: Soak, member: SoakMember): Promise<void> {
  const { draw } = member
  const fen = BigInt(50_000 + draw.below(60_000))
  const by = draw.pick([
    { channel: 'bank' },
    { channel: 'alipay' },
    { channel: 'coin', network: 'TRC20' },
    { channel: 'coin', network: 'ERC20' },
  ] as const)
  const promotion = draw.chance(70) ? { promo_id: draw.pick(['first-deposit', 'weekly-reload']) } : {}
  const input = { ...by, ...promotion, amount: fenToDecimal(fen), confirm_duplicate: true }
  const other = { ...by, amount: fenToDecimal(fen + 1n) }
  await send(soak, member, newIntent(member, contract.createDeposit, { input, other }, fen))
  noteOrders(member)
}

/** Keeps the orders that a member was told of. */
export function noteOrders(member: SoakMember): void {
  const known = new Set(member.orders.map(({ id }) => id))
  for (const { call, state, answer } of member.intents) {
    if (call !== contract.createDeposit.name || state !== 'done') continue
    const { id, channel, amount, receiver } = v.parse(contract.createDeposit.output, answer)
    if (known.has(id)) continue
    const coin = receiver.kind === 'coin' ? receiver : null
    member.orders.push({
      id,
      channel,
      amount,
      due: coin?.amount ?? amount,
      rate: coin && coin.rate,
      press: null,
    })
  }
}

/** Asks for a withdrawal; a third ends in one of the two amounts that the sandbox rejects. */
async function withdraw(soak: Soak, member: SoakMember): Promise<void> {
  const { draw } = member
  const yuan = BigInt(200 + draw.below(300))
  const fen = yuan * 100n + BigInt(draw.pick([13, 14, 13, 0, 50, 77, 99, 1]))
  const account_id = draw.pick(member.payoutAccounts)
  const password = draw.chance(4) ? '246802' : soakPasswords.withdraw
  const shown = draw.chance(50) ? await askCancelling(soak, member) : null
  const bonus = shown && agreedTo(shown)
  const input = { account_id, amount: fenToDecimal(fen), password, confirm_duplicate: true, ...bonus }
  const other = { ...input, amount: fenToDecimal(fen + 100n), password: soakPasswords.withdraw }
  await send(soak, member, newIntent(member, contract.requestWithdrawal, { input, other }, fen))
}

/** What members do with their own wallets. */
export const moneyActs = {
  transfer: async (soak: Soak, member: SoakMember) => void (await send(soak, member, planTransfer(member))),
  recycle: async (soak: Soak, member: SoakMember) =>
    void (await send(soak, member, newIntent(member, contract.recycle, { input: {} }))),
  deposit,
  withdraw,
}
