import styles from './RoutePending.module.css'

/** The first page while its chunk loads: paper, so that nothing jumps. */
export function RoutePending() {
  return <div className={styles['page']} aria-busy="true" />
}
