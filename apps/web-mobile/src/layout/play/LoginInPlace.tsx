import { useLogin } from '@koi/features/auth'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button, TextLink } from '@koi/ui'
import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { LoginForm } from '../auth/LoginForm.tsx'
import { useKeyboardInset } from '../useKeyboardInset.ts'
import styles from './LoginInPlace.module.css'

/** The login form with its own state, which lives as long as the sheet around it is open. */
export function LoginInPlace({ onDemo }: { readonly onDemo: () => void }) {
  const login = useLogin({})
  const form = useId()
  const keyboard = useKeyboardInset()
  const { pathname, search } = useLocation()
  const back = new URLSearchParams({ redirect: pathname + search })
  return (
    <div className={styles['content']} style={{ paddingBlockEnd: keyboard }}>
      <LoginForm id={form} login={login} />
      <div className={styles['actions']}>
        <Button
          type="submit"
          form={form}
          variant="primary"
          size="large"
          block
          disabled={!login.canSubmit && login.status === 'ready'}
          loading={login.status !== 'ready'}
        >
          {m.auth_login_title()}
        </Button>
        <Button variant="ghost" block onClick={onDemo}>
          {m.game_demo()}
        </Button>
      </div>
      <TextLink className={styles['register']} href={`${routes.register}?${back.toString()}`}>
        {m.auth_to_register()}
      </TextLink>
    </div>
  )
}
