import { classNames } from '../css/classNames.ts'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './Spinner.module.css'

export interface SpinnerProps {
  /** 16, 20 or 32 px; 20 by default. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** What is loading; the shell's word for loading by default, and `''` where a text beside it says so. */
  label?: string | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** Something is under way and its shape is not known. Where it is, use `Skeleton`. */
export function Spinner({ size = 'medium', label, className }: SpinnerProps) {
  const { labels } = useUi()
  const text = label ?? labels.loading
  const said = text === '' ? { 'aria-hidden': true } : { role: 'status', 'aria-label': text }
  return <span className={classNames(styles['root'], className)} data-size={size} {...said} />
}
