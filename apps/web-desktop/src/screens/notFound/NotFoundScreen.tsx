import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button, PageHeading } from '@koi/ui'
import styles from './NotFoundScreen.module.css'

/** Any path that is not a page. */
export function NotFoundScreen() {
  return (
    <div className={styles['page']}>
      <div className={styles['code']} aria-hidden="true" />
      <PageHeading className={styles['title']}>{m.layout_not_found_title()}</PageHeading>
      <p className={styles['text']}>{m.layout_not_found_text()}</p>
      <Button variant="primary" size="large" href={routes.home}>
        {m.common_back_home()}
      </Button>
    </div>
  )
}
