import { useId, type ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { focusWhenScrollable } from '../focusWhenScrollable.ts'
import { CloseIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './Dialog.module.css'
import { useModal } from './useModal.ts'

export interface DialogProps {
  open: boolean
  /** The player wants it closed: escape key, backdrop or the cross. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Actions, the primary one last. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large' | undefined
  /** False where an answer is needed: no cross, and neither escape nor the backdrop closes it. */
  dismissible?: boolean | undefined
  /** `alertdialog` interrupts to ask. */
  role?: 'dialog' | 'alertdialog' | undefined
  className?: string | undefined
}

/** A window over the page that holds the focus until it is closed, and then gives it back. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'medium',
  dismissible = true,
  role = 'dialog',
  className,
}: DialogProps) {
  const { labels } = useUi()
  const { ref, present, closing } = useModal(open)
  const titleId = useId()
  if (!present) return null
  return (
    // The element's own escape key is the keyboard's way to do what a press on the backdrop does.
    <dialog
      ref={ref}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      className={classNames(styles['root'], className)}
      data-modal
      data-size={size}
      data-closing={closing || undefined}
      onCancel={(event) => {
        event.preventDefault()
        if (dismissible) onClose()
      }}
      onPointerDown={(event) => {
        if (dismissible && event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles['panel']}>
        <div className={styles['header']}>
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
    </dialog>
  )
}
