import { useNavigation } from 'react-router-dom'
import styles from './RouteProgress.module.css'

/** A thin line at the top while the next screen's chunk is on its way; the present screen stays until it is there. */
export function RouteProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div className={styles['line']} aria-hidden />
}
