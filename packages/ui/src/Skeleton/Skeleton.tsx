import type { CSSProperties } from 'react'
import { classNames } from '../css/classNames.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** `text` is as high as a line of the text around it. */
  shape?: 'text' | 'box' | 'circle' | undefined
  /** As wide as what will stand here; any CSS length. */
  width?: CSSProperties['inlineSize']
  /** As high as what will stand here; any CSS length. */
  height?: CSSProperties['blockSize']
  /** Width to height, in place of a height. */
  ratio?: `${number} / ${number}` | undefined
  /** How many lines of text; the last is shorter. */
  lines?: number | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** Holds the place of what is loading, in its final shape. The region around it says `aria-busy`. */
export function Skeleton({ shape = 'text', width, height, ratio, lines = 1, className }: SkeletonProps) {
  const style = { inlineSize: width, blockSize: height, aspectRatio: ratio }
  if (lines === 1)
    return (
      <span className={classNames(styles['root'], className)} data-shape={shape} style={style} aria-hidden />
    )
  return (
    <span className={classNames(styles['lines'], className)} style={{ inlineSize: width }} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles['root']} data-shape="text" />
      ))}
    </span>
  )
}
