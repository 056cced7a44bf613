import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button } from '@koi/ui'
import { brandName } from '../../layout/brandName.ts'
import { Hero } from './Hero.tsx'
import styles from './WelcomeCard.module.css'

/** What a guest sees first: where one is, and the two ways in. */
export function WelcomeCard() {
  return (
    <Hero>
      <div className={styles['words']}>
        <p className={styles['title']}>{m.home_welcome({ brand: brandName() })}</p>
        <p className={styles['text']}>{m.home_welcome_text()}</p>
      </div>
      <div className={styles['actions']}>
        <Button variant="inverse" block href={routes.login}>
          {m.auth_login_title()}
        </Button>
        <Button className={styles['outlined']} block href={routes.register}>
          {m.auth_register_title()}
        </Button>
      </div>
    </Hero>
  )
}
