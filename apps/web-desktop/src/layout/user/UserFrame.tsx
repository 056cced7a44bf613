import type { ReactNode } from 'react'
import styles from './UserFrame.module.css'
import { UserMenu } from './UserMenu.tsx'

export interface UserFrameProps {
  /** The member's money, above the screen. */
  readonly summary: ReactNode
  /** The screen. */
  readonly children: ReactNode
}

/** The user area: groups on the left, the screen on the right. */
export function UserFrame({ summary, children }: UserFrameProps) {
  return (
    <div className={styles['area']}>
      <UserMenu />
      <div className={styles['content']}>
        {summary}
        {children}
      </div>
    </div>
  )
}
