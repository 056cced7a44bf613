import { LoginButton, LoginSection, type LoginViewProps, useLoginPage } from '@koi/features/auth'
import { pageTitles } from '@koi/features/routing'
import { PageHeading } from '@koi/ui'
import styles from './LoginScreen.module.css'

/** `/login` */
export function LoginScreen() {
  return <LoginView {...useLoginPage()} />
}

/** The login in the narrow column of its layout. */
export function LoginView({ login, expiry, search }: LoginViewProps) {
  return (
    <div className={styles['login']}>
      <PageHeading className={styles['title']}>{pageTitles.login()}</PageHeading>
      <LoginSection login={login} expiry={expiry} search={search}>
        <LoginButton login={login} />
      </LoginSection>
    </div>
  )
}
