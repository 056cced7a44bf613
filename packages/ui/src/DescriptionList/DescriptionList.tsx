import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import styles from './DescriptionList.module.css'

/** A term and what it is. */
export interface Description {
  readonly term: string
  readonly value: ReactNode
  /** Sets the value larger: the sum at the end. */
  readonly strong?: boolean | undefined
}

export interface DescriptionListProps {
  /** Pairs of a name and its value, in the order they are read. */
  items: readonly Description[]
  /** `spread` puts values at the far end, as on a receipt; `columns` sets them side by side. */
  layout?: 'spread' | 'columns' | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** Facts, each with its name. */
export function DescriptionList({ items, layout = 'spread', className }: DescriptionListProps) {
  return (
    <dl className={classNames(styles['root'], className)} data-layout={layout}>
      {items.map((item) => (
        <div key={item.term} className={styles['item']} data-strong={item.strong || undefined}>
          <dt>{item.term}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
