import type { PromotionTerms } from '@koi/contract/promo'
import { claimableDays } from '@koi/contract/wagering'
import type { Locale } from '../locale.ts'
import type { PromotionRow } from './promotion.ts'
import { type Both, both, opposite, percents, percentText, type Section, yuan } from './termsWords.ts'

/** Until when deposits count and the reward of a step can be claimed. */
function claimUntil({ repeat }: PromotionTerms, end: Date | null): Both {
  if (repeat !== 'once') {
    const [chinese, english] = repeat === 'weekly' ? ['周', 'week'] : ['天', 'day']
    return both(
      `每${chinese}单独累计，只计参加当${chinese}的存款；达到后须在本页领取，当${chinese}结束后 ${claimableDays} 天内未领取即失效，领取后才能再次参加。`,
      `Each ${english} counts by itself, with the deposits of the ${english} in which you joined. A reward that you reached is claimed on this page, at the latest ${claimableDays} days after that ${english}, and before you join again.`,
    )
  }
  return end
    ? both(
        `达到后须在本页领取，活动结束后 ${claimableDays} 天内未领取即失效。`,
        `A reward that you reached is claimed on this page, at the latest ${claimableDays} days after the end.`,
      )
    : both('达到后须在本页领取。', 'A reward that you reached is claimed on this page.')
}

/** What a promotion gives, and what for. */
export function reward(terms: PromotionTerms, { ends_at: end }: PromotionRow): Section {
  const heading = both('优惠内容', 'What you get')
  if (terms.kind === 'deposit') {
    const { percent, minDeposit, maxBonus } = terms
    return [
      heading,
      both(
        `单笔存款到账满 ${yuan(minDeposit)}，赠送到账金额 ${percentText(percent)} 的彩金，最高 ${yuan(maxBonus)}，不足一分舍去。由您在存款页选择本活动的那一笔存款带来，不论是您的第几笔存款；没有选择本活动的存款不带来彩金`,
        `A deposit of at least ${yuan(minDeposit)} brings bonus money of ${percentText(percent)} of what is credited, at most ${yuan(maxBonus)}, rounded down to whole fen. It comes with the deposit that you choose this promotion for, whether or not you have deposited before; a deposit without it brings no bonus.`,
      ),
    ]
  }
  if (terms.kind === 'standalone') {
    return [
      heading,
      both(
        `无需存款，领取彩金 ${yuan(terms.bonus)}`,
        `Bonus money of ${yuan(terms.bonus)}, without a deposit.`,
      ),
    ]
  }
  if (terms.kind === 'recharge') {
    const list = (locale: Locale) =>
      terms.steps
        .map(({ deposit, reward: cash }) =>
          locale === 'en'
            ? `${yuan(deposit)} in all brings ${yuan(cash)}`
            : `累计存款 ${yuan(deposit)} 奖励 ${yuan(cash)}`,
        )
        .join(locale === 'en' ? '; ' : '；')
    const deadline = claimUntil(terms, end)
    return [
      heading,
      both(
        `参加后的到账存款累计计算：${list('zh-CN')}。奖励为现金，本身没有流水要求；存款仍须按取款规则完成流水后才能取款。${deadline['zh-CN']}退出活动后，未领取的奖励作废，重新参加从零累计`,
        `What is credited after joining is added up: ${list('en')}. Rewards are cash and need no wagering themselves; deposits still have to be staked by the rules of withdrawing. ${deadline.en} If you leave, rewards that you have not claimed are given up, and counting starts at zero when you join again.`,
      ),
    ]
  }
  const rates = percents(terms.rates)
  return [
    heading,
    both(
      `按昨日以现金完成结算的投注额返水：${rates['zh-CN']}，最高 ${yuan(terms.maxRebate)}。合计后不足一分舍去，次日内领取有效，返水为现金。${opposite['zh-CN']}`,
      `Cash back on what you staked of your own money in rounds settled yesterday: ${rates.en}; at most ${yuan(terms.maxRebate)}. Rounded down once over the sum, to be claimed within the day after, and paid as cash. ${opposite.en}`,
    ),
  ]
}
