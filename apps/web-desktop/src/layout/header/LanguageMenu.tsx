import type { PreferencesModel } from '@koi/features/preferences'
import { m } from '@koi/i18n'
import { Icon, LanguageIcon, Menu, type MenuTriggerProps } from '@koi/ui'
import { UtilityButton } from './UtilityButton.tsx'

export interface LanguageMenuProps {
  readonly preferences: PreferencesModel
}

/** The languages by their own names. */
export function LanguageMenu({ preferences: { locale, locales, onLocale } }: LanguageMenuProps) {
  const trigger = (props: MenuTriggerProps) => (
    <UtilityButton {...props} label={m.layout_language()} icon={<Icon icon={LanguageIcon} size="small" />}>
      {locales.find((choice) => choice.locale === locale)?.name}
    </UtilityButton>
  )
  return (
    <Menu
      label={m.layout_language()}
      items={locales.map((choice) => ({
        id: choice.locale,
        label: choice.name,
        current: choice.locale === locale,
        onSelect: () => onLocale(choice.locale),
      }))}
      trigger={trigger}
    />
  )
}
