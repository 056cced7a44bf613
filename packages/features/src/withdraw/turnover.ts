import { formatDateTime } from '@koi/api-core/dates'
import type { withdrawTerms } from '@koi/contract/withdraw'
import type { Reply } from '@koi/contract'

/** What deposits still ask to be staked before money can leave. Amounts are fen. */
export interface WithdrawTurnover {
  readonly times: number
  readonly required: bigint
  readonly done: bigint
  readonly remaining: bigint
  /** 0 to 100. */
  readonly percent: number
  /** The deposits it comes from, the newest first. */
  readonly rows: readonly {
    readonly id: string
    /** When the deposit was credited, in the business time zone. */
    readonly at: string
    readonly deposit: bigint
    readonly required: bigint
    readonly done: bigint
  }[]
}

/** The turnover requirement in fen, with the deposits it comes from. */
export function turnoverOf(
  { turnover }: Pick<Reply<typeof withdrawTerms>, 'turnover'>,
  timeZone: string,
): WithdrawTurnover {
  const { required, done } = turnover
  return {
    times: turnover.times,
    required,
    done,
    remaining: turnover.remaining,
    percent: required === 0n ? 100 : Number((done * 100n) / required),
    rows: turnover.items.map((item) => ({
      id: item.id,
      at: formatDateTime(item.at, { timeZone }).slice(0, 16),
      deposit: item.deposit,
      required: item.required,
      done: item.done,
    })),
  }
}
