import { parseDecimal } from '@koi/api-core/amount'
import { formatDateTime } from '@koi/api-core/dates'
import type { withdrawTerms } from '@koi/contract'
import type { Reply } from '@koi/store'
import type { WithdrawTurnover } from './withdrawModel.ts'

/** The turnover requirement in fen, with the deposits it comes from. */
export function turnoverOf(
  { turnover }: Pick<Reply<typeof withdrawTerms>, 'turnover'>,
  timeZone: string,
): WithdrawTurnover {
  const [required, done] = [parseDecimal(turnover.required), parseDecimal(turnover.done)]
  return {
    times: turnover.times,
    required,
    done,
    remaining: parseDecimal(turnover.remaining),
    percent: required === 0n ? 100 : Number((done * 100n) / required),
    rows: turnover.items.map((item) => ({
      id: item.id,
      at: formatDateTime(item.at, { timeZone }).slice(0, 16),
      deposit: parseDecimal(item.deposit),
      required: parseDecimal(item.required),
      done: parseDecimal(item.done),
    })),
  }
}
