import type { Database } from '../../db/database.ts'
import { createPasswordHasher } from '../../security/passwordHasher.ts'
import { systemRandom } from '../../security/systemRandom.ts'
import type { Clock } from '../../services/context.ts'
import { createMember } from '../../services/member/createMember.ts'
import { plantAccount } from '../plantAccount.ts'
import { testHashCost } from '../testHashCost.ts'

/** A member as the database has it. */
export interface PlantedMember {
  readonly id: string
  readonly account: string
  /** One of each kind. */
  readonly payoutAccounts: readonly string[]
}

/** The passwords of all planted members. */
export const plantedPasswords = { login: 'carp2026', withdraw: '135790' } as const

/**
 * Writes members with play money, a withdraw password and bound accounts, without their forms. Every second one has
 * auto-transfer on.
 */
export async function plantMembers(
  server: { readonly db: Database['db']; readonly clock: Clock },
  count: number,
  grant: bigint,
): Promise<PlantedMember[]> {
  const hasher = createPasswordHasher(systemRandom, testHashCost)
  const passwordHash = await hasher.hash(plantedPasswords.login)
  const withdrawPasswordHash = await hasher.hash(plantedPasswords.withdraw)
  const at = new Date(server.clock.now())

  async function plant(index: number): Promise<PlantedMember> {
    const account = `soak${index}`
    const { id } = await server.db.transaction().execute(async (trx) => {
      const member = await createMember(trx, systemRandom, {
        account,
        passwordHash,
        withdrawPasswordHash,
        area: '86',
        phone: `139${String(index).padStart(8, '0')}`,
        name: null,
        email: null,
        birthDate: '1991-05-06',
        invitedBy: null,
        grant,
        at,
      })
      const auto_transfer = index % 2 === 1
      await trx.updateTable('members').set({ auto_transfer }).where('id', '=', member.id).execute()
      return member
    })
    const kinds = ['bank', 'alipay', 'coin'] as const
    const payoutAccounts = await Promise.all(kinds.map((kind) => plantAccount(server, id, kind)))
    return { id, account, payoutAccounts }
  }
  return Promise.all(Array.from({ length: count }, (_, index) => plant(index)))
}
