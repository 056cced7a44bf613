import type { LoginModel } from '@koi/features/auth'
import { routes } from '@koi/features/routing'
import type { ExpiryNoticeModel } from '@koi/features/session'
import { m } from '@koi/i18n'
import { Banner, PageHeading, TextLink } from '@koi/ui'
import { LoginForm } from '../../parts/auth/LoginForm.tsx'
import styles from './LoginView.module.css'

export interface LoginViewProps {
  readonly login: LoginModel
  readonly expiry: ExpiryNoticeModel
}

/** The login, after a session has expired with the reason above it. */
export function LoginView({ login, expiry }: LoginViewProps) {
  return (
    <div className={styles['login']}>
      <div className={styles['head']}>
        <PageHeading className={styles['title']}>{m.auth_login_title()}</PageHeading>
        <p className={styles['lead']}>{m.auth_login_lead()}</p>
      </div>
      {expiry.status === 'shown' && (
        <Banner tone="info" onClose={expiry.onDismiss}>
          {expiry.text}
        </Banner>
      )}
      <LoginForm login={login} />
      <p className={styles['other']}>
        {m.auth_no_account()}
        <TextLink href={routes.register}>{m.auth_to_register()}</TextLink>
      </p>
    </div>
  )
}
