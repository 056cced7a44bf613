import type { GameType } from '@koi/contract'
import { m } from '@koi/i18n'

/** The name of each kind of venue. */
export const kindName = {
  sports: () => m.lobby_kind_sports(),
  live: () => m.lobby_kind_live(),
  chess: () => m.lobby_kind_chess(),
  slots: () => m.lobby_kind_slots(),
  lottery: () => m.lobby_kind_lottery(),
  fish: () => m.lobby_kind_fish(),
} satisfies Record<GameType, () => string>
