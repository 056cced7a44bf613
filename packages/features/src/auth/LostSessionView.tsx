import { m } from '@koi/i18n'
import { Modal } from '@koi/ui'
import { useId, useState } from 'react'
import { LoginButton, LoginForm } from './LoginForm.tsx'
import styles from './LoginForm.module.css'
import type { LoginModel } from './useLogin.ts'

export interface LostSessionViewProps {
  readonly login: LoginModel
  /** The player does not log in here: the page is left. */
  readonly onLeave: () => void
}

/** Says that the session is over, with a login below. */
export function LostSessionView({ login, onLeave }: LostSessionViewProps) {
  const id = useId()
  // What is typed first, and never the cross, which would leave the page.
  const [focus] = useState<'account' | 'password'>(login.account.value === '' ? 'account' : 'password')
  return (
    <Modal
      open
      size="small"
      title={m.auth_session_expired()}
      onClose={onLeave}
      actions={<LoginButton login={login} formId={id} />}
    >
      <p className={styles['lost']}>{m.auth_session_lost_text()}</p>
      <LoginForm id={id} login={login} focus={focus} />
    </Modal>
  )
}
