import { Icon } from '../Icon/Icon.tsx'
import { CheckIcon, CloseIcon } from '../Icon/icons.ts'
import { useUi } from '../UiProvider/useUi.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { StepState } from './stepState.ts'
import styles from './StepMark.module.css'

export interface StepMarkProps {
  /** Whether the step lies behind, is under way or is to come. */
  state: StepState
  /** Stands in a step that is under way or ahead: its number. */
  number?: number | undefined
}

/** The mark of a step; each state has its own shape, and says itself to screen readers. */
export function StepMark({ state, number }: StepMarkProps) {
  const { labels } = useUi()
  const said = {
    done: labels.stepDone,
    waiting: labels.stepWaiting,
    failed: labels.stepFailed,
    current: null,
  }
  return (
    <span
      className={styles['root']}
      data-state={state}
      data-numbered={number === undefined ? undefined : true}
    >
      {state === 'done' ? <Icon icon={CheckIcon} size="small" /> : null}
      {state === 'failed' ? <Icon icon={CloseIcon} size="small" /> : null}
      {state === 'current' || state === 'waiting' ? <span aria-hidden>{number}</span> : null}
      {said[state] === null ? null : <VisuallyHidden>{said[state]}</VisuallyHidden>}
    </span>
  )
}
