import { usePreferences, type PreferencesModel } from '@koi/features/preferences'
import { m } from '@koi/i18n'
import { Segmented, Sheet } from '@koi/ui'
import styles from './SettingsSheet.module.css'

export interface SettingsSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The choices of this device. They apply at once. */
export function SettingsSheet(props: SettingsSheetProps) {
  return <SettingsView {...props} preferences={usePreferences()} />
}

export interface SettingsViewProps extends SettingsSheetProps {
  readonly preferences: PreferencesModel
}

/** Appearance and language, as two rows of choices. */
export function SettingsView({ preferences, open, onClose }: SettingsViewProps) {
  const { theme, themes, onTheme, locale, locales, onLocale } = preferences
  return (
    <Sheet open={open} title={m.layout_settings()} onClose={onClose}>
      <div className={styles['rows']}>
        <div className={styles['row']}>
          <span className={styles['label']}>{m.layout_theme()}</span>
          <Segmented
            label={m.layout_theme()}
            value={theme}
            options={themes.map((choice) => ({ value: choice.theme, label: choice.name }))}
            variant="joined"
            className={styles['choices']}
            onValueChange={onTheme}
          />
        </div>
        <div className={styles['row']}>
          <span className={styles['label']}>{m.layout_language()}</span>
          <Segmented
            label={m.layout_language()}
            value={locale}
            options={locales.map((choice) => ({ value: choice.locale, label: choice.name }))}
            variant="joined"
            className={styles['choices']}
            onValueChange={onLocale}
          />
        </div>
      </div>
    </Sheet>
  )
}
