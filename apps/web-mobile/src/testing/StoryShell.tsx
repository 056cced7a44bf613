import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import '../layout/shell.css'
import styles from './StoryShell.module.css'

/** A phone's screen around a story: a router that goes nowhere, and the height the shell's root has. */
export function StoryShell({ children }: { readonly children: ReactNode }) {
  return (
    <MemoryRouter>
      <div className={styles['screen']}>{children}</div>
    </MemoryRouter>
  )
}
