import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { AuthFrame } from '../layout/AuthLayout.tsx'
import { UtilityRow } from '../layout/header/UtilityBar.tsx'
import styles from './StoryShell.module.css'
import { utilityRow } from './utilityRow.ts'

export interface StoryShellProps {
  /** `page` keeps the margins of the site's layout, `auth` is the layout of login and registration, `full` is nothing. */
  readonly frame?: 'page' | 'auth' | 'full'
  /** The address that the router is at. */
  readonly at?: string
  readonly children: ReactNode
}

/** What the shell's layouts put around a screen: a router that goes nowhere, the page's margins. */
export function StoryShell({ frame = 'page', at = '/', children }: StoryShellProps) {
  return (
    <MemoryRouter initialEntries={[at]}>
      {frame === 'auth' ? (
        <AuthFrame header={<UtilityRow {...utilityRow} />}>{children}</AuthFrame>
      ) : (
        <div className={styles[frame]}>{children}</div>
      )}
    </MemoryRouter>
  )
}
