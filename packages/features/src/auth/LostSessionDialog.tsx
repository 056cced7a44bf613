import { m } from '@koi/i18n'
import { Modal } from '@koi/ui'
import { useId } from 'react'
import { LoginButton, LoginForm } from './LoginForm.tsx'
import { useLogin } from './useLogin.ts'

export interface LostSessionDialogProps {
  /** The player does not log in here: the page is left. */
  readonly onLeave: () => void
}

/** Says that the session is over and logs in again in place: what stands on the page stays as it is. */
export function LostSessionDialog({ onLeave }: LostSessionDialogProps) {
  const login = useLogin({})
  const id = useId()
  return (
    <Modal
      open
      size="small"
      title={m.auth_session_expired()}
      onClose={onLeave}
      actions={<LoginButton login={login} formId={id} />}
    >
      <p>{m.auth_session_lost_text()}</p>
      <LoginForm id={id} login={login} />
    </Modal>
  )
}
