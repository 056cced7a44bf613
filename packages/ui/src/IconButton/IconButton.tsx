import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../css/classNames.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconShape } from '../Icon/iconShape.ts'
import { Link } from '../Link/Link.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The symbol on it. */
  icon: IconShape
  /** What it does; read aloud and shown when pointed at. */
  label: string
  /** `medium` by default. */
  size?: 'small' | 'medium' | undefined
  /** `plain` by default; `outline` has an edge, `overlay` lies on pictures, `inverse` on a coloured ground. */
  variant?: 'plain' | 'outline' | 'overlay' | 'inverse' | undefined
  /** A count of things waiting, or true for a dot. */
  badge?: number | boolean | undefined
  /** For a button that is on or off. */
  pressed?: boolean | undefined
  /** Shows a spinner and takes no press. */
  loading?: boolean | undefined
  /** Makes it a link. */
  href?: string | undefined
}

/** A button that is only an icon. Its target is at least 24 px, on touch 44 px. */
export function IconButton({
  icon,
  label,
  size = 'medium',
  variant = 'plain',
  badge = false,
  pressed,
  loading = false,
  href,
  title = label,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const look = {
    className: classNames(styles['root'], className),
    'data-size': size,
    'data-variant': variant,
    'aria-label': label,
    title: title || undefined,
  }
  const content = (
    <>
      {loading ? <Spinner size="small" label="" /> : <Icon icon={icon} size={size} />}
      {badge === true ? <span className={styles['dot']} /> : null}
      {typeof badge === 'number' && badge > 0 ? (
        <span className={styles['count']} data-count={badge > 99 ? '99+' : badge} aria-hidden />
      ) : null}
    </>
  )
  if (href !== undefined)
    return (
      <Link {...look} href={href}>
        {content}
      </Link>
    )
  return (
    <button
      type="button"
      {...rest}
      {...look}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
      onClick={(event) => {
        if (!loading) onClick?.(event)
      }}
    >
      {content}
    </button>
  )
}
