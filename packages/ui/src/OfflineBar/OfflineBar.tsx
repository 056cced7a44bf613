import { classNames } from '../css/classNames.ts'
import { Icon } from '../Icon/Icon.tsx'
import { OfflineIcon } from '../Icon/icons.ts'
import styles from './OfflineBar.module.css'
import { useOnline } from './useOnline.ts'

export interface OfflineBarProps {
  /** What no connection means here. */
  text: string
  /** Says it by hand, in place of the browser's own knowledge. */
  offline?: boolean | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** Says at the top of the app that there is no connection, for as long as there is none. */
export function OfflineBar({ text, offline, className }: OfflineBarProps) {
  const online = useOnline()
  return (
    <div aria-live="polite" className={classNames(styles['region'], className)}>
      {(offline ?? !online) ? (
        <div className={styles['bar']}>
          <Icon icon={OfflineIcon} size="small" />
          {text}
        </div>
      ) : null}
    </div>
  )
}
