import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import styles from './ProgressRing.module.css'

export interface ProgressRingProps {
  /** What proceeds. */
  label: string
  /** 0 to 100. */
  percent: number
  /** What has been reached, in words: `3 / 7`. */
  valueText?: string | undefined
  /** `accent` by default. */
  tone?: 'accent' | 'positive' | 'warning' | 'gold' | undefined
  /** 40, 72 or 120 px across; `medium` by default. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Stands in the middle; for the eye alone, `valueText` says it to readers. */
  children?: ReactNode
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** How far something has come, as a ring. */
export function ProgressRing({
  label,
  percent,
  valueText,
  tone = 'accent',
  size = 'medium',
  children,
  className,
}: ProgressRingProps) {
  const value = Math.min(100, Math.max(0, percent))
  return (
    <div className={classNames(styles['root'], className)} data-size={size} data-tone={tone}>
      <progress
        className={styles['said']}
        aria-label={label}
        aria-valuetext={valueText}
        max={100}
        value={value}
      />
      <svg viewBox="0 0 40 40" className={styles['ring']} aria-hidden>
        <circle cx="20" cy="20" r="18" className={styles['track']} />
        <circle
          cx="20"
          cy="20"
          r="18"
          pathLength={100}
          className={styles['value']}
          strokeDasharray="100 100"
          strokeDashoffset={100 - value}
          data-empty={value === 0 || undefined}
        />
      </svg>
      {children == null ? null : (
        <span className={styles['middle']} aria-hidden>
          {children}
        </span>
      )}
    </div>
  )
}
