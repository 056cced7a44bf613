import type { PayoutAccount } from '@koi/contract'
import type { Selectable } from 'kysely'
import type { PayoutAccountTable } from '../../db/schema.ts'
import { maskName } from '../../security/maskName.ts'
import type { Locale } from '../locale.ts'
import { targetOf } from './targetOf.ts'

/** An account as its member may see it. `holder` is the member's name as it is stored. */
export function toPayoutAccount(
  row: Selectable<PayoutAccountTable>,
  holder: string | null,
  locale: Locale,
): PayoutAccount {
  return {
    id: row.id,
    ...targetOf(row, locale),
    holder: row.kind === 'coin' || holder === null ? null : maskName(holder),
    preferred: row.preferred,
    boundAt: row.bound_at.toISOString(),
  }
}
