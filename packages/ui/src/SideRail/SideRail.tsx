import { classNames } from '../css/classNames.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconShape } from '../Icon/iconShape.ts'
import { Link } from '../Link/Link.tsx'
import styles from './SideRail.module.css'

/** One entry of a rail: a place with `href`, or a choice without. */
export interface SideRailItem<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly icon?: IconShape | undefined
  readonly href?: string | undefined
  readonly badge?: number | undefined
}

/** Entries under one heading. */
export interface SideRailGroup<Id extends string> {
  readonly title?: string | undefined
  readonly items: readonly SideRailItem<Id>[]
}

export interface SideRailProps<Id extends string> {
  /** Names the navigation. */
  label: string
  /** Links by subject, in order. */
  groups: readonly SideRailGroup<Id>[]
  /** The link of the page that is open. */
  current: Id | null
  /** An entry without an address was chosen. */
  onSelect?: ((id: Id) => void) | undefined
  /** `tiles` are icon over word, for the edge of a phone; `rows` are a menu with headings. */
  variant?: 'rows' | 'tiles' | undefined
  /** Rows become one line of entries without headings where the window is narrower than 900 px. */
  lineWhenNarrow?: boolean | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** Places or categories in a column beside the content. */
export function SideRail<Id extends string>({
  label,
  groups,
  current,
  onSelect,
  variant = 'rows',
  lineWhenNarrow = false,
  className,
}: SideRailProps<Id>) {
  return (
    <nav
      aria-label={label}
      className={classNames(styles['root'], className)}
      data-variant={variant}
      data-line={lineWhenNarrow || undefined}
    >
      {groups.map((group, index) => (
        <div key={group.title ?? index}>
          {group.title ? <h2 className={styles['title']}>{group.title}</h2> : null}
          <ul className={styles['list']}>
            {group.items.map((item) => {
              const here = item.id === current
              const content = (
                <>
                  {item.icon ? <Icon icon={item.icon} /> : null}
                  <span className={styles['label']}>{item.label}</span>
                  {item.badge ? <span className={styles['badge']}>{item.badge}</span> : null}
                </>
              )
              return (
                <li key={item.id}>
                  {item.href === undefined ? (
                    <button
                      type="button"
                      className={styles['item']}
                      aria-current={here || undefined}
                      onClick={() => onSelect?.(item.id)}
                    >
                      {content}
                    </button>
                  ) : (
                    <Link
                      href={item.href}
                      className={styles['item']}
                      aria-current={here ? 'page' : undefined}
                    >
                      {content}
                    </Link>
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}
