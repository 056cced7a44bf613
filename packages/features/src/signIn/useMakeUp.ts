import type { Reply } from '@koi/contract'
import { makeUpSignIn, type signInInfo } from '@koi/contract/signIn'
import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { rewardApi } from '@koi/store'
import { useState } from 'react'
import { type Deed, useDeed } from '../money/useDeed.ts'
import { countText } from '../rewards/countText.ts'
import type { DayReward } from './signInLadder.ts'

type Info = Reply<typeof signInInfo>

/** A day of the calendar with what it brought, or would bring. */
export type SignInDay = Info['days'][number]

/** A missed day that was pressed: what making it up costs and brings, or why it cannot be done. */
export interface MakeUpQuestion extends DayReward {
  readonly day: string
  /** In points. */
  readonly cost: number
  /** What is left of the points then. */
  readonly left: number
  readonly refusal: Exclude<SignInDay['makeUp'], 'open' | null> | 'points' | null
  readonly onConfirm: () => void
  readonly onClose: () => void
}

function refusalOf({ makeUp }: SignInDay, { points, makeUpCost }: Info): MakeUpQuestion['refusal'] {
  if (makeUp !== 'open') return makeUp
  return points < makeUpCost ? 'points' : null
}

/** Making up a missed day for points, after a question that says what it costs and brings. */
export function useMakeUp(
  info: Info | null,
  onDone: () => void,
): {
  readonly deed: Deed<string>
  readonly asked: MakeUpQuestion | null
  readonly onAsk: (day: string) => void
} {
  const [send] = rewardApi.endpoints.makeUpSignIn.useMutation()
  const [chosen, onAsk] = useState<string | null>(null)
  const deed = useDeed(makeUpSignIn, {
    send: (day: string, idempotencyKey) => send({ input: { day }, idempotencyKey }),
    done: ({ reward, points }) =>
      m.sign_made_up_done({ amount: formatAmount(reward), points: countText(points) }),
  })
  const onClose = () => onAsk(null)
  const day = info?.days.find((one) => one.day === chosen)
  // A day that was made up meanwhile, here or in another tab, is asked no more.
  if (!info || !day || day.makeUp === null) return { deed, asked: null, onAsk }
  const { reward, points } = day
  const refusal = refusalOf(day, info)
  const asked: MakeUpQuestion = {
    day: day.day,
    reward,
    points,
    cost: info.makeUpCost,
    left: info.points - info.makeUpCost + points,
    refusal,
    onClose,
    onConfirm: () => {
      if (refusal !== null || deed.busy) return
      onClose()
      onDone()
      deed.onDo(day.day)
    },
  }
  return { deed, asked, onAsk }
}
