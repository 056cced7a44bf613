import { RegisterButton, RegisterSection, type RegisterViewProps, useRegisterPage } from '@koi/features/auth'
import { pageTitles } from '@koi/features/routing'
import { useId } from 'react'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen } from '../../layout/Screen.tsx'

/** `/register` */
export function RegisterScreen() {
  return <RegisterView {...useRegisterPage()} />
}

/** The registration in one column, its action at the bottom. */
export function RegisterView({ register, search }: RegisterViewProps) {
  const form = useId()
  return (
    <Screen
      title={pageTitles.register()}
      bottom={
        <BottomBar>
          <RegisterButton register={register} formId={form} />
        </BottomBar>
      }
    >
      <RegisterSection id={form} register={register} search={search} />
    </Screen>
  )
}
