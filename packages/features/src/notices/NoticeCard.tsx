import type { ReactNode } from 'react'
import styles from './NoticeCard.module.css'

export interface NoticeCardProps {
  readonly title: string
  readonly text: string
  /** What can be answered. */
  readonly children?: ReactNode
}

/** Says or asks something beside the page, which goes on below it. */
export function NoticeCard({ title, text, children }: NoticeCardProps) {
  return (
    <section className={styles['card']} aria-live="polite" aria-label={title}>
      <p className={styles['title']}>{title}</p>
      <p className={styles['text']}>{text}</p>
      {children}
    </section>
  )
}
