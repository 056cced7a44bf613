import type { Selectable, Transaction } from 'kysely'
import type { MemberTable } from '../../db/memberTables.ts'
import type { Schema } from '../../db/schema.ts'
import type { Random } from '../../security/random.ts'
import { post } from '../ledger/post.ts'
import { writeMessage } from '../message/writeMessage.ts'

/** A new member with the play money it starts with, in fen. */
interface NewMember {
  readonly account: string
  readonly passwordHash: string
  readonly withdrawPasswordHash: string | null
  readonly area: string
  readonly phone: string
  readonly name: string | null
  readonly email: string | null
  /** The address is known to be the member's. */
  readonly emailVerified?: true
  readonly wechat?: string | null
  readonly qq?: string | null
  readonly birthDate: string
  readonly invitedBy: string | null
  readonly grant: bigint
  readonly at: Date
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

function newInviteCode(random: Random): string {
  return Array.from({ length: 8 }, () => alphabet[random.below(alphabet.length)]).join('')
}

/** Writes the member, who invited it, its welcome message and the grant from the sandbox's equity. */
export async function createMember(
  trx: Transaction<Schema>,
  random: Random,
  member: NewMember,
): Promise<Selectable<MemberTable>> {
  const id = random.uuid()
  const row = await trx
    .insertInto('members')
    .values({
      id,
      account: member.account,
      password_hash: member.passwordHash,
      withdraw_password_hash: member.withdrawPasswordHash,
      area: member.area,
      phone: member.phone,
      name: member.name,
      email: member.email,
      email_verified_at: member.emailVerified ? member.at : null,
      wechat: member.wechat ?? null,
      qq: member.qq ?? null,
      birth_date: member.birthDate,
      invite_code: newInviteCode(random),
      invited_by: member.invitedBy,
      vip_level: 0,
      auto_transfer: true,
      created_at: member.at,
      last_login_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (member.invitedBy !== null) {
    // A code that nobody has registers a member like any other: a broken link keeps nobody out.
    await trx
      .insertInto('referrals')
      .columns(['member_id', 'agent_id', 'at'])
      .expression((eb) =>
        eb
          .selectFrom('members')
          .select((one) => [
            one.val(id).as('member_id'),
            'members.id as agent_id',
            one.val(member.at).as('at'),
          ])
          .where('invite_code', '=', member.invitedBy ?? '')
          .where('id', '<>', id),
      )
      .execute()
  }
  const clock = { now: () => member.at.getTime() }
  await writeMessage(trx, { clock, random }, { memberId: id, content: { topic: 'welcome' } })
  await post(trx, {
    id: random.uuid(),
    kind: 'grant',
    memberId: id,
    reference: `grant:${id}`,
    at: member.at,
    moves: [
      { account: { kind: 'equity', venueId: 0 }, amount: -member.grant },
      { account: { kind: 'wallet', venueId: 0 }, amount: member.grant },
    ],
  })
  return row
}
