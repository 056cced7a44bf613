import styles from './ProgressLine.module.css'

/** A thin line at the top of the window, for what was asked for and is on its way: it grows after a moment. */
export function ProgressLine() {
  return <div className={styles['line']} aria-hidden />
}
