import { formatAmount } from '@koi/api-core/amount'
import { imageUrl } from '@koi/api-core/images'
import type { Reply } from '@koi/contract'
import { claimVipGift, type vip, type vipLevels } from '@koi/contract/vip'
import { m } from '@koi/i18n'
import {
  asFailure,
  memberApi,
  refreshRequested,
  useStoreDispatch,
  useStoreSelector,
  vipApi,
} from '@koi/store'
import { useEffect, useState } from 'react'
import { useFailureText } from '../errors/failureText.ts'
import { type Deed, useDeed } from '../money/useDeed.ts'
import { useBrand } from '../runtime/brand.ts'
import { levelName, type LevelRow, levelRows } from './levelRows.ts'
import { type GiftEntry, giftEntries } from './giftEntries.ts'

type Level = Reply<typeof vip>
type Levels = Reply<typeof vipLevels>['items']

/** How far the turnover of this month is from an amount. */
interface Progress {
  readonly target: bigint
  readonly needed: bigint
  readonly percent: number
}

/** What keeps a level, and until when. Days are of the business time zone, `2026-12-31`. */
export interface KeepProgress extends Progress {
  readonly name: string
  /** The end of this month, by which it has to be reached. */
  readonly by: string
  /** The level is kept until then. */
  readonly until: string
  /** What the level becomes otherwise, and when. */
  readonly lower: string
  readonly dropsOn: string
}

export interface VipGifts {
  readonly entries: readonly GiftEntry[]
  /** The gift that is being claimed from here. */
  readonly claiming: string | null
  readonly busy: boolean
  readonly message: Deed<never>['message']
  readonly onClaim: (id: string) => void
}

export type VipModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      /** `VIP 3 黄金` */
      readonly name: string
      /** Address of the png of its badge. */
      readonly badge: string
      /** False where the member may receive no promotions now: no benefit, and no level to come, is told of. */
      readonly eligible: boolean
      readonly turnover: bigint
      readonly month: Level['month']
      /** Null at the highest level. */
      readonly next: (Progress & { readonly name: string }) | null
      /** Null for the level that everybody has. */
      readonly keep: KeepProgress | null
      readonly levels: readonly LevelRow[]
      readonly gifts: VipGifts
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }

function progressTo(target: bigint, { turnover, needed }: { turnover: bigint; needed: bigint }): Progress {
  const percent = target === 0n || needed === 0n ? 100 : Number((turnover * 100n) / target)
  return { target, needed, percent }
}

function dayOf(last: string, { months, days }: { months: number; days: number }): string {
  const [year = 0, month = 0] = last.split('-').map(Number)
  return new Date(Date.UTC(year, month + months, days)).toISOString().slice(0, 10)
}

function nextOf({ nextLevel, turnoverNeeded, turnover }: Level, levels: Levels) {
  const next = levels.find(({ level }) => level === nextLevel)
  if (!next || turnoverNeeded === null) return null
  return {
    name: levelName(levels, next.level),
    ...progressTo(next.turnoverNeeded, { turnover, needed: turnoverNeeded }),
  }
}

function keepOf({ level, keepNeeded, turnover, month }: Level, levels: Levels): KeepProgress | null {
  const own = levels.find((one) => one.level === level)
  if (!own || level === 0) return null
  return {
    name: levelName(levels, level),
    ...progressTo(own.turnoverToKeep, { turnover, needed: keepNeeded }),
    by: month.last,
    until: dayOf(month.last, { months: 1, days: 0 }),
    lower: levelName(levels, level - 1),
    dropsOn: dayOf(month.last, { months: 0, days: 1 }),
  }
}

/** Claims gifts, one at a time and each once. */
function useClaims(gifts: Level['gifts']): VipGifts {
  const { timeZone } = useBrand()
  const [claim] = vipApi.endpoints.claimVipGift.useMutation()
  const [claiming, setClaiming] = useState<string | null>(null)
  const { busy, message, onDo } = useDeed(claimVipGift, {
    send: (id: string, idempotencyKey) => claim({ input: { id }, idempotencyKey }),
    done: ({ amount }) => m.vip_gift_arrived({ amount: formatAmount(amount) }),
  })
  return {
    entries: giftEntries(gifts, timeZone),
    claiming: busy ? claiming : null,
    busy,
    message,
    onClaim: (id) => {
      if (busy) return
      setClaiming(id)
      onDo(id)
    },
  }
}

const noGifts: Level['gifts'] = []

/** The member's level: what it is, what comes next, what keeps it, and its gifts. */
export function useVip(): VipModel {
  const { assetVersion } = useBrand()
  const textOf = useFailureText()
  const dispatch = useStoreDispatch()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const own = vipApi.endpoints.vip.useQuery(undefined, { skip: !member, refetchOnMountOrArgChange: true })
  const all = vipApi.endpoints.vipLevels.useQuery()
  const data = member ? own.currentData : undefined
  const levels = all.currentData?.items
  const gifts = useClaims(data?.gifts ?? noGifts)

  // The badge of the shell says the level as well, and does not hear of a round that reached another.
  const level = data?.level ?? null
  const badged = memberApi.endpoints.member.useQueryState().currentData?.vipLevel ?? null
  const outdated = level !== null && badged !== null && level !== badged
  useEffect(() => {
    if (outdated) dispatch(refreshRequested({ what: 'member', force: true }))
  }, [outdated, dispatch])

  const onRefresh = () => {
    if (member) void own.refetch()
    if (all.isError) void all.refetch()
  }
  if (!data || !levels) {
    const failure = asFailure(own.error) ?? asFailure(all.error)
    if (!member || !failure || own.isFetching || all.isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: onRefresh }
  }
  return {
    status: 'ready',
    name: levelName(levels, data.level),
    badge: imageUrl(`/pictures/vip/${data.level}.png`, { version: assetVersion, webp: false }),
    eligible: data.eligible,
    turnover: data.turnover,
    month: data.month,
    next: nextOf(data, levels),
    keep: data.eligible ? keepOf(data, levels) : null,
    levels: data.eligible ? levelRows(levels, data.level) : [],
    gifts,
    refreshing: own.isFetching,
    onRefresh,
  }
}
