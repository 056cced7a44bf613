import type { PreferencesModel } from '@koi/features/preferences'
import { m } from '@koi/i18n'
import { Segmented, Sheet } from '@koi/ui'
import styles from './SettingsView.module.css'

interface SettingsViewProps {
  readonly preferences: PreferencesModel
  readonly open: boolean
  readonly onClose: () => void
}

/** Appearance and language, as two rows of choices. */
export function SettingsView({ preferences, open, onClose }: SettingsViewProps) {
  return (
    <Sheet open={open} title={m.layout_settings()} onClose={onClose}>
      <div className={styles['rows']}>
        <div className={styles['row']}>
          <span className={styles['label']}>{m.layout_theme()}</span>
          <Segmented
            label={m.layout_theme()}
            value={preferences.theme}
            options={[
              { value: 'system', label: m.layout_theme_system() },
              { value: 'light', label: m.layout_theme_light() },
              { value: 'dark', label: m.layout_theme_dark() },
            ]}
            variant="joined"
            className={styles['choices']}
            onValueChange={preferences.onTheme}
          />
        </div>
        <div className={styles['row']}>
          <span className={styles['label']}>{m.layout_language()}</span>
          <Segmented
            label={m.layout_language()}
            value={preferences.locale}
            options={preferences.locales.map(({ locale, name }) => ({ value: locale, label: name }))}
            variant="joined"
            className={styles['choices']}
            onValueChange={preferences.onLocale}
          />
        </div>
      </div>
    </Sheet>
  )
}
