import { fenToDecimal } from '@koi/api-core/amount'
import { contract } from '@koi/contract'
import { cashierActions, cashierSession, type DepositEvent } from '@koi/contract/sandbox'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { callbackSignature } from '../../security/callbackSignature.ts'
import { callbackPath } from '../../services/cashier/callBack.ts'
import { moneyActs } from './moneyActs.ts'
import { logIn, receive } from './sendIntent.ts'
import type { Delivery, Soak, SoakMember, SoakOrder } from './soak.ts'

function eventOf(soak: Soak, order: SoakOrder, received: bigint): DepositEvent {
  return {
    id: soak.draw.uuid(),
    type: received === 0n ? 'payment.failed' : 'payment.received',
    order: order.id,
    payment: soak.draw.uuid(),
    amount: fenToDecimal(order.amount),
    received: fenToDecimal(received),
    unit: order.rate === null ? 'CNY' : 'USDT',
    at: new Date(soak.clock.now()).toISOString(),
  }
}

/** Pays an order: the provider will tell of it later, in any order and perhaps when the order has run out. */
async function pay(soak: Soak, member: SoakMember): Promise<void> {
  const { draw, orders } = member
  if (orders.length === 0) return moneyActs.deposit(soak, member)
  const order = draw.pick(orders.slice(-4))
  const { due } = order
  const received = draw.pick([due, due, due, due - due / 3n, due + 777n, 0n, 1n])
  soak.deliveries.push({ event: eventOf(soak, order, received), accepted: false })
}

async function post(soak: Soak, event: DepositEvent, secret = soak.secret, late = 0): Promise<number | null> {
  const body = JSON.stringify(event)
  const seconds = Math.floor(soak.clock.now() / 1000) - late
  const headers = {
    'content-type': 'application/json',
    'koi-signature': callbackSignature(secret, body, seconds),
  }
  try {
    const reply = await soak.fetch(callbackPath, { method: 'POST', headers, body })
    await reply.body?.cancel()
    return soak.draw.chance(soak.dropped) ? null : reply.status
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null
    throw error
  }
}

/** Sends a callback as the provider does: until it is answered with 200 it stays to be sent. */
export async function deliver(soak: Soak, delivery: Delivery): Promise<void> {
  soak.counts.callbacks += 1
  const status = await post(soak, delivery.event)
  if (status === 200) delivery.accepted = true
  // What took too long on its way comes again under a fresh time.
  else if (status !== null && status !== 403) throw new Error(`a callback was answered with ${status}`)
}

/** A callback that has to be refused. */
async function deliverBad(soak: Soak, { event, accepted }: Delivery): Promise<void> {
  const { draw, secret, forbidden, counts } = soak
  counts.badCallbacks += 1
  const fresh = { ...event, id: draw.uuid(), payment: draw.uuid() }
  const more = { ...fresh, amount: '88888.00', received: '88888.00' }
  const [bad, key, late] = draw.pick<readonly [DepositEvent, string, number]>([
    [fresh, 'guessed', 0],
    [fresh, secret, 100_000],
    [more, secret, 0],
    [{ ...fresh, unit: event.unit === 'CNY' ? 'USDT' : 'CNY' }, secret, 0],
    accepted && event.type === 'payment.received'
      ? [{ ...event, id: fresh.id, received: '77777.00' }, secret, 0]
      : [fresh, 'guessed', 0],
  ])
  forbidden.add(bad.id)
  if (bad.payment !== event.payment) forbidden.add(bad.payment)
  const status = await post(soak, bad, key, late)
  if (status !== null && status !== 400 && status !== 403)
    throw new Error(`a bad callback was taken in: ${status}`)
}

/** Callbacks come in any order, late, again, under another event id, changed or forged. */
async function callBack(soak: Soak, member: SoakMember): Promise<void> {
  const { draw, deliveries } = soak
  if (deliveries.length === 0) return pay(soak, member)
  const waiting = deliveries.filter(({ accepted }) => !accepted)
  const delivery = draw.chance(25) || waiting.length === 0 ? draw.pick(deliveries) : draw.pick(waiting)
  if (draw.chance(12)) return deliverBad(soak, delivery)
  if (delivery.accepted) soak.counts.replays += 1
  if (delivery.accepted && draw.chance(40)) {
    const again = { event: { ...delivery.event, id: draw.uuid() }, accepted: false }
    return deliver(soak, again)
  }
  if (!draw.chance(15)) return deliver(soak, delivery)
  soak.counts.twins += 1
  await Promise.all([deliver(soak, delivery), deliver(soak, delivery)])
}

/** Presses a button of the cashier that was pressed before, or not yet. */
export async function press(soak: Soak, member: SoakMember, order: SoakOrder): Promise<void> {
  const pressed = order.press
  if (!pressed) return
  const body = { action: pressed.action, id: pressed.id }
  const reply = await receive(soak, () => member.player.play('/sandbox/cashier/act', body, pressed.key))
  if (reply && !reply.status) throw new Error(`a press in the cashier: ${reply.code}`)
  if (reply) pressed.state = 'done'
}

async function openCashier(soak: Soak, member: SoakMember, order: SoakOrder): Promise<string | null> {
  const reply = await receive(soak, () => member.player.send(contract.openCashier, { id: order.id }))
  if (reply?.code === 'token') await logIn(soak, member)
  if (!reply?.status) return null
  const ticket = new URL(v.parse(contract.openCashier.output, reply.data).url).searchParams.get('ticket')
  const opened = await receive(soak, () => member.player.play('/sandbox/cashier/session', { ticket }))
  return opened?.status ? v.parse(cashierSession, opened.data).key : null
}

/** Goes to the cashier of an order and presses a button; sometimes once more. */
async function cashier(soak: Soak, member: SoakMember): Promise<void> {
  const { draw, orders } = member
  const order = orders.findLast((known) => known.press?.state === 'lost') ?? orders.at(-1)
  if (!order) return moneyActs.deposit(soak, member)
  if (!order.press) {
    const key = await openCashier(soak, member, order)
    if (key === null) return
    order.press = { action: draw.pick(cashierActions), id: randomUUID(), key, state: 'lost' }
  } else soak.counts.replays += 1
  await press(soak, member, order)
}

async function tell(soak: Soak, member: SoakMember): Promise<void> {
  const order = member.orders.at(-1)
  if (!order) return moneyActs.deposit(soak, member)
  const endpoint = member.draw.chance(60) ? contract.claimDeposit : contract.cancelDeposit
  const reply = await receive(soak, () => member.player.send(endpoint, { id: order.id }))
  if (reply?.code === 'token') await logIn(soak, member)
  else if (reply && !reply.status && reply.code !== 'order-closed')
    throw new Error(`${endpoint.name}: ${reply.code}`)
}

/** What pays orders: the provider, the sandbox cashier, and what the member says of it. */
export const depositActs = { pay, callBack, cashier, tell }
