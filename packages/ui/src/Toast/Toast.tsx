import { useEffect, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../Icon/icons.ts'
import { useUi } from '../UiProvider/useUi.ts'
import type { ToastEntry } from '../UiProvider/toastQueue.ts'
import styles from './Toast.module.css'

export interface ToastProps {
  /** The line. */
  entry: ToastEntry
  /** It has been read, or its time is up. */
  onClose: (id: number) => void
}

const icons = { info: InfoIcon, positive: SuccessIcon, negative: ErrorIcon }
const shownMs = { info: 4000, positive: 4000, negative: 8000 }

/** One line that goes by itself, though not while it is pointed at or holds the focus. */
export function Toast({ entry, onClose }: ToastProps) {
  const { labels } = useUi()
  const tone = entry.tone ?? 'info'
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => onClose(entry.id), shownMs[tone])
    return () => clearTimeout(timer)
  }, [held, onClose, entry.id, tone])

  return (
    <div
      className={styles['root']}
      data-tone={tone}
      role={tone === 'negative' ? 'alert' : 'status'}
      // Not as the pointer enters: a line that appears under one at rest, such as after a press on the line before, would stay.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon icon={icons[tone]} />
      <span className={styles['text']}>{entry.text}</span>
      {entry.action ? (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            entry.onAction?.()
            onClose(entry.id)
          }}
        >
          {entry.action}
        </button>
      ) : null}
      <button
        type="button"
        className={styles['close']}
        aria-label={labels.close}
        onClick={() => onClose(entry.id)}
      >
        <Icon icon={CloseIcon} size="small" />
      </button>
    </div>
  )
}
