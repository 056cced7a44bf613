import { classNames } from '../css/classNames.ts'
import { StepMark } from '../StatusLadder/StepMark.tsx'
import styles from './Steps.module.css'

export interface StepsProps {
  /** What the steps lead through. */
  label: string
  /** The names of the steps, in order. */
  steps: readonly string[]
  /** Index of the step that is under way; `steps.length` once all are done. */
  current: number
  /** The step under way could not be done. */
  failed?: boolean | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** Where one is in a task of a few steps, from start to end. In little room only the current step keeps its name. */
export function Steps({ label, steps, current, failed = false, className }: StepsProps) {
  const stateOf = (index: number) =>
    index < current ? 'done' : index > current ? 'waiting' : failed ? 'failed' : 'current'
  return (
    <div className={classNames(styles['root'], className)}>
      <ol className={styles['list']} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={styles['step']}
            data-state={stateOf(index)}
            aria-current={index === current ? 'step' : undefined}
          >
            <StepMark state={stateOf(index)} number={index + 1} />
            <span className={styles['name']}>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
