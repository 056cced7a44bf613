import { field } from './field.ts'
import { gameTypes, type Session } from './session.ts'

/** Reads the reply to a redeemed ticket; throws when it does not fit the contract. */
export function readSession(data: unknown): Session {
  const stake = field.value(data, 'stake')
  const openRound = field.value(data, 'openRound')
  return {
    key: field.text(data, 'key'),
    gameType: field.oneOf(data, 'gameType', gameTypes),
    gameName: field.text(data, 'gameName'),
    venueName: field.text(data, 'venueName'),
    mode: field.oneOf(data, 'mode', ['real', 'demo']),
    balance: field.fen(data, 'balance'),
    limits: { min: field.fen(stake, 'min'), max: field.fen(stake, 'max') },
    rtp: field.text(data, 'rtp'),
    locale: field.oneOf(data, 'locale', ['zh-CN', 'en']),
    shellOrigin: field.text(data, 'shellOrigin'),
    openRound:
      openRound === null
        ? null
        : { round: field.text(openRound, 'round'), stake: field.fen(openRound, 'stake') },
  }
}
