import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useUi } from '../UiProvider/useUi.ts'
import { Toast } from './Toast.tsx'
import styles from './Toast.module.css'

/** Where toasts appear. A shell renders it once, last inside the provider. */
export function ToastRegion() {
  const { toasts, labels } = useUi()
  const entries = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.read)
  const region = useRef<HTMLElement>(null)
  const newest = entries.at(-1)?.id

  // Entering the top layer again puts the region above a dialog that was opened meanwhile.
  useEffect(() => {
    const element = region.current
    if (!element?.showPopover) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])

  return (
    <section ref={region} className={styles['region']} aria-label={labels.notifications} popover="manual">
      {entries.map((entry) => (
        <Toast key={entry.id} entry={entry} onClose={toasts.remove} />
      ))}
    </section>
  )
}
