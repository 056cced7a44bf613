import { LoginButton, LoginSection, type LoginViewProps, useLoginPage } from '@koi/features/auth'
import { pageTitles } from '@koi/features/routing'
import { useId } from 'react'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { BrandMark } from '../../layout/BrandMark.tsx'
import { Screen } from '../../layout/Screen.tsx'
import { SettingsButton } from '../../layout/SettingsButton.tsx'
import styles from './LoginScreen.module.css'

/** `/login` */
export function LoginScreen() {
  return <LoginView {...useLoginPage()} />
}

/** The login under the brand's mark, its action at the bottom. */
export function LoginView({ login, expiry, search }: LoginViewProps) {
  const form = useId()
  return (
    <Screen
      title={pageTitles.login()}
      action={<SettingsButton />}
      bottom={
        <BottomBar>
          <LoginButton login={login} formId={form} />
        </BottomBar>
      }
    >
      <div className={styles['mark']}>
        <BrandMark />
      </div>
      <LoginSection id={form} login={login} expiry={expiry} search={search} />
    </Screen>
  )
}
