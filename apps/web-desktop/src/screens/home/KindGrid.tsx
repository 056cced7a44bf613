import type { KindEntry } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { Picture } from '@koi/ui'
import { Link } from 'react-router-dom'
import styles from './KindGrid.module.css'

export interface KindGridProps {
  readonly kinds: readonly KindEntry[]
}

/** The six kinds as doors to their lobbies. */
export function KindGrid({ kinds }: KindGridProps) {
  return (
    <ul className={styles['grid']}>
      {kinds.map((kind) => (
        <li key={kind.gameType}>
          <Link className={styles['door']} to={kind.path}>
            <span className={styles['name']}>{kind.name}</span>
            <span className={styles['count']}>{m.lobby_game_count({ count: kind.gameCount })}</span>
            <Picture className={styles['picture']} src={kind.picture} alt="" ratio="3 / 4" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
