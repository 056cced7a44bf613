import { classNames } from '../css/classNames.ts'
import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  /** What proceeds. */
  label: string
  /** 0 to 100. */
  percent: number
  /** What has been reached, in words: `¥3,000 / ¥20,000`. */
  valueText?: string | undefined
  /** `accent` by default. */
  tone?: 'accent' | 'positive' | 'warning' | 'gold' | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** How far something has come. */
export function ProgressBar({ label, percent, valueText, tone = 'accent', className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      max={100}
      value={Math.min(100, Math.max(0, percent))}
      className={classNames(styles['root'], className)}
      data-tone={tone}
    />
  )
}
