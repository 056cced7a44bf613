import type { PlatformTab } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import styles from './PlatformRail.module.css'

export interface PlatformRailProps {
  readonly platforms: readonly PlatformTab[]
  /** The chosen platform; null for all of them. */
  readonly value: number | null
  readonly onChange: (venueId: number | null) => void
}

/** The platforms with their number of games; one is chosen. */
export function PlatformRail({ platforms, value, onChange }: PlatformRailProps) {
  return (
    <ul className={styles['rail']} aria-label={m.lobby_platforms()}>
      {platforms.map((platform) => (
        <li key={platform.venueId ?? 'all'}>
          <button
            type="button"
            className={styles['platform']}
            aria-pressed={platform.venueId === value}
            onClick={() => onChange(platform.venueId)}
          >
            <span>{platform.name}</span>
            <span className={styles['count']} aria-hidden="true">
              {platform.gameCount}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
