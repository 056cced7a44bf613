import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronRightIcon } from '../Icon/icons.ts'
import { Link } from '../Link/Link.tsx'
import styles from './ListItem.module.css'

export interface ListItemProps {
  /** What the row is. */
  title: ReactNode
  /** A second line in smaller type. */
  description?: ReactNode
  /** An icon or a picture before it. */
  start?: ReactNode
  /** A value, a tag or a control after it. */
  end?: ReactNode
  /** Makes the whole row a link… */
  href?: string | undefined
  /** …or a button. */
  onPress?: (() => void) | undefined
  /** Cannot be opened. */
  disabled?: boolean | undefined
  /** Leaves out the arrow of a row that can be pressed. */
  plain?: boolean | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** A row of a `List`. */
export function ListItem({
  title,
  description,
  start,
  end,
  href,
  onPress,
  disabled = false,
  plain = false,
  className,
}: ListItemProps) {
  const pressable = href !== undefined || onPress !== undefined
  const content = (
    <>
      {start ? <span className={styles['start']}>{start}</span> : null}
      <span className={styles['text']}>
        <span>{title}</span>
        {description ? <span className={styles['description']}>{description}</span> : null}
      </span>
      {end ? <span className={styles['end']}>{end}</span> : null}
      {pressable && !plain ? <Icon icon={ChevronRightIcon} size="small" className={styles['arrow']} /> : null}
    </>
  )
  return (
    <li className={className}>
      {href !== undefined ? (
        <Link href={href} className={styles['row']}>
          {content}
        </Link>
      ) : onPress ? (
        <button type="button" className={styles['row']} disabled={disabled} onClick={onPress}>
          {content}
        </button>
      ) : (
        <div className={styles['row']}>{content}</div>
      )}
    </li>
  )
}
