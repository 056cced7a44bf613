import { classNames } from '../css/classNames.ts'
import type { IconShape } from './iconShape.ts'
import styles from './Icon.module.css'

export interface IconProps {
  /** One of the shapes of `icons.ts`, such as `BackIcon`. */
  icon: IconShape
  /** 16, 20 or 24 px; 20 by default. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** What it says, where no text stands beside it; without it the icon is decoration. */
  label?: string | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** An icon of the set, at its one stroke width. */
export function Icon({ icon: Shape, size = 'medium', label, className }: IconProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <Shape className={classNames(styles['root'], className)} data-size={size} {...named} />
}
