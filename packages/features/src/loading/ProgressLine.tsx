import { createPortal } from 'react-dom'
import styles from './ProgressLine.module.css'

/**
 * A thin line at the top of the window, for what was asked for and is on its way: it grows after a moment. Wherever it is asked
 * for it stands in the body, for a container would be its window.
 */
export function ProgressLine() {
  return createPortal(<div className={styles['line']} aria-hidden />, document.body)
}
