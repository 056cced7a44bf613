import { PhoneField, SmsCodeField, type RegisterModel } from '@koi/features/auth'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button, Checkbox, Form, TextLink } from '@koi/ui'
import { useId } from 'react'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen } from '../../layout/Screen.tsx'
import { RegisterFields } from './RegisterFields.tsx'
import styles from './RegisterView.module.css'

interface RegisterViewProps {
  readonly register: RegisterModel
  /** The address's query, kept on the way to login. */
  readonly search: string
}

/** A new account in one column. */
export function RegisterView({ register, search }: RegisterViewProps) {
  const form = useId()
  const { terms, birthDate } = register
  return (
    <Screen
      title={m.auth_register_title()}
      bottom={
        <BottomBar>
          <Button
            type="submit"
            form={form}
            variant="primary"
            size="large"
            block
            disabled={!register.canSubmit && register.status === 'ready'}
            loading={register.status !== 'ready'}
          >
            {m.auth_register_title()}
          </Button>
        </BottomBar>
      }
    >
      <p className={styles['lead']}>{m.auth_register_lead()}</p>
      <Form id={form} error={register.message} onSubmit={() => register.canSubmit && register.onSubmit()}>
        <RegisterFields register={register}>
          <PhoneField phone={register.phone} />
          <SmsCodeField code={register.code} />
        </RegisterFields>
        <div>
          <Checkbox checked={terms.checked} onCheckedChange={terms.onChange}>
            {m.auth_terms({ age: birthDate.minimumAge })}
          </Checkbox>
          {terms.error === null ? null : <p className={styles['error']}>{terms.error}</p>}
        </div>
      </Form>
      <TextLink className={styles['other']} href={routes.login + search}>
        {m.auth_to_login()}
      </TextLink>
    </Screen>
  )
}
