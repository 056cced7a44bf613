import { useUnread } from '@koi/features/balance'
import { usePreferences, type PreferencesModel, type ThemeChoice } from '@koi/features/preferences'
import { routes } from '@koi/features/routing'
import { useSession } from '@koi/features/session'
import { useServerClock, zoneLabel, type ServerClockModel } from '@koi/features/time'
import { m } from '@koi/i18n'
import {
  Badge,
  ChevronDownIcon,
  Clock,
  FloatingMenu,
  Icon,
  LanguageIcon,
  Link,
  MailIcon,
  SystemIcon,
  ThemeDarkIcon,
  ThemeLightIcon,
  VisuallyHidden,
  type IconShape,
  type MenuItem,
  type MenuTriggerProps,
} from '@koi/ui'
import styles from './UtilityBar.module.css'

/** The thin row of the page, with the choices kept on this device. */
export function UtilityBar() {
  const isMember = useSession().status === 'member'
  const { count } = useUnread()
  return (
    <UtilityRow
      clock={useServerClock()}
      preferences={usePreferences()}
      messages={isMember ? { unread: count } : null}
    />
  )
}

export interface UtilityRowProps {
  readonly clock: ServerClockModel
  readonly preferences: PreferencesModel
  /** The way to a member's messages, with how many of them wait, as far as that is known; null for a guest. */
  readonly messages: { readonly unread: number | null } | null
}

const themeIcons: Readonly<Record<ThemeChoice, IconShape>> = {
  system: SystemIcon,
  light: ThemeLightIcon,
  dark: ThemeDarkIcon,
}

/** The server's time, what this site is, theme and language. */
export function UtilityRow({ clock, preferences, messages }: UtilityRowProps) {
  const { theme, themes, onTheme, locale, locales, onLocale } = preferences
  return (
    <div className={styles['bar']}>
      <div className={styles['row']}>
        <Clock
          className={styles['time']}
          label={m.layout_server_time()}
          clock={clock}
          timeZone={clock.timeZone}
          zone={zoneLabel}
        />
        <span className={styles['sandbox']}>{m.layout_sandbox()}</span>
        <div className={styles['settings']}>
          {messages === null ? null : (
            <Link href={routes.messages} className={styles['button']}>
              <Icon icon={MailIcon} size="small" />
              <span className={styles['value']}>{m.pages_messages()}</span>
              <Badge
                className={styles['unread']}
                count={messages.unread ?? 0}
                label={m.messages_unread_count({ count: messages.unread ?? 0 })}
              />
            </Link>
          )}
          <UtilityMenu
            label={m.layout_theme()}
            icon={themeIcons[theme]}
            items={themes.map((choice) => ({
              id: choice.theme,
              label: choice.name,
              icon: themeIcons[choice.theme],
              current: choice.theme === theme,
              onSelect: () => onTheme(choice.theme),
            }))}
          />
          <UtilityMenu
            label={m.layout_language()}
            icon={LanguageIcon}
            items={locales.map((choice) => ({
              id: choice.locale,
              label: choice.name,
              current: choice.locale === locale,
              onSelect: () => onLocale(choice.locale),
            }))}
          />
        </div>
      </div>
    </div>
  )
}

interface UtilityMenuProps {
  /** What the menu is about; read aloud before what is chosen. */
  readonly label: string
  readonly icon: IconShape
  readonly items: readonly MenuItem[]
}

/** A menu whose button says what is chosen. */
function UtilityMenu({ label, icon, items }: UtilityMenuProps) {
  const trigger = (props: MenuTriggerProps) => (
    <button type="button" className={styles['button']} {...props}>
      <Icon icon={icon} size="small" />
      <VisuallyHidden>{label} </VisuallyHidden>
      <span className={styles['value']}>{items.find(({ current }) => current)?.label}</span>
      <Icon icon={ChevronDownIcon} size="small" className={styles['chevron']} />
    </button>
  )
  return <FloatingMenu label={label} items={items} trigger={trigger} />
}
