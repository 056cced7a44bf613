import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { startHere } from '../startHere.ts'
import { useUi } from '../UiProvider/useUi.ts'

export interface ConfirmDialogProps {
  open: boolean
  /** The question. */
  title: ReactNode
  /** What follows from yes. */
  children?: ReactNode
  /** Text of yes; name the deed, not "OK". The shell's word for confirming by default. */
  confirmLabel?: string | undefined
  /** Text of no. */
  cancelLabel?: string | undefined
  /** What is done cannot be undone. */
  danger?: boolean | undefined
  /** The deed is under way. */
  busy?: boolean | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is done. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { labels } = useUi()
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="small"
      role="alertdialog"
      dismissible={!busy}
      footer={
        <>
          <Button ref={startHere} disabled={busy} onClick={onCancel}>
            {cancelLabel ?? labels.cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
            {confirmLabel ?? labels.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
