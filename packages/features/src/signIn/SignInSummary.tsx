import { m } from '@koi/i18n'
import { Card, TextLink } from '@koi/ui'
import type { ReactNode } from 'react'
import { countText } from '../rewards/countText.ts'
import { Figures } from '../rewards/Figures.tsx'
import { routes } from '../routing/pages.ts'
import { dayText } from './calendarMarks.ts'
import { RewardLadder } from './RewardLadder.tsx'
import styles from './SignIn.module.css'
import type { ReadySignIn } from './useSignIn.ts'

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
        <RewardLadder ladder={ladder} />
        {action}
        <p className={styles['hint']}>{m.sign_today({ day: dayText(today), zone })}</p>
      </div>
    </Card>
  )
}
