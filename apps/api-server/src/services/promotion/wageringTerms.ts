import type { PromotionTerms, Wagering } from '@koi/contract/promo'
import { claimableDays } from '@koi/contract/wagering'
import { both, opposite, percents, type Section, yuan } from './termsWords.ts'

/** What happens to a deposit bonus while another bonus runs. */
export function waiting(terms: PromotionTerms): Section[] {
  if (terms.kind !== 'deposit') return []
  return [
    [
      both('已有彩金进行中时', 'While another bonus runs'),
      both(
        `同一时间只能有一笔彩金进行中。存款到账时若另有彩金进行中，本彩金不自动发放，保留 ${claimableDays} 天，待前一笔结束或取消后在本页领取，领取时开始计算完成期限；${claimableDays} 天内未领取即失效。`,
        `One bonus runs at a time. If another one is running when the deposit is credited, this bonus is kept for ${claimableDays} days, to be claimed on this page once that one has ended or is cancelled; its time begins when it is claimed. Not claimed within ${claimableDays} days, it lapses.`,
      ),
    ],
  ]
}

/** What has to be staked before bonus money becomes cash, and what happens to it before that. */
export function wageringSections(terms: { wagering: Wagering }): Section[] {
  const { times, base, maxBet, days, contributions } = terms.wagering
  const share = percents(contributions)
  return [
    [
      both('流水要求', 'Wagering'),
      both(
        `须在 ${days} 天内完成${base === 'bonus' ? '彩金' : '存款加彩金'} ${times} 倍流水，彩金余额才转为现金。各类游戏计入比例：${share['zh-CN']}。每注按不超过 ${yuan(maxBet)} 的部分计入，计入额精确到分的万分之一，不作舍入。彩金进行期间用现金投注同样计入。${opposite['zh-CN']}`,
        `${times} times the ${base === 'bonus' ? 'bonus' : 'deposit and bonus'} has to be wagered within ${days} days; then what is left of the bonus becomes cash. Counted by kind of game: ${share.en}. Of each stake at most ${yuan(maxBet)} counts. What counts is exact to the ten-thousandth of a fen; nothing is rounded away. Stakes of cash count as well while the bonus runs. ${opposite.en}`,
      ),
    ],
    [
      both('使用顺序与单注上限', 'Order of funds and maximum bet'),
      both(
        `投注先用场馆钱包中的现金，不足部分用彩金；含彩金的单注不得超过 ${yuan(maxBet)}，同一期开奖的多注合并计算。派彩按投注时现金与彩金的比例返还，彩金部分不足一分进一`,
        `A stake takes the cash in the venue wallet first and bonus money for what is lacking; one with bonus money in it may be ${yuan(maxBet)} at most, and stakes on the same draw count together. A payout is divided as its stake was, the bonus part rounded up to whole fen.`,
      ),
    ],
    [
      both('到期、取消与提款', 'Expiry, cancelling and withdrawing'),
      both(
        '到期未完成流水、主动取消或在进行中提款，剩余彩金（含由彩金赢得的部分）收回，现金不受影响；未结算注单中彩金部分的派彩同样收回。取消和提款前会先列明保留与收回的金额。同一时间只能有一笔彩金进行中',
        'When its time is over, when you cancel it, or when you withdraw while it runs, what is left of the bonus is taken back with what it won; your cash is not touched. What bonus money wins in rounds that are still open is taken back too. Before cancelling and before withdrawing you are shown what stays and what is taken. One bonus runs at a time.',
      ),
    ],
  ]
}
