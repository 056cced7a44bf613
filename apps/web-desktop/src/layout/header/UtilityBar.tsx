import { usePreferences } from '@koi/features/preferences'
import { useServerClock } from '@koi/features/time'
import { m } from '@koi/i18n'
import { Clock } from '@koi/ui'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'
import styles from './UtilityBar.module.css'

/** The thin row above all: the server's time, what this site is, language and theme. */
export function UtilityBar() {
  const clock = useServerClock()
  const preferences = usePreferences()
  return (
    <div className={styles['bar']}>
      <div className={styles['row']}>
        <Clock
          className={styles['time']}
          label={m.layout_server_time()}
          clock={clock}
          timeZone={clock.timeZone}
          zoneLabel="GMT+8"
        />
        <span className={styles['sandbox']}>{m.layout_sandbox()}</span>
        <div className={styles['settings']}>
          <ThemeMenu preferences={preferences} />
          <LanguageMenu preferences={preferences} />
        </div>
      </div>
    </div>
  )
}
