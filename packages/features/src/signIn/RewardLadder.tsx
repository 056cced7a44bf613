import { m } from '@koi/i18n'
import { CheckIcon, CoinsIcon, GiftIcon, Icon, Money, VisuallyHidden } from '@koi/ui'
import { countText } from '../rewards/countText.ts'
import styles from './SignIn.module.css'
import type { LadderStep } from './signInLadder.ts'

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

/** What the days of a round bring. */
export function RewardLadder({ ladder }: { readonly ladder: readonly LadderStep[] }) {
  return (
    <div className={styles['ladder']}>
      <ol className={styles['steps']} aria-label={m.sign_ladder()}>
        {ladder.map((step, index) => (
          <Step key={step.place} step={step} last={index === ladder.length - 1} />
        ))}
      </ol>
    </div>
  )
}
