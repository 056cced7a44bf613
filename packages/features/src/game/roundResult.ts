import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import type { ToastMessage } from '@koi/ui'

/** What an interrupted round came to, to be told in passing. `payout` is fen. */
export function roundResult({ gameName: name, payout }: { gameName: string; payout: bigint }): ToastMessage {
  return payout > 0n
    ? { text: m.game_left_won({ name, amount: formatAmount(payout) }), tone: 'positive' }
    : { text: m.game_left_lost({ name }), tone: 'info' }
}
