import {
  ForgotPasswordButton,
  type ForgotPasswordModel,
  ForgotPasswordSection,
  useForgotPassword,
} from '@koi/features/auth'
import { routes, pageTitles } from '@koi/features/routing'
import { useId } from 'react'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen } from '../../layout/Screen.tsx'

/** `/forgetPassword` */
export function ForgotPasswordScreen() {
  return <ForgotPasswordView forgot={useForgotPassword()} />
}

/** The steps in one column, their action at the bottom. */
export function ForgotPasswordView({ forgot }: { readonly forgot: ForgotPasswordModel }) {
  const form = useId()
  return (
    <Screen
      title={pageTitles.forgotPassword()}
      parent={routes.login}
      bottom={
        forgot.step === 'done' ? null : (
          <BottomBar>
            <ForgotPasswordButton forgot={forgot} formId={form} />
          </BottomBar>
        )
      }
    >
      <ForgotPasswordSection id={form} forgot={forgot} />
    </Screen>
  )
}
