import { m } from '@koi/i18n'
import { Component, type ReactNode } from 'react'
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
      {/* No link of the router, which may be what failed: the page is loaded anew. */}
      <a className={styles['home']} href="/">
        {m.common_back_home()}
      </a>
    </main>
  )
}

/** Shows a page of its own in place of an empty one when rendering fails outside of the routes, which have their own boundary. */
export class CrashBoundary extends Component<
  { readonly children: ReactNode },
  { readonly crashed: boolean }
> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  /** What crashed may never have been mounted, and hidden until then. */
  override componentDidCatch() {
    delete document.documentElement.dataset['boot']
    delete document.documentElement.dataset['loading']
  }

  override render() {
    return this.state.crashed ? <CrashPage /> : this.props.children
  }
}
