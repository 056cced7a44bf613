import type { ReactNode } from 'react'
import styles from './Hero.module.css'

/** The one warm surface of the screen: a gradient under fish scales, drawn by style alone. */
export function Hero({ children }: { readonly children: ReactNode }) {
  return <section className={styles['hero']}>{children}</section>
}
