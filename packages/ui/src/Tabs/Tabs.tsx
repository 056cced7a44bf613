import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { moveByKey } from '../focus/moveByKey.ts'
import { useChosenInSight } from '../focus/useChosenInSight.ts'
import styles from './Tabs.module.css'

/** One of the panels to choose from. */
export interface TabItem<Id extends string> {
  readonly id: Id
  readonly label: ReactNode
  /** How many things are in it; null keeps the place of a number that is not known, or not worth saying. */
  readonly count?: number | null | undefined
}

export interface TabsProps<Id extends string> {
  /** What is being chosen between. */
  label: string
  /** The tabs, in order. */
  items: readonly TabItem<Id>[]
  /** The chosen tab. */
  value: Id
  /** Called with the tab that was chosen. */
  onValueChange: (id: Id) => void
  /** Content of the chosen panel. */
  children?: ReactNode
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** Panels in one place, one shown. Arrow keys move between the tabs. */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onValueChange,
  children,
  className,
}: TabsProps<Id>) {
  const id = useId()
  const row = useChosenInSight(items.findIndex((item) => item.id === value))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = items.findIndex((item) => item.id === value)
    const to = moveByKey(event.key, at, items.length, 'horizontal')
    if (to === null) return
    event.preventDefault()
    const next = items[to]
    if (!next) return
    onValueChange(next.id)
    document.getElementById(`${id}-${next.id}`)?.focus()
  }
  return (
    <div className={classNames(styles['root'], className)}>
      <div ref={row} role="tablist" aria-label={label} className={styles['list']}>
        {items.map((item) => (
          <button
            key={item.id}
            id={`${id}-${item.id}`}
            type="button"
            role="tab"
            className={styles['tab']}
            aria-selected={item.id === value}
            aria-controls={children == null ? undefined : `${id}-panel`}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => onValueChange(item.id)}
            onKeyDown={onKeyDown}
          >
            {item.label}
            {item.count === undefined ? null : <span className={styles['count']}>{item.count}</span>}
          </button>
        ))}
      </div>
      {children == null ? null : (
        <div
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${value}`}
          className={styles['panel']}
        >
          {children}
        </div>
      )}
    </div>
  )
}
