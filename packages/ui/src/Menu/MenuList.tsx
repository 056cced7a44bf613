import type { KeyboardEvent, Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { CheckIcon } from '../Icon/icons.ts'
import { Link } from '../Link/Link.tsx'
import { moveByKey } from '../focus/moveByKey.ts'
import styles from './Menu.module.css'
import type { MenuItem } from './menuItem.ts'

export interface MenuListProps {
  /** Names the menu. */
  label: string
  /** The entries, in order. */
  items: readonly MenuItem[]
  /** Something was chosen. */
  onChosen: () => void
  /** The element of the list. */
  ref?: Ref<HTMLDivElement> | undefined
}

/** The items below an element that can be chosen, in order. */
const choices = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)'),
]

/** Puts the focus on the first item of a menu that has just been opened, or on the last one. */
export function enterMenu(element: HTMLElement, fromEnd: boolean): void {
  choices(element)
    .at(fromEnd ? -1 : 0)
    ?.focus()
}

/** Moves the focus by arrow keys, and to the item that starts with the typed letter. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const items = choices(event.currentTarget)
  const index = items.findIndex((item) => item === document.activeElement)
  const moved = moveByKey(event.key, index, items.length, 'vertical')
  const typed = event.key.length === 1 && event.key !== ' ' ? event.key.toLowerCase() : null
  const next =
    moved !== null
      ? items[moved]
      : typed === null
        ? undefined
        : [...items.slice(index + 1), ...items.slice(0, index + 1)].find((item) =>
            item.textContent.toLowerCase().startsWith(typed),
          )
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The items of a menu. */
export function MenuList({ label, items, onChosen, ref }: MenuListProps) {
  return (
    <div
      ref={ref}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles['list']}
      onKeyDown={(event) => {
        // Leaving by tab closes the menu; the focus goes on from its trigger.
        if (event.key === 'Tab') onChosen()
        else onKeyDown(event)
      }}
    >
      {items.map((item) => {
        const content = (
          <>
            {item.icon ? <Icon icon={item.icon} /> : null}
            <span className={styles['label']}>{item.label}</span>
            {item.detail ? <span className={styles['detail']}>{item.detail}</span> : null}
            {item.current ? <Icon icon={CheckIcon} size="small" /> : null}
          </>
        )
        const shared = {
          role: 'menuitem',
          className: styles['item'],
          tabIndex: -1,
          'data-danger': item.danger || undefined,
          'data-separated': item.separated || undefined,
          'aria-current': item.current || undefined,
          onClick: () => {
            onChosen()
            item.onSelect?.()
          },
        }
        return item.href === undefined ? (
          <button key={item.id} type="button" disabled={item.disabled} {...shared}>
            {content}
          </button>
        ) : (
          <Link key={item.id} href={item.href} {...shared}>
            {content}
          </Link>
        )
      })}
    </div>
  )
}
