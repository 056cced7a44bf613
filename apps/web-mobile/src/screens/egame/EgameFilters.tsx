import type { GameLobbyModel } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { SearchBox, Segmented, Tabs } from '@koi/ui'
import styles from './EgameFilters.module.css'

interface EgameFiltersProps {
  readonly lobby: Extract<GameLobbyModel, { status: 'ready' | 'empty' }>
}

const all = 'all'

/** Search, the platforms as tabs, and new or popular. */
export function EgameFilters({ lobby }: EgameFiltersProps) {
  return (
    <div className={styles['filters']}>
      <SearchBox
        label={m.lobby_search()}
        placeholder={m.lobby_search_placeholder()}
        value={lobby.search}
        debounceMs={150}
        onSearch={lobby.onSearch}
      />
      <Tabs
        label={m.lobby_platforms()}
        value={lobby.platform === null ? all : String(lobby.platform)}
        items={lobby.platforms.map(({ venueId, name }) => ({
          id: venueId === null ? all : String(venueId),
          label: name,
        }))}
        onValueChange={(value) => lobby.onPlatform(value === all ? null : Number(value))}
      />
      <div className={styles['row']}>
        <Segmented
          label={m.lobby_filter()}
          value={lobby.filter}
          options={[
            { value: 'all', label: m.lobby_filter_all() },
            { value: 'hot', label: m.lobby_filter_hot() },
            { value: 'new', label: m.lobby_filter_new() },
          ]}
          onValueChange={lobby.onFilter}
        />
        <h2 className={styles['total']}>
          <output>{m.lobby_total({ count: lobby.total })}</output>
        </h2>
      </div>
    </div>
  )
}
