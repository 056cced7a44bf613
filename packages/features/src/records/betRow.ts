import { parseDecimal } from '@koi/api-core/amount'
import { formatDateTime } from '@koi/api-core/dates'
import type { Bet } from '@koi/contract'
import type { BetRow } from './betRecordModel.ts'

/** One round as a row shows it; an open round has no net result yet. */
export function betRow(bet: Bet, timeZone: string): BetRow {
  return {
    ...bet,
    stake: parseDecimal(bet.stake),
    payout: parseDecimal(bet.payout),
    net: bet.state === 'open' ? null : parseDecimal(bet.net),
    placedText: formatDateTime(bet.placedAt, { timeZone }),
    settledText: bet.settledAt === null ? null : formatDateTime(bet.settledAt, { timeZone }),
  }
}
