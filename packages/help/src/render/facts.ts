import {
  access,
  agentRules,
  coins,
  deposit,
  depositChannels,
  draws,
  money,
  play,
  retention,
  signInRules,
  vipGiftTimes,
  withdrawal,
} from '@koi/api-server/rules'
import { type EngineId, engines, freeRound, isEngineId, selectionsOf } from '@koi/contract/engines'
import { favouriteLimit, networkTerms } from '@koi/contract/limits'
import { odds, percent, yuan } from './wording.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const { session, lockout, sms } = access
const { bank, alipay, coin } = withdrawal.kinds
const [rate] = coins

/** Numbers of the rules by the name that articles call them by: the server enforces the very same. */
const facts: Readonly<Record<string, string | number>> = {
  'idle.minutes': session.idle / minute,
  'session.hours': session.absolute / hour,
  'lock.failures': lockout.failures,
  'lock.minutes': lockout.locked / minute,
  'sms.minutes': sms.lifetime / minute,
  'sms.tries': sms.tries,
  'sms.pause': sms.resendAfter / second,
  'sms.codes': sms.daily.codes,
  'sms.wrong': sms.daily.wrongTries,
  'device.days': access.deviceKnownFor / day,
  'register.grant': yuan(money.registrationGrant),
  'demo.balance': yuan(money.demoBalance),

  'deposit.minutes': deposit.awaited / minute,
  'deposit.open': deposit.openOrders,
  'deposit.review': String(deposit.reviewedAboveTimes),
  'deposit.alipay.fee': percent(depositChannels.alipay.feeBasisPoints),
  'deposit.fee.example': yuan((100_000n * depositChannels.alipay.feeBasisPoints) / 10_000n),
  'deposit.rate': rate?.rate ?? '',
  'deposit.trc20.min': yuan(networkTerms.TRC20.min),
  'deposit.erc20.min': yuan(networkTerms.ERC20.min),
  'deposit.trc20.confirmations': coins[0]?.confirmations ?? 0,
  'deposit.erc20.confirmations': coins[1]?.confirmations ?? 0,

  'withdraw.turnover': String(withdrawal.turnoverTimes),
  'withdraw.daily': withdrawal.dailyCount,
  'withdraw.accounts': withdrawal.accountsPerKind,
  'withdraw.bank.fee': yuan(bank.fee),
  'withdraw.alipay.fee': yuan(alipay.fee),
  'withdraw.coin.fee': yuan(coin.fee),
  'withdraw.fee.example': yuan(20_000n - alipay.fee),
  'duplicate.minutes': withdrawal.duplicateWithin / minute,

  'transfer.min': yuan(money.transferMin),
  'transfer.max': yuan(money.transferMax),

  'games.left': play.leftRound / second,
  'games.abandoned': play.abandonedRound / hour,
  'games.idle': play.realIdle / minute,
  'games.favourites': favouriteLimit,
  'draws.closed': draws.closed / second,
  'draws.rounds': draws.rounds,
  'draws.told': draws.told,
  'reels.free': freeRound.spins,
  'reels.factor': freeRound.factor,

  'sign.reach': signInRules.makeUp.reach,
  'sign.month': signInRules.makeUp.perMonth,
  'sign.cost': signInRules.makeUp.cost,
  'vip.levelup.days': vipGiftTimes['level-up'] / day,
  'vip.birthday.days': vipGiftTimes.birthday / day,
  'agent.commission': percent(agentRules.commission),
  'agent.example': yuan((1_000_000n * agentRules.commission) / 10_000n),
  'agent.paidback': agentRules.paidBack,

  'keep.sessions': retention.sessions / day,
  'keep.demo': retention.demoGames / day,
  'keep.days': retention.gameDays / day,
}

function returns(id: EngineId): readonly string[] {
  return selectionsOf(engines[id])
    .map(({ rtp }) => rtp)
    .toSorted((one, other) => Number(one) - Number(other))
}

/** The return to player of a game: that of all its bets, or from the least to the best. */
export function returnsOf(id: EngineId): string {
  const all = returns(id)
  const [least, best] = [all[0] ?? '', all.at(-1) ?? '']
  return least === best ? `${least}%` : `${least}%–${best}%`
}

/** `odds:baccarat.banker`, `rtp:baccarat`, `rtp:baccarat.banker`. */
function ofEngine(name: string): string | null {
  const [, kind, id = '', selection] = /^(odds|rtp):(\w+)(?:\.(\w+))?$/.exec(name) ?? []
  if (!kind || !isEngineId(id)) return null
  if (!selection) return kind === 'rtp' ? returnsOf(id) : null
  const found = selectionsOf(engines[id]).find((one) => one.id === selection)
  if (!found) return null
  return kind === 'rtp' ? `${found.rtp}%` : odds(found.odds)
}

/** What stands for a name in an article; null for a name that no fact has. */
export function factOf(name: string): string | null {
  const fact = facts[name]
  return fact === undefined ? ofEngine(name) : String(fact)
}
