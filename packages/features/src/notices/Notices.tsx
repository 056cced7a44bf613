import type { ReactNode } from 'react'
import styles from './Notices.module.css'

/** Where notices stand, one above the other: over the lower end of a phone, in a corner of a wide window on desktop. */
export function Notices({ children }: { readonly children: ReactNode }) {
  return <div className={styles['place']}>{children}</div>
}
