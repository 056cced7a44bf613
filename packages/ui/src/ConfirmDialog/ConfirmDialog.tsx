import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { setAutofocus } from '../focus/setAutofocus.ts'
import { useUi } from '../UiProvider/useUi.ts'

export interface ConfirmDialogProps {
  /** Whether it is shown. */
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
  /** False for a question that the back button itself has raised, such as whether to leave. */
  backCloses?: boolean | undefined
  /** The player agreed. */
  onConfirm: () => void
  /** The player declined, or closed it. */
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
  backCloses,
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
      backCloses={backCloses}
      footer={
        <>
          <Button ref={setAutofocus} disabled={busy} onClick={onCancel}>
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
