import type { KindEntry } from '@koi/features/lobby'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { ChevronRightIcon, Icon, Picture } from '@koi/ui'
import { Link } from 'react-router-dom'
import { platformPath, type NavEntry } from './navEntries.ts'
import styles from './NavPanelContent.module.css'

export interface NavPanelContentProps {
  readonly entry: NavEntry
  readonly kind: KindEntry
  readonly onFollow: () => void
}

/** What a kind offers: its lobby and each of its platforms. */
export function NavPanelContent({ entry, kind, onFollow }: NavPanelContentProps) {
  return (
    <div className={styles['content']}>
      <div className={styles['lead']}>
        <Picture className={styles['picture']} src={kind.picture} alt="" ratio="3 / 4" />
        <div className={styles['words']}>
          <p className={styles['name']}>{kind.name}</p>
          <p className={styles['counts']}>
            {m.layout_panel_counts({ platforms: kind.platformCount, games: kind.gameCount })}
          </p>
          <Link className={styles['lobby']} to={entry.to} onClick={onFollow}>
            {m.layout_panel_lobby({ kind: entry.label() })}
            <Icon icon={ChevronRightIcon} size="small" />
          </Link>
          {entry.gameType === 'slots' && (
            <Link className={styles['lobby']} to={routes.egame} onClick={onFollow}>
              {m.layout_panel_all_games()}
              <Icon icon={ChevronRightIcon} size="small" />
            </Link>
          )}
        </div>
      </div>
      <ul className={styles['platforms']}>
        {kind.platforms.map((platform) => (
          <li key={platform.venueId}>
            <Link
              className={styles['platform']}
              to={platformPath(entry, platform.venueId)}
              onClick={onFollow}
            >
              <span>{platform.name}</span>
              {!platform.open && <span className={styles['closed']}>{m.layout_panel_maintenance()}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
