import { m } from '@koi/i18n'
import { Button, CalendarIcon, Card, CoinsIcon, GiftIcon, HistoryIcon, Icon } from '@koi/ui'
import { routes } from '../routing/pages.ts'
import { pageTitles } from '../routing/pageTitles.ts'
import { loginPath, registerPath } from '../routing/redirects.ts'
import { RewardLadder } from './RewardLadder.tsx'
import styles from './SignIn.module.css'
import type { LadderStep } from './signInLadder.ts'

const parts = [
  { icon: CalendarIcon, title: m.sign_how_daily, text: m.sign_how_daily_text },
  { icon: CoinsIcon, title: m.sign_how_streak, text: m.sign_how_streak_text },
  { icon: HistoryIcon, title: m.sign_how_make_up, text: m.sign_how_make_up_text },
  { icon: GiftIcon, title: m.sign_how_points, text: m.sign_how_points_text },
]

/** Days whose rewards are not known yet: they take the room of those that come. */
const unknown: readonly LadderStep[] = Array.from({ length: 7 }, (_, index) => ({
  place: index + 1,
  reward: 0n,
  points: 0,
  state: 'later',
}))

/** How signing in works and what it brings, for those who are not logged in, and the ways in. */
export function SignInGuest({ ladder }: { readonly ladder: readonly LadderStep[] }) {
  return (
    <Card padding="large" title={m.sign_how_title()}>
      <div className={styles['guest']}>
        {ladder.length === 0 ? (
          <div className={styles['pending']} aria-hidden="true">
            <RewardLadder ladder={unknown} />
          </div>
        ) : (
          <RewardLadder ladder={ladder} />
        )}
        <ul className={styles['parts']}>
          {parts.map(({ icon, title, text }) => (
            <li key={title()} className={styles['part']}>
              <span className={styles['badge']}>
                <Icon icon={icon} />
              </span>
              <span>
                <strong>{title()}</strong>
                <span className={styles['label']}>{text()}</span>
              </span>
            </li>
          ))}
        </ul>
        <div className={styles['ways']}>
          <Button variant="primary" href={loginPath(routes.signIn)}>
            {m.sign_log_in()}
          </Button>
          <Button href={registerPath(routes.signIn)}>{pageTitles.register()}</Button>
        </div>
      </div>
    </Card>
  )
}
