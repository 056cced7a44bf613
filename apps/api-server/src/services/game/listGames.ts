import { fenToDecimal } from '@koi/api-core/amount'
import type { Wire } from '@koi/contract'
import type { Game } from '@koi/contract/game'
import { gameTypes } from '@koi/contract/gameTypes'
import { gameKindNames } from '@koi/contract/gameKindNames'
import type { Selectable } from 'kysely'
import type { GameTable } from '../../db/gameTables.ts'
import type { Context } from '../context.ts'
import { type Locale, localName } from '../locale.ts'
import { toVenueStatus } from './venue.ts'

const knownTags = ['new', 'hot'] as const

function toGame(row: Selectable<GameTable>, locale: Locale): Wire<Game> {
  const tags = row.tags.split(',')
  return {
    id: row.id,
    name: localName(row, locale),
    pinyin: row.pinyin,
    initials: row.initials,
    sort: row.sort,
    tags: knownTags.filter((tag) => tags.includes(tag)),
    picture: `/pictures/games/${row.id}.png`,
    rtp: row.rtp,
    stake: { min: fenToDecimal(row.min_stake), max: fenToDecimal(row.max_stake) },
  }
}

/** Venues with their games, all or those shown, in the given language. */
export async function listGames({
  ctx,
  input,
}: {
  ctx: Context
  input: { show: readonly number[] | undefined; locale: Locale }
}) {
  const { show, locale } = input
  let venues = ctx.db.selectFrom('venues').selectAll().orderBy('sort')
  let games = ctx.db.selectFrom('games').selectAll().orderBy('venue_id').orderBy('sort')
  if (show) {
    venues = venues.where('id', 'in', [...show])
    games = games.where('venue_id', 'in', [...show])
  }
  const byVenue = Map.groupBy(await games.execute(), (row) => row.venue_id)
  return {
    tabs: gameTypes.map((gameType) => ({
      gameType,
      name: gameKindNames[gameType][locale],
      picture: `/pictures/kinds/${gameType}.png`,
    })),
    venues: (await venues.execute()).map((row) => ({
      id: row.id,
      sort: row.sort,
      gameType: row.game_type,
      name: localName(row, locale),
      status: toVenueStatus(row),
      picture: `/pictures/venues/${row.id}.png`,
      games: (byVenue.get(row.id) ?? []).map((game) => toGame(game, locale)),
    })),
  }
}
