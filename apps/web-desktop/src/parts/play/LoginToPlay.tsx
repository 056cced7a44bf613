import { useLogin } from '@koi/features/auth'
import type { LaunchModel } from '@koi/features/game'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button, Dialog, TextLink } from '@koi/ui'
import { LoginForm } from '../auth/LoginForm.tsx'
import styles from './LoginToPlay.module.css'

export interface LoginToPlayProps {
  readonly launch: Extract<LaunchModel, { status: 'login' }>
}

/** The login, in place: play goes on by itself after it. */
export function LoginToPlay({ launch }: LoginToPlayProps) {
  const login = useLogin({})
  return (
    <Dialog open title={m.auth_login_to_play()} onClose={launch.onCancel}>
      <LoginForm login={login} />
      <div className={styles['others']}>
        <Button variant="ghost" onClick={launch.onDemo}>
          {m.game_demo()}
        </Button>
        <TextLink href={routes.register}>{m.auth_to_register()}</TextLink>
      </div>
    </Dialog>
  )
}
