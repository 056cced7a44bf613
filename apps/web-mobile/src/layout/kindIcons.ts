import type { GameType } from '@koi/contract'
import {
  ChessIcon,
  FishIcon,
  LiveCasinoIcon,
  LotteryIcon,
  SlotsIcon,
  SportsIcon,
  type IconShape,
} from '@koi/ui'

/** The sign of each kind of venue. */
export const kindIcons: Readonly<Record<GameType, IconShape>> = {
  sports: SportsIcon,
  live: LiveCasinoIcon,
  chess: ChessIcon,
  slots: SlotsIcon,
  lottery: LotteryIcon,
  fish: FishIcon,
}
