import {
  ForgotPasswordButton,
  type ForgotPasswordModel,
  ForgotPasswordSection,
  useForgotPassword,
} from '@koi/features/auth'
import { pageTitles } from '@koi/features/routing'
import { Card } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'
import styles from './ForgotPasswordScreen.module.css'

/** `/forgetPassword` */
export function ForgotPasswordScreen() {
  return <ForgotPasswordView forgot={useForgotPassword()} />
}

/** The steps in one narrow card. */
export function ForgotPasswordView({ forgot }: { readonly forgot: ForgotPasswordModel }) {
  return (
    <div className={styles['forgot']}>
      <Page title={pageTitles.forgotPassword()}>
        <Card padding="large" className={styles['card']}>
          <ForgotPasswordSection forgot={forgot}>
            <ForgotPasswordButton forgot={forgot} />
          </ForgotPasswordSection>
        </Card>
      </Page>
    </div>
  )
}
