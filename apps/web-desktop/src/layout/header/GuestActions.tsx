import { loginPath, routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button } from '@koi/ui'
import { useLocation } from 'react-router-dom'
import styles from './GuestActions.module.css'

/** For a guest: log in, coming back to this page, or register. */
export function GuestActions() {
  const { pathname, search } = useLocation()
  return (
    <div className={styles['actions']}>
      <Button href={loginPath(pathname + search)}>{m.layout_login()}</Button>
      <Button href={routes.register} variant="primary">
        {m.layout_register()}
      </Button>
    </div>
  )
}
