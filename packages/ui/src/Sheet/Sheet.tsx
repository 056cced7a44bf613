import { useId, type ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { KeepWhileClosing } from '../Dialog/KeepWhileClosing.tsx'
import { useDialog } from '../Dialog/useDialog.ts'
import { focusWhenScrollable } from '../focus/focusWhenScrollable.ts'
import { CloseIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './Sheet.module.css'
import { useDragToDismiss } from './useDragToDismiss.ts'

export interface SheetProps {
  /** Whether it is shown. */
  open: boolean
  /** The player wants it closed: dragged away, backdrop, escape key, the cross, or the back button of a phone. */
  onClose: () => void
  /** Names the sheet. */
  title: ReactNode
  /** The content; it scrolls where it is too high. */
  children: ReactNode
  /** Stays at the bottom: the primary action. */
  footer?: ReactNode
  /** `full` takes nearly the whole screen; by default it is as high as its content. */
  height?: 'auto' | 'full' | undefined
  /** False where an answer is needed: no cross and no handle, and neither escape, the backdrop nor the back button closes it. */
  dismissible?: boolean | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** A panel that comes up from the bottom and can be dragged away. */
export function Sheet({
  open,
  onClose,
  title,
  children,
  footer,
  height = 'auto',
  dismissible = true,
  className,
}: SheetProps) {
  const { labels } = useUi()
  const { present, attributes } = useDialog({ open, onClose, dismissible })
  const titleId = useId()
  const drag = useDragToDismiss(onClose)
  if (!present) return null
  return (
    <dialog
      {...attributes}
      aria-labelledby={titleId}
      className={classNames(styles['root'], className)}
      data-height={height}
    >
      <KeepWhileClosing open={open}>
        <div className={styles['panel']}>
          <div
            className={styles['header']}
            data-dismissible={dismissible || undefined}
            {...(dismissible ? drag : {})}
          >
            {dismissible ? <span className={styles['handle']} aria-hidden /> : null}
            <h2 id={titleId} className={styles['title']}>
              {title}
            </h2>
            {dismissible ? (
              <IconButton icon={CloseIcon} label={labels.close} size="small" onClick={onClose} />
            ) : null}
          </div>
          <div ref={focusWhenScrollable} className={styles['body']}>
            {children}
          </div>
          {footer ? <div className={styles['footer']}>{footer}</div> : null}
        </div>
      </KeepWhileClosing>
    </dialog>
  )
}
