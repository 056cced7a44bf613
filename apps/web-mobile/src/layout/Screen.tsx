import { routes } from '@koi/features/routing'
import { NavBar } from '@koi/ui'
import type { ReactNode } from 'react'
import styles from './Screen.module.css'
import { useBack } from './useBack.ts'

interface ScreenProps {
  /** The heading, in the bar at the top. */
  readonly title: string
  /** Where back leads when the screen was opened first. */
  readonly parent?: string
  /** A screen of the tab bar has no way back. */
  readonly tab?: boolean
  /** At most one action, at the end of the bar. */
  readonly action?: ReactNode
  /** The bar with the primary action. */
  readonly bottom?: ReactNode
  readonly children: ReactNode
}

/** The frame of a screen: bar with title and way back, content in one column, and the primary action at the bottom. */
export function Screen({ title, parent = routes.home, tab = false, action, bottom, children }: ScreenProps) {
  const back = useBack(parent)
  return (
    <main className={styles['main']}>
      <NavBar title={title} onBack={tab ? undefined : back} action={action} />
      <div className={styles['body']} data-content>
        {children}
      </div>
      {bottom}
    </main>
  )
}
