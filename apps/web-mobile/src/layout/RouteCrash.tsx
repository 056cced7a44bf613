import { m } from '@koi/i18n'
import { Button, Result } from '@koi/ui'
import styles from './RouteCrash.module.css'

/** Shown in place of a screen that threw: what is safe, and the way to load it anew. */
export function RouteCrash() {
  return (
    <main className={styles['main']}>
      <Result
        tone="negative"
        title={m.layout_crash_title()}
        description={m.layout_crash_text()}
        actions={
          <Button variant="primary" onClick={() => location.reload()}>
            {m.layout_reload()}
          </Button>
        }
      />
    </main>
  )
}
