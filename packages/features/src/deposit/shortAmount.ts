import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'

const tenThousand = 1_000_000n

/** Fen without the places that say nothing: `¥500`, `¥1,234.50`; whole ten thousands as players count them, `¥2万`. */
export function shortAmount(fen: bigint): string {
  if (fen >= tenThousand && fen % tenThousand === 0n) {
    return m.deposit_amount_wan({ wan: (fen / tenThousand).toString() })
  }
  return formatAmount(fen).replace(/\.00$/, '')
}
