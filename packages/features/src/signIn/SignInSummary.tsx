import { m } from '@koi/i18n'
import { Card, CheckIcon, CoinsIcon, GiftIcon, Icon, Money, TextLink, VisuallyHidden } from '@koi/ui'
import type { ReactNode } from 'react'
import { countText } from '../rewards/countText.ts'
import { Figures } from '../rewards/Figures.tsx'
import { routes } from '../routing/pages.ts'
import { dayText } from './calendarMarks.ts'
import styles from './SignIn.module.css'
import type { LadderStep } from './signInLadder.ts'
import type { ReadySignIn } from './useSignIn.ts'

/** A day of the round of rewards. */
function Step({
  step: { place, reward, points, state },
  last,
}: {
  readonly step: LadderStep
  readonly last: boolean
}) {
  const icon = state === 'done' ? CheckIcon : last ? GiftIcon : CoinsIcon
  return (
    <li className={styles['step']} data-state={state} data-last={last || undefined}>
      <span className={styles['place']}>{m.sign_place({ place })}</span>
      <Icon icon={icon} />
      <span className={styles['reward']}>
        <Money fen={reward} />
        <small>{m.sign_points_plus({ points: countText(points) })}</small>
      </span>
      {state === 'done' ? <VisuallyHidden>{m.sign_step_done()}</VisuallyHidden> : null}
      {state === 'next' ? <VisuallyHidden>{m.sign_step_next()}</VisuallyHidden> : null}
    </li>
  )
}

export interface SignInSummaryProps {
  readonly model: ReadySignIn
  /** The button, where the shell has it in the card. */
  readonly action?: ReactNode
}

/** How many days in a row, the points, and what the days of a round bring. */
export function SignInSummary({ model, action }: SignInSummaryProps) {
  const { streak, points, ladder, today, zone } = model
  return (
    <Card padding="large">
      <div className={styles['summary']}>
        <Figures
          figures={[
            { label: m.sign_streak(), value: m.sign_streak_days({ days: streak }), testId: 'streak' },
            { label: m.sign_my_points(), value: countText(points), testId: 'points' },
          ]}
          end={<TextLink href={routes.gifts}>{m.sign_to_gifts()}</TextLink>}
        />
        <div className={styles['ladder']}>
          <ol className={styles['steps']} aria-label={m.sign_ladder()}>
            {ladder.map((step, index) => (
              <Step key={step.place} step={step} last={index === ladder.length - 1} />
            ))}
          </ol>
        </div>
        {action}
        <p className={styles['hint']}>{m.sign_today({ day: dayText(today), zone })}</p>
      </div>
    </Card>
  )
}
