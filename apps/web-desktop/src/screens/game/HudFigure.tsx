import type { ReactNode } from 'react'
import styles from './GameHudBar.module.css'

export interface HudFigureProps {
  readonly label: string
  readonly children: ReactNode
}

/** One number of the HUD with its name. */
export function HudFigure({ label, children }: HudFigureProps) {
  return (
    <div className={styles['figure']}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>{children}</dd>
    </div>
  )
}
