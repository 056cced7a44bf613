import type { LoginModel } from '@koi/features/auth'
import { routes } from '@koi/features/routing'
import type { ExpiryNoticeModel } from '@koi/features/session'
import { m } from '@koi/i18n'
import { Banner, Button, TextLink } from '@koi/ui'
import { useId } from 'react'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen } from '../../layout/Screen.tsx'
import { BrandMark } from '../../layout/BrandMark.tsx'
import { SettingsButton } from '../../layout/settings/SettingsButton.tsx'
import { LoginForm } from '../../layout/auth/LoginForm.tsx'
import styles from './LoginView.module.css'

interface LoginViewProps {
  readonly login: LoginModel
  readonly expiry: ExpiryNoticeModel
  /** The address's query, kept on the way to registration so that it comes back to the same place. */
  readonly search: string
}

/** The way in: by password or by text message. */
export function LoginView({ login, expiry, search }: LoginViewProps) {
  const form = useId()
  return (
    <Screen
      title={m.auth_login_title()}
      action={<SettingsButton />}
      bottom={
        <BottomBar>
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
        </BottomBar>
      }
    >
      <div className={styles['head']}>
        <BrandMark />
        <p>{m.auth_login_lead()}</p>
      </div>
      {expiry.status === 'shown' ? (
        <Banner tone="warning" onClose={expiry.onDismiss}>
          {expiry.text}
        </Banner>
      ) : null}
      <LoginForm id={form} login={login} />
      <TextLink className={styles['other']} href={routes.register + search}>
        {m.auth_to_register()}
      </TextLink>
    </Screen>
  )
}
