import { m } from '@koi/i18n'
import { useEffect } from 'react'
import { useNavigate, useRouteError } from 'react-router-dom'
import { isServerReachable, PageUnreachableError } from '../routing/lazyRoute.ts'
import { CrashPage } from './CrashPage.tsx'
import styles from './CrashPage.module.css'

/** Loads the page of the address once its server answers: the router keeps a failed chunk for good. */
async function reloadWhenReachable(): Promise<void> {
  if (await isServerReachable()) location.reload()
}

/** In place of a page that could not be loaded without a connection. It loads it as soon as there is one again. */
function UnreachablePage() {
  const navigate = useNavigate()
  useEffect(() => {
    const listener = () => void reloadWhenReachable()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
  return (
    <main className={styles['page']}>
      <h1 className={styles['title']}>{m.layout_unreachable_title()}</h1>
      <p className={styles['text']}>{m.layout_unreachable_text()}</p>
      <button type="button" className={styles['button']} onClick={() => void reloadWhenReachable()}>
        {m.common_retry()}
      </button>
      <button type="button" className={styles['way']} onClick={() => void navigate(-1)}>
        {m.common_back()}
      </button>
    </main>
  )
}

/** What stands in place of a route that failed. */
export function RouteErrorPage() {
  return useRouteError() instanceof PageUnreachableError ? <UnreachablePage /> : <CrashPage />
}
