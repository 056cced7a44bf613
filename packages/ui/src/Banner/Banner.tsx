import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { Icon } from '../Icon/Icon.tsx'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './Banner.module.css'

const icons = { info: InfoIcon, positive: SuccessIcon, warning: WarningIcon, negative: ErrorIcon }

export interface BannerProps {
  /** What kind of news it is; `info` by default. */
  tone?: 'info' | 'positive' | 'warning' | 'negative' | undefined
  /** A line in bold above the text. */
  title?: string | undefined
  /** The text, in one or two sentences. */
  children: ReactNode
  /** What can be done about it: a `TextLink` or a small `Button`. */
  action?: ReactNode
  /** Lets it be closed. */
  onClose?: (() => void) | undefined
  /** `alert` where it answers what the player just did. */
  role?: 'alert' | 'status' | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** Something to know about this page, in its place on the page. */
export function Banner({ tone = 'info', title, children, action, onClose, role, className }: BannerProps) {
  const { labels } = useUi()
  return (
    <div className={classNames(styles['root'], className)} data-tone={tone} role={role}>
      <Icon icon={icons[tone]} className={styles['icon']} />
      <div className={styles['text']}>
        {title ? <strong className={styles['title']}>{title}</strong> : null}
        <div>{children}</div>
      </div>
      {action ? <div className={styles['action']}>{action}</div> : null}
      {onClose ? <IconButton icon={CloseIcon} label={labels.close} size="small" onClick={onClose} /> : null}
    </div>
  )
}
