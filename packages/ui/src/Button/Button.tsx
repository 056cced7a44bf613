import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { Link } from '../Link/Link.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './Button.module.css'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** One `primary` a view; `secondary` by default. */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'inverse' | undefined
  /** `medium` by default. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Takes the whole width. */
  block?: boolean | undefined
  /** Fully rounded ends. */
  pill?: boolean | undefined
  /** Its work is under way: it keeps its size and the focus, and does nothing when pressed. */
  loading?: boolean | undefined
  /** Stands before the text. */
  icon?: ReactNode
  /** Stands after the text. */
  endIcon?: ReactNode
  /** Makes it a link that looks like a button. */
  href?: string | undefined
}

/** Does something when pressed. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  block = false,
  pill = false,
  loading = false,
  icon,
  endIcon,
  href,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = {
    className: classNames(styles['root'], className),
    'data-variant': variant,
    'data-size': size,
    'data-block': block || undefined,
    'data-pill': pill || undefined,
  }
  const content = (
    <>
      {loading ? <Spinner size="small" label="" /> : icon}
      <span className={styles['text']}>{children}</span>
      {endIcon}
    </>
  )
  if (href !== undefined)
    return (
      <Link {...look} href={href} aria-label={rest['aria-label']}>
        {content}
      </Link>
    )
  return (
    <button
      type="button"
      {...rest}
      {...look}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {content}
    </button>
  )
}
