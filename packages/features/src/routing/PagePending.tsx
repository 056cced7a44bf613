import styles from './PagePending.module.css'

/** A page while its chunk is loaded: the ground it will stand on, so that nothing jumps, and the line of progress. */
export function PagePending() {
  return <div className={styles['pending']} aria-busy="true" data-pending data-page-pending />
}
