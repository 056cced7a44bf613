import { koi } from '@koi/brand/koi'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { AuthFrame } from '../layout/auth/AuthFrame.tsx'
import { UtilityRow } from '../layout/header/UtilityRow.tsx'
import { BrandContext } from '../parts/brandContext.ts'
import styles from './StoryShell.module.css'
import { utilityRow } from './utilityRow.ts'

export interface StoryShellProps {
  /** `page` keeps the margins of the site's layout, `auth` is the layout of login and registration, `full` is nothing. */
  readonly frame?: 'page' | 'auth' | 'full'
  /** The address that the router is at. */
  readonly at?: string
  readonly children: ReactNode
}

/** What the shell's layouts put around a screen: a brand, a router that goes nowhere, the page's margins. */
export function StoryShell({ frame = 'page', at = '/', children }: StoryShellProps) {
  return (
    <BrandContext value={koi}>
      <MemoryRouter initialEntries={[at]}>
        {frame === 'auth' ? (
          <AuthFrame header={<UtilityRow {...utilityRow} />}>{children}</AuthFrame>
        ) : (
          <div className={styles[frame]}>{children}</div>
        )}
      </MemoryRouter>
    </BrandContext>
  )
}
