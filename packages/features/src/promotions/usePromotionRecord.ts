import { promoApi } from '@koi/store'
import { useFailureText } from '../errors/failureText.ts'
import { pagedModel, type PagedModel } from '../loading/pagedModel.ts'
import { useBrand } from '../runtime/brand.ts'
import { shortTime } from '../time/shortTime.ts'
import { stateText } from './promotionTexts.ts'

/** What a member had of a promotion that is over by now, or runs. */
interface RecordEntry {
  readonly id: string
  readonly time: string
  /** Fen; null where nothing was received of it. */
  readonly bonus: bigint | null
  readonly state: ReturnType<typeof stateText>
}

export type PromotionRecordModel = Extract<PagedModel<RecordEntry>, { status: 'ready' }>

/** What the member has had of a promotion, the newest first; null where there is nothing, and for guests. */
export function usePromotionRecord(id: string, member: boolean): PromotionRecordModel | null {
  const { timeZone } = useBrand()
  const textOf = useFailureText()
  const query = promoApi.endpoints.bonuses.useInfiniteQuery(
    { id },
    { skip: !member, refetchOnMountOrArgChange: true },
  )
  const model = pagedModel(query, {
    textOf,
    keyOf: (bonus) => bonus.id,
    toRow: ({ id: key, bonus, state, grantedAt, joinedAt }): RecordEntry => ({
      id: key,
      time: shortTime(grantedAt ?? joinedAt, timeZone),
      bonus: bonus === 0n ? null : bonus,
      state: stateText(state),
    }),
  })
  return model.status === 'ready' ? model : null
}
