import type { PreferencesModel, ThemeChoice } from '@koi/features/preferences'
import { m } from '@koi/i18n'
import { Icon, Menu, SystemIcon, ThemeDarkIcon, ThemeLightIcon, type MenuTriggerProps } from '@koi/ui'
import { UtilityButton } from './UtilityButton.tsx'

export interface ThemeMenuProps {
  readonly preferences: PreferencesModel
}

const icons = { system: SystemIcon, light: ThemeLightIcon, dark: ThemeDarkIcon }

/** Light, dark, or as the system has it. */
export function ThemeMenu({ preferences: { theme, onTheme } }: ThemeMenuProps) {
  const names: Record<ThemeChoice, string> = {
    system: m.layout_theme_system(),
    light: m.layout_theme_light(),
    dark: m.layout_theme_dark(),
  }
  const choices: readonly ThemeChoice[] = ['system', 'light', 'dark']
  const trigger = (props: MenuTriggerProps) => (
    <UtilityButton {...props} label={m.layout_theme()} icon={<Icon icon={icons[theme]} size="small" />}>
      {names[theme]}
    </UtilityButton>
  )
  return (
    <Menu
      label={m.layout_theme()}
      items={choices.map((choice) => ({
        id: choice,
        label: names[choice],
        icon: icons[choice],
        current: choice === theme,
        onSelect: () => onTheme(choice),
      }))}
      trigger={trigger}
    />
  )
}
