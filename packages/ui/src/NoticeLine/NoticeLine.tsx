import { useEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { Icon } from '../Icon/Icon.tsx'
import { NoticeIcon, PauseIcon, PlayIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useReducedMotion } from '../motion/useReducedMotion.ts'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './NoticeLine.module.css'

export interface NoticeLineProps {
  /** A word before the lines: 公告. */
  label: string
  /** What is said, one after the other. */
  lines: readonly ReactNode[]
  /** How long a line stays, in ms; 6000 by default. */
  stayMs?: number | undefined
  /**
   * Lines are read to their end, in as many rows as the longest takes, so that nothing jumps: always `beside` the label, or
   * `below` it where there is little room. Without it a line is cut, and shown whole under the pointer.
   */
  wrap?: 'beside' | 'below' | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** One notice after another, each standing still while it is read. It can be stopped, and waits under the pointer. */
export function NoticeLine({ label, lines, stayMs = 6000, wrap, className }: NoticeLineProps) {
  const { labels } = useUi()
  const [step, setStep] = useState(0)
  const [chosen, setPaused] = useState<boolean | null>(null)
  const lessMotion = useReducedMotion()
  const paused = chosen ?? lessMotion
  const root = useRef<HTMLElement>(null)
  const index = lines.length === 0 ? 0 : step % lines.length
  const moving = lines.length > 1 && !paused

  useEffect(() => {
    if (!moving) return undefined
    const timer = setInterval(() => {
      const beingRead = root.current?.matches(':hover, :focus-within')
      if (!beingRead) setStep((current) => current + 1)
    }, stayMs)
    return () => clearInterval(timer)
  }, [moving, stayMs])

  if (lines.length === 0) return null
  return (
    <section ref={root} aria-label={label} className={classNames(styles['root'], className)} data-wrap={wrap}>
      <Icon icon={NoticeIcon} />
      <strong className={styles['label']}>{label}</strong>
      {wrap ? (
        <div className={styles['lines']}>
          {Array.from(lines.entries(), ([at, line]) => (
            <div
              key={at}
              className={styles['line']}
              data-away={at !== index || undefined}
              inert={at !== index}
            >
              {line}
            </div>
          ))}
        </div>
      ) : (
        <div key={index} className={styles['line']}>
          {lines[index]}
        </div>
      )}
      {lines.length > 1 ? (
        <>
          <button type="button" className={styles['place']} onClick={() => setStep(index + 1)}>
            <span aria-hidden>{`${index + 1} / ${lines.length}`}</span>
            <span className={styles['hidden']}>{labels.next}</span>
          </button>
          <IconButton
            size="small"
            icon={paused ? PlayIcon : PauseIcon}
            label={paused ? labels.play : labels.pause}
            onClick={() => setPaused(!paused)}
          />
        </>
      ) : null}
    </section>
  )
}
