import type { GameLobbyModel } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { SearchBox, Segmented } from '@koi/ui'
import styles from './GameToolbar.module.css'

export interface GameToolbarProps {
  readonly lobby: Extract<GameLobbyModel, { status: 'ready' | 'empty' }>
}

/** Search by name, pinyin or initials; filter; how many fit. */
export function GameToolbar({ lobby }: GameToolbarProps) {
  return (
    <div className={styles['bar']}>
      <SearchBox
        className={styles['search']}
        label={m.lobby_search()}
        placeholder={m.lobby_search_placeholder()}
        value={lobby.search}
        onSearch={lobby.onSearch}
      />
      <Segmented
        label={m.lobby_filter()}
        value={lobby.filter}
        onValueChange={lobby.onFilter}
        options={[
          { value: 'all', label: m.lobby_filter_all() },
          { value: 'hot', label: m.lobby_filter_hot() },
          { value: 'new', label: m.lobby_filter_new() },
        ]}
      />
      <output className={styles['total']}>{m.lobby_total({ count: lobby.total })}</output>
    </div>
  )
}
