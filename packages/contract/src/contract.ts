import type { Endpoint } from '@koi/api-core'
import * as account from './account.ts'
import * as agent from './agent.ts'
import * as article from './article.ts'
import * as auth from './auth.ts'
import * as bonus from './bonus.ts'
import * as deposit from './deposit.ts'
import * as devices from './devices.ts'
import * as feedback from './feedback.ts'
import * as game from './game.ts'
import * as gift from './gift.ts'
import * as handOver from './handOver.ts'
import * as lobby from './lobby.ts'
import * as match from './match.ts'
import * as member from './member.ts'
import * as message from './message.ts'
import * as movement from './movement.ts'
import * as news from './news.ts'
import * as openRound from './openRound.ts'
import * as promo from './promo.ts'
import * as record from './record.ts'
import * as reward from './reward.ts'
import * as security from './security.ts'
import * as signIn from './signIn.ts'
import * as site from './site.ts'
import * as statistics from './statistics.ts'
import * as upload from './upload.ts'
import * as vip from './vip.ts'
import * as wallet from './wallet.ts'
import * as withdraw from './withdraw.ts'
import * as withdrawPassword from './withdrawPassword.ts'

/** The calls among what modules export; their schemas and lists are left out. */
type CallsOf<Exports> = {
  readonly [Name in keyof Exports as Exports[Name] extends Endpoint ? Name : never]: Exports[Name]
}

function callsOf<Exports extends object>(exports: Exports): CallsOf<Exports> {
  const calls = Object.entries(exports).filter(([, value]) => 'effect' in value && 'path' in value)
  return Object.fromEntries(calls) as CallsOf<Exports>
}

/**
 * Every call of the backend, by its name. Clients import the calls they make from their domain, `@koi/contract/wallet`:
 * this table is for those who go through all of them.
 *
 * @example
 * ```ts
 * Object.values(contract).filter(({ effect }) => effect === 'money')
 * ```
 */
export const contract = callsOf({
  ...account,
  ...agent,
  ...article,
  ...auth,
  ...bonus,
  ...deposit,
  ...devices,
  ...feedback,
  ...game,
  ...gift,
  ...handOver,
  ...lobby,
  ...match,
  ...member,
  ...message,
  ...movement,
  ...news,
  ...openRound,
  ...promo,
  ...record,
  ...reward,
  ...security,
  ...signIn,
  ...site,
  ...statistics,
  ...upload,
  ...vip,
  ...wallet,
  ...withdraw,
  ...withdrawPassword,
})

export type Contract = typeof contract
