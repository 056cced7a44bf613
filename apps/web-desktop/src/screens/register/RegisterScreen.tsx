import { RegisterButton, RegisterSection, type RegisterViewProps, useRegisterPage } from '@koi/features/auth'
import { pageTitles } from '@koi/features/routing'
import { PageHeading } from '@koi/ui'
import styles from './RegisterScreen.module.css'

/** `/register` */
export function RegisterScreen() {
  return <RegisterView {...useRegisterPage()} />
}

/** The registration on one page, in the narrow column of its layout. */
export function RegisterView({ register, search }: RegisterViewProps) {
  return (
    <div className={styles['register']}>
      <PageHeading className={styles['title']}>{pageTitles.register()}</PageHeading>
      <RegisterSection register={register} search={search}>
        <RegisterButton register={register} />
      </RegisterSection>
    </div>
  )
}
