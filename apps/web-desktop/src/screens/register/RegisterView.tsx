import { PhoneField, SmsCodeField, type RegisterModel } from '@koi/features/auth'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button, Form, PageHeading, TextLink } from '@koi/ui'
import { AccountFields } from './AccountFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import styles from './RegisterView.module.css'

export interface RegisterViewProps {
  readonly register: RegisterModel
}

/** Registration on one page, in three short groups. */
export function RegisterView({ register }: RegisterViewProps) {
  return (
    <div className={styles['register']}>
      <div className={styles['head']}>
        <PageHeading className={styles['title']}>{m.auth_register_title()}</PageHeading>
        <p className={styles['lead']}>{m.auth_register_lead()}</p>
      </div>
      <Form onSubmit={register.onSubmit} error={register.message}>
        <AccountFields register={register} />
        <PhoneField phone={register.phone} />
        <SmsCodeField code={register.code} />
        <PersonFields register={register} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          disabled={!register.canSubmit}
          loading={register.status === 'submitting'}
        >
          {m.layout_register()}
        </Button>
      </Form>
      <p className={styles['other']}>
        <TextLink href={routes.login}>{m.auth_to_login()}</TextLink>
      </p>
    </div>
  )
}
