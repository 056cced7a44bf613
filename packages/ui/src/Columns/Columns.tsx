import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './Columns.module.css'

export interface ColumnsProps {
  /** The first column, from top to bottom. */
  children: ReactNode
  /** The second column, from top to bottom. */
  aside: ReactNode
  /** Which one is wider. */
  wider?: 'main' | 'aside' | 'neither' | undefined
  /** Which one stands on top where there is room for one column alone. */
  first?: 'main' | 'aside' | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** Two columns on a desktop; one below the other on a phone and in a narrow window. */
export function Columns({ children, aside, wider = 'main', first = 'main', className }: ColumnsProps) {
  const { formFactor } = useUi()
  return (
    <div
      className={classNames(styles['root'], className)}
      data-form={formFactor}
      data-wider={wider}
      data-first={first}
    >
      <div className={styles['column']}>{children}</div>
      <div className={styles['column']}>{aside}</div>
    </div>
  )
}
