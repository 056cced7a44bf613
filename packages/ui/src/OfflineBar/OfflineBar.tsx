import { classNames } from '../css/classNames.ts'
import { Icon } from '../Icon/Icon.tsx'
import { OfflineIcon } from '../Icon/icons.ts'
import styles from './OfflineBar.module.css'
import { useOnlineIfKnown } from './useOnline.ts'

export interface OfflineBarProps {
  /** What no connection means here. */
  text: string
  /** Says it by hand, in place of the browser's own knowledge. */
  offline?: boolean | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/**
 * Says that there is no connection, for as long as there is none. It belongs where it moves nothing, among what floats above
 * the page. A page that the server draws has it hidden, for a document that says `data-offline` before scripts run: it is there
 * from the first paint.
 */
export function OfflineBar({ text, offline, className }: OfflineBarProps) {
  const online = useOnlineIfKnown()
  const isOnline = offline === undefined ? online : !offline
  return (
    <div aria-live="polite" className={classNames(styles['region'], className)}>
      {isOnline === true ? null : (
        // Another element than the drawn one: screen readers say what comes into the region, not what was there.
        <div
          key={String(isOnline)}
          className={styles['bar']}
          data-until-known={isOnline === null || undefined}
        >
          <Icon icon={OfflineIcon} size="small" />
          {text}
        </div>
      )}
    </div>
  )
}
