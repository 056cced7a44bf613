import { m } from '@koi/i18n'
import styles from './CrashPage.module.css'

/** Something failed while the page was drawn. It stands on nothing but the messages and the tokens. */
export function CrashPage() {
  return (
    <main className={styles['page']}>
      <h1 className={styles['title']}>{m.layout_crash_title()}</h1>
      <p className={styles['text']}>{m.layout_crash_text()}</p>
      <button type="button" className={styles['button']} onClick={() => location.reload()}>
        {m.layout_reload()}
      </button>
    </main>
  )
}
