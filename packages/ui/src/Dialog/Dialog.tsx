import { useId, type ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { focusWhenScrollable } from '../focus/focusWhenScrollable.ts'
import { CloseIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './Dialog.module.css'
import { KeepWhileClosing } from './KeepWhileClosing.tsx'
import { useDialog } from './useDialog.ts'

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean
  /** The player wants it closed: escape key, backdrop, the cross, or the back button of a phone. */
  onClose: () => void
  /** Names the dialog. */
  title: ReactNode
  /** The content; it scrolls where it is too high. */
  children: ReactNode
  /** Actions, the primary one last. */
  footer?: ReactNode
  /** The greatest width; `medium` by default. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** False where an answer is needed: no cross, and neither escape, the backdrop nor the back button closes it. */
  dismissible?: boolean | undefined
  /** False for a question that the back button itself has raised, such as whether to leave: it has no entry in the history. */
  backCloses?: boolean | undefined
  /** `alertdialog` interrupts to ask. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Joins the classes of the root element. */
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
  backCloses,
  role = 'dialog',
  className,
}: DialogProps) {
  const { labels } = useUi()
  const { present, attributes } = useDialog({ open, onClose, dismissible, backCloses })
  const titleId = useId()
  if (!present) return null
  return (
    <dialog
      {...attributes}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      className={classNames(styles['root'], className)}
      data-size={size}
    >
      <KeepWhileClosing open={open}>
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
      </KeepWhileClosing>
    </dialog>
  )
}
