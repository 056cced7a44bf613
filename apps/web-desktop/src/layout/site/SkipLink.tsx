import { m } from '@koi/i18n'
import styles from './SkipLink.module.css'

/** The first thing the keyboard reaches: past the header, to the screen. */
export function SkipLink() {
  return (
    <a className={styles['link']} href="#content">
      {m.layout_skip()}
    </a>
  )
}
