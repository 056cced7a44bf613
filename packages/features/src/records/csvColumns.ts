import { fenToDecimal } from '@koi/api-core/amount'
import { formatDateTime } from '@koi/api-core/dates'
import type { Movement } from '@koi/contract/movement'
import type { OddsFormat } from '@koi/contract/odds'
import type { Bet } from '@koi/contract/record'
import { m } from '@koi/i18n'
import { betLine, betOutcome, teamsText } from './betTexts.ts'
import { movementCategoryNames, movementRow } from './movementRow.ts'
import type { CsvColumn } from './writeCsv.ts'

/** What a file of rounds tells of each; amounts in yuan with two places. */
export function betColumns(timeZone: string, format: OddsFormat): readonly CsvColumn<Bet>[] {
  const open = (bet: Bet) => bet.state === 'open'
  return [
    { header: m.records_round(), value: (bet) => bet.number ?? bet.round },
    { header: m.records_placed(), value: (bet) => formatDateTime(bet.placedAt, { timeZone }) },
    {
      header: m.records_settled(),
      value: (bet) => (bet.settledAt === null ? '' : formatDateTime(bet.settledAt, { timeZone })),
    },
    { header: m.records_venue(), value: (bet) => bet.venueName },
    { header: m.records_game(), value: (bet) => bet.gameName },
    { header: m.records_teams(), value: (bet) => teamsText(bet) ?? '' },
    { header: m.records_bets(), value: (bet) => betsText(bet, format) },
    { header: m.records_result(), value: (bet) => bet.result ?? '' },
    {
      header: m.records_state(),
      value: (bet) => (open(bet) ? m.records_state_open() : m.records_state_settled()),
    },
    { header: m.records_stake(), value: (bet) => fenToDecimal(bet.stake) },
    { header: m.records_payout(), value: (bet) => (open(bet) ? '' : fenToDecimal(bet.payout)) },
    { header: m.records_net(), value: (bet) => (open(bet) ? '' : fenToDecimal(bet.net)) },
  ]
}

/** Each bet with what became of it: `独赢 · 主胜 ¥10.00 @ 2.23（赢，返还 ¥22.30）`. */
function betsText(bet: Bet, format: OddsFormat): string {
  return bet.bets
    .map((one) => {
      const outcome = betOutcome(one)
      const line = betLine(one, bet, format)
      return outcome === null ? line : m.records_bet_told({ line, outcome })
    })
    .join('; ')
}

/** What a file of movements tells of each. Cash and bonus money have a column each: what is added up stays what it is. */
export function movementColumns(timeZone: string): readonly CsvColumn<Movement>[] {
  const amountIf = (fits: boolean, { amount }: Movement) => (fits ? fenToDecimal(amount) : '')
  return [
    { header: m.records_reference(), value: ({ id, order }) => order ?? id },
    { header: m.records_movement_time(), value: ({ at }) => formatDateTime(at, { timeZone }) },
    { header: m.records_movement_category(), value: ({ category }) => movementCategoryNames[category]() },
    { header: m.records_movement_item(), value: (movement) => movementRow(movement, timeZone).title },
    { header: m.records_venue(), value: ({ venue }) => venue?.name ?? '' },
    { header: m.records_movement_amount(), value: (movement) => amountIf(movement.cash, movement) },
    { header: m.records_movement_bonuses(), value: (movement) => amountIf(!movement.cash, movement) },
  ]
}
