export { baccaratPoints } from './baccarat.ts'
export { bullName, bullOf } from './bulls.ts'
export { rankOf, suitOf } from './cards.ts'
export {
  betLimits,
  betStep,
  type Engine,
  mainSelection,
  type Mark,
  type Name,
  type Outcome,
  returnOf,
  type Selection,
  selectionsOf,
} from './engine.ts'
export { type EngineId, engineIds, engines, isEngineId } from './engines.ts'
export { mostReturnOf } from './football.ts'
export { type Club, type Clubs, clubsOf } from './footballTeams.ts'
export { type Goal, goalsOf, matchMinutes, scoreAfter } from './footballGoals.ts'
export { betAt, type BetStanding, paysAt, type Score, scoreOf } from './footballMarkets.ts'
export { bestCatch, fishKinds } from './fishing.ts'
export { fairDraw, hashOfSeed, type Seeds } from './fairDraw.ts'
export { pocketColor, wheelOrder } from './roulette.ts'
export { scratchLabel } from './scratchCard.ts'
export { freeRound, readReels, type ReelSpin } from './readReels.ts'
export { reelLines } from './reelLines.ts'
export { drawMatch, type ScheduledMatch } from './scheduledMatch.ts'
export { type ReelSymbol, reelSymbols } from './reelSymbols.ts'
export { reelStrip } from './threeReels.ts'
export { threeCardHand, threeCardName } from './threeCards.ts'
export { areBetsOf, type BetLine, settleBets, type SettledLine } from './settleBets.ts'
export { stakeAtRisk } from './stakeAtRisk.ts'
export { type FairRound, type RoundFault, sealRound, verifyRound } from './verifyRound.ts'
