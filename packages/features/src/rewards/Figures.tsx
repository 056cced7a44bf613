import type { ReactNode } from 'react'
import styles from './Figures.module.css'

/** A number that counts here, with its name. */
export interface Figure {
  readonly label: string
  readonly value: ReactNode
  readonly testId: string
}

export interface FiguresProps {
  readonly figures: readonly Figure[]
  /** Stands at the end of their line. */
  readonly end?: ReactNode
}

/** The numbers at the top of a page of rewards. */
export function Figures({ figures, end }: FiguresProps) {
  return (
    <div className={styles['line']}>
      <dl className={styles['figures']}>
        {figures.map(({ label, value, testId }) => (
          <div key={testId}>
            <dt className={styles['label']}>{label}</dt>
            <dd className={styles['number']} data-testid={testId}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {end}
    </div>
  )
}
