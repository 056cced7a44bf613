import type { Reply } from '@koi/contract'
import type { runningBonus } from '@koi/contract/bonus'
import { m } from '@koi/i18n'
import { type Description, Money } from '@koi/ui'

/** What ending a bonus keeps and takes, asked before it is done. */
export type CancelQuestion = NonNullable<Reply<typeof runningBonus>['cancelling']>

/** What ending a bonus keeps and takes, line by line. */
export function cancellingItems({
  kept,
  lost,
  held,
}: Pick<CancelQuestion, 'kept' | 'lost' | 'held'>): Description[] {
  return [
    { term: m.promo_cancel_kept(), value: <Money fen={kept} /> },
    { term: m.promo_cancel_lost(), value: <Money fen={lost} />, strong: true },
    { term: m.promo_cancel_held(), value: <Money fen={held} /> },
  ]
}
