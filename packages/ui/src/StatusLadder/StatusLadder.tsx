import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { StepMark } from './StepMark.tsx'
import styles from './StatusLadder.module.css'
import type { StepState } from './stepState.ts'

/** One rung. */
export interface StatusStep {
  readonly id: string
  readonly label: ReactNode
  readonly state: StepState
  /** When it was reached, or is expected. */
  readonly time?: ReactNode
  /** What it means, or why it failed. */
  readonly detail?: ReactNode
  /** What can be done about it. */
  readonly action?: ReactNode
}

export interface StatusLadderProps {
  /** What goes through the steps. */
  label: string
  /** From the first to the last. */
  steps: readonly StatusStep[]
  /** Steps are told as they change, for a ladder that is being watched. */
  live?: boolean | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** What has happened, what is happening and what is to come, from top to bottom. Every state has a shape and a word. */
export function StatusLadder({ label, steps, live = false, className }: StatusLadderProps) {
  return (
    <ol
      className={classNames(styles['root'], className)}
      aria-label={label}
      aria-live={live ? 'polite' : undefined}
    >
      {steps.map(({ id, label: name, state, time, detail, action }) => (
        <li
          key={id}
          className={styles['step']}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles['mark']}>
            <StepMark state={state} />
          </span>
          <div>
            <div className={styles['line']}>
              <span className={styles['label']}>{name}</span>
              {time == null ? null : <span className={styles['time']}>{time}</span>}
            </div>
            {detail == null ? null : <p className={styles['detail']}>{detail}</p>}
            {action == null ? null : <div className={styles['action']}>{action}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
