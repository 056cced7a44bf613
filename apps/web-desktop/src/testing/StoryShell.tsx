import { koi } from '@koi/brand/koi'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { BrandContext } from '../parts/brandContext.ts'
import styles from './StoryShell.module.css'

export interface StoryShellProps {
  /** `page` keeps the margins of the site's layout, `full` none. */
  readonly frame?: 'page' | 'full'
  readonly children: ReactNode
}

/** What the shell's layouts put around a screen: a brand, a router that goes nowhere, the page's margins. */
export function StoryShell({ frame = 'page', children }: StoryShellProps) {
  return (
    <BrandContext value={koi}>
      <MemoryRouter>
        <div className={styles[frame]}>{children}</div>
      </MemoryRouter>
    </BrandContext>
  )
}
