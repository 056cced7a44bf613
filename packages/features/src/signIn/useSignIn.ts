import { formatAmount } from '@koi/api-core/amount'
import { signIn } from '@koi/contract/signIn'
import { m } from '@koi/i18n'
import { asFailure, rewardApi, useStoreSelector } from '@koi/store'
import { useState } from 'react'
import { useFailureText } from '../errors/failureText.ts'
import { type Deed, useDeed } from '../money/useDeed.ts'
import { countText } from '../rewards/countText.ts'
import { zoneLabel } from '../time/zoneLabel.ts'
import { type DayReward, ladderOf, type LadderStep, nextReward } from './signInLadder.ts'
import { type MakeUpQuestion, type SignInDay, useMakeUp } from './useMakeUp.ts'
import { useNextDay } from './useNextDay.ts'

/** The calendar of a member who may sign in. */
export interface ReadySignIn {
  readonly status: 'ready'
  /** In the business time zone, `2026-11-23`. */
  readonly today: string
  /** How that zone is written, `GMT+8`. */
  readonly zone: string
  readonly signedToday: boolean
  readonly streak: number
  readonly points: number
  readonly ladder: readonly LadderStep[]
  /** What the next sign-in brings. */
  readonly next: DayReward
  readonly days: readonly SignInDay[]
  readonly makeUp: { readonly left: number; readonly cost: number; readonly reach: number }
  readonly busy: boolean
  readonly message: Deed<never>['message']
  readonly onSign: () => void
  /** A missed day was pressed. */
  readonly onAsk: (day: string) => void
  readonly asked: MakeUpQuestion | null
}

export type SignInModel =
  /** The ladder is empty while it is not known. */
  | { readonly status: 'guest'; readonly ladder: readonly LadderStep[] }
  | { readonly status: 'loading' }
  /** The member may receive no promotions now. */
  | { readonly status: 'withheld' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | ReadySignIn

/** Signing in day by day, and making up what was missed. */
export function useSignIn(): SignInModel {
  const textOf = useFailureText()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const query = rewardApi.endpoints.signInInfo.useQuery(undefined, {
    skip: !member,
    refetchOnMountOrArgChange: true,
  })
  const rules = rewardApi.endpoints.rewardRules.useQuery(undefined, { skip: member })
  const info = member ? (query.currentData ?? null) : null
  const [send] = rewardApi.endpoints.signIn.useMutation()
  const [last, setLast] = useState<'sign' | 'make-up'>('sign')
  const signing = useDeed(signIn, {
    send: (_: null, idempotencyKey) => send({ input: {}, idempotencyKey }),
    done: ({ reward, points }) => m.sign_done({ amount: formatAmount(reward), points: countText(points) }),
  })
  const making = useMakeUp(info, () => setLast('make-up'))
  useNextDay(info?.today ?? null, {
    timeZone: info?.timeZone ?? 'UTC',
    onDay: () => void query.refetch(),
  })
  if (!member) {
    const ladder = rules.currentData?.ladder ?? []
    return { status: 'guest', ladder: ladderOf({ ladder, streak: 0, signedToday: false }) }
  }
  const failure = asFailure(query.error)
  if (!info) {
    if (!failure || query.isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: () => void query.refetch() }
  }
  if (!info.eligible) return { status: 'withheld' }
  const { today, signedToday, streak, points, days, makeUpsLeft, makeUpCost, makeUpReach } = info
  const busy = signing.busy || making.deed.busy
  const [first, second] = last === 'sign' ? [signing, making.deed] : [making.deed, signing]
  return {
    status: 'ready',
    today,
    zone: zoneLabel(info.timeZone, Date.parse(`${today}T00:00:00Z`)),
    signedToday,
    streak,
    points,
    ladder: ladderOf(info),
    next: nextReward(info),
    days,
    makeUp: { left: makeUpsLeft, cost: makeUpCost, reach: makeUpReach },
    busy,
    // One that a page before has sent speaks up even though nothing was pressed here.
    message: first.message ?? (first.busy ? null : second.message),
    onSign: () => {
      if (signedToday || busy) return
      setLast('sign')
      signing.onDo(null)
    },
    onAsk: (day) => {
      if (!busy) making.onAsk(day)
    },
    asked: making.asked,
  }
}
