import styles from './ShellFallback.module.css'

/** The first moment, before the first screen's chunk: paper, and the height of a page. */
export function ShellFallback() {
  return <div className={styles['blank']} />
}
