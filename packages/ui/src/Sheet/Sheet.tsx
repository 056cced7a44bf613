import { useId, type ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { useModal } from '../Dialog/useModal.ts'
import { focusWhenScrollable } from '../focusWhenScrollable.ts'
import { CloseIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './Sheet.module.css'
import { useDragToDismiss } from './useDragToDismiss.ts'

export interface SheetProps {
  open: boolean
  /** The player wants it closed: dragged away, backdrop, escape key or the cross. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Stays at the bottom: the primary action. */
  footer?: ReactNode
  /** `full` takes nearly the whole screen; by default it is as high as its content. */
  height?: 'auto' | 'full' | undefined
  className?: string | undefined
}

/** A panel that comes up from the bottom and can be dragged away. */
export function Sheet({ open, onClose, title, children, footer, height = 'auto', className }: SheetProps) {
  const { labels } = useUi()
  const { ref, present, closing } = useModal(open)
  const titleId = useId()
  const drag = useDragToDismiss(onClose)
  if (!present) return null
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(styles['root'], className)}
      data-modal
      data-height={height}
      data-closing={closing || undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles['panel']}>
        <div className={styles['header']} {...drag}>
          <span className={styles['handle']} aria-hidden />
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <IconButton icon={CloseIcon} label={labels.close} size="small" onClick={onClose} />
        </div>
        <div ref={focusWhenScrollable} className={styles['body']}>
          {children}
        </div>
        {footer ? <div className={styles['footer']}>{footer}</div> : null}
      </div>
    </dialog>
  )
}
