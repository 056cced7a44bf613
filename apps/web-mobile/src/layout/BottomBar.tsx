import type { ReactNode } from 'react'
import styles from './BottomBar.module.css'
import { useKeyboardInset } from './useKeyboardInset.ts'

interface BottomBarProps {
  /** A line above the action: what it costs, where it leads. */
  readonly note?: ReactNode
  /** The one primary action of the screen. */
  readonly children: ReactNode
}

/** Holds the primary action at the lower edge, above the safe area and above the keyboard. */
export function BottomBar({ note, children }: BottomBarProps) {
  const keyboard = useKeyboardInset()
  return (
    <div className={styles['bar']} data-keyboard={keyboard > 0} style={{ insetBlockEnd: keyboard }}>
      {note ? <div className={styles['note']}>{note}</div> : null}
      {children}
    </div>
  )
}
