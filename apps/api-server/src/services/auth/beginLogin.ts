import type { loginMethods } from '@koi/contract/devices'
import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { maskAddress } from '../../security/mask.ts'
import type { Context } from '../context.ts'
import { hasOtherDevices, isKnownDevice, rememberDevice } from '../member/devices.ts'
import type { Caller } from './caller.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { describeAgent } from './describeAgent.ts'
import { placeOf } from './placeOf.ts'
import { openSession } from './session.ts'

/**
 * Notes a login with its device, opens the session of its first tab, and answers the token of that. A login from a new
 * device is told to the member.
 */
export async function beginLogin(
  trx: Transaction<Schema>,
  {
    ctx,
    input,
  }: {
    ctx: Context
    input: { memberId: string; caller: Caller; method: (typeof loginMethods)[number] }
  },
): Promise<string> {
  const { memberId, caller, method } = input
  const { device } = caller
  const known = await isKnownDevice(trx, { memberId, device })
  const newDevice = !known && (await hasOtherDevices(trx, { memberId, device }))
  const agent = describeAgent(caller.userAgent)
  const address = maskAddress(caller.address)
  const place = placeOf(caller)
  const loginId = ctx.random.uuid()
  await trx
    .insertInto('logins')
    .values({
      id: loginId,
      member_id: memberId,
      at: new Date(ctx.clock.now()),
      method,
      device,
      ...agent,
      address,
      place,
      new_device: newDevice,
    })
    .execute()
  const token = await openSession(trx, { ctx, input: { memberId, loginId, device } })
  await rememberDevice(trx, { ctx, input: { memberId, device } })
  if (newDevice) {
    const content = { topic: 'new-device', ...agent, address, place } as const
    await writeMessage(trx, ctx, { memberId, content })
  }
  return token
}
