import type { ReactNode } from 'react'
import styles from './BottomBar.module.css'

export interface BottomBarProps {
  /** A line above the action: what it costs, where it leads. */
  readonly note?: ReactNode
  /** The one primary action of the screen. */
  readonly children: ReactNode
}

/** Holds the primary action at the lower edge, above the safe area and above the keyboard. */
export function BottomBar({ note, children }: BottomBarProps) {
  return (
    <div className={styles['bar']}>
      {note ? <div className={styles['note']}>{note}</div> : null}
      {children}
    </div>
  )
}
