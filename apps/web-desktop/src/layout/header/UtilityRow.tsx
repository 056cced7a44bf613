import type { PreferencesModel } from '@koi/features/preferences'
import type { ServerClockModel } from '@koi/features/time'
import { m } from '@koi/i18n'
import { Clock } from '@koi/ui'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'
import styles from './UtilityRow.module.css'

export interface UtilityRowProps {
  readonly clock: ServerClockModel
  readonly preferences: PreferencesModel
}

/** The thin row above all: the server's time, what this site is, language and theme. */
export function UtilityRow({ clock, preferences }: UtilityRowProps) {
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
