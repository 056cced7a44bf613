import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Context } from '../context.ts'

/** Notes that the member has logged in from a device: from now on it is not taken for a stranger's (D20). */
export async function rememberDevice(
  db: Kysely<Schema>,
  { ctx, input }: { ctx: Pick<Context, 'clock'>; input: { memberId: string; device: string } },
): Promise<void> {
  const last_login_at = new Date(ctx.clock.now())
  await db
    .insertInto('member_devices')
    .values({ member_id: input.memberId, device: input.device, last_login_at })
    .onConflict((conflict) => conflict.columns(['member_id', 'device']).doUpdateSet({ last_login_at }))
    .execute()
}

/** Whether the member has logged in from this device before. */
export async function isKnownDevice(
  db: Kysely<Schema>,
  { memberId, device }: { memberId: string; device: string },
): Promise<boolean> {
  const known = await db
    .selectFrom('member_devices')
    .select('device')
    .where('member_id', '=', memberId)
    .where('device', '=', device)
    .executeTakeFirst()
  return known !== undefined
}

/** Whether the member has logged in from a device that is not this one. */
export async function hasOtherDevices(
  db: Kysely<Schema>,
  { memberId, device }: { memberId: string; device: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('member_devices')
    .select('device')
    .where('member_id', '=', memberId)
    .where('device', '<>', device)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Whether the member with this phone, if there is one, has logged in from this device before. */
export async function isKnownDeviceOfPhone(
  db: Kysely<Schema>,
  { area, phone, device }: { area: string; phone: string; device: string },
): Promise<boolean> {
  const known = await db
    .selectFrom('member_devices')
    .innerJoin('members', 'members.id', 'member_devices.member_id')
    .select('device')
    .where('members.area', '=', area)
    .where('members.phone', '=', phone)
    .where('member_devices.device', '=', device)
    .executeTakeFirst()
  return known !== undefined
}
