import { fenToDecimal, formatAmount } from '@koi/api-core/amount'
import { formatDateTime } from '@koi/api-core/dates'
import { gameKindNames } from '@koi/contract/gameKindNames'
import type { PromotionTerms, Wagering } from '@koi/contract/promo'
import { feeOf } from '@koi/contract/rates'
import { claimableDays, depositBonusOf, requirementOf } from '@koi/contract/wagering'
import { access } from '../../rules/access.ts'
import type { Locale } from '../locale.ts'
import { type PromotionRow, termsOf } from './promotion.ts'

/** A part of the terms in both languages. */
type Both = Readonly<Record<Locale, string>>
type Section = readonly [heading: Both, text: Both]

const yuan = (fen: bigint) => formatAmount(fen)
const grouped = (count: number) => new Intl.NumberFormat('en').format(count)
/** Hundredths of a percent as a person writes them: `20%`, `0.6%`. */
const percentText = (percent: bigint) => `${fenToDecimal(percent).replace(/\.?0+$/, '')}%`
const both = (chinese: string, english: string): Both => ({ 'zh-CN': chinese, en: english })

function percents(list: readonly { gameType: keyof typeof gameKindNames; percent: bigint }[]): Both {
  const text = (locale: Locale) =>
    list.map(({ gameType, percent }) => `${gameKindNames[gameType][locale]} ${percentText(percent)}`)
  return both(text('zh-CN').join('、'), text('en').join(', '))
}

function period({ starts_at: start, ends_at: end }: PromotionRow): Section {
  const at = (time: Date) => formatDateTime(time, { timeZone: access.timeZone }).slice(0, 16)
  return [
    both('活动时间', 'Dates'),
    end
      ? both(`${at(start)} 至 ${at(end)}（北京时间）`, `From ${at(start)} to ${at(end)}, Beijing time.`)
      : both(`${at(start)} 起（北京时间），长期有效`, `From ${at(start)}, Beijing time, without an end.`),
  ]
}

function who({ capacity }: PromotionRow, { minLevel, newcomerDays, repeat }: PromotionTerms): Section {
  const level =
    minLevel > 0 ? both(`VIP ${minLevel} 及以上`, `From VIP ${minLevel}`) : both('全体会员', 'All members')
  const newcomer =
    newcomerDays === null
      ? both('', '')
      : both(`，注册 ${newcomerDays} 天内`, `, within ${newcomerDays} days of registering`)
  const often = {
    once: both('每人限一次', 'once for each member'),
    daily: both('每天一次', 'once a day'),
    weekly: both('每周一次，周一更新', 'once a week, anew on Mondays'),
  }[repeat]
  const places =
    capacity === null
      ? both('', '')
      : both(`，共 ${grouped(capacity)} 个名额`, `, ${grouped(capacity)} places in all`)
  const text = (locale: Locale) =>
    `${level[locale]}${newcomer[locale]}${locale === 'en' ? ', ' : '，'}${often[locale]}${places[locale]}`
  return [both('参加资格', 'Who may join'), both(text('zh-CN'), text('en'))]
}

/** Bets against each other risk nothing and count nothing, wherever a stake counts. */
const opposite = both(
  '在同一局、同一期或同一场比赛上投注相对立的各方时（例如红与黑、庄与闲），相互抵消的部分不计入。',
  'Where you bet on opposite sides of one round, draw or match, such as red and black, what cancels out counts nothing.',
)

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

function reward(terms: PromotionTerms, { ends_at: end }: PromotionRow): Section {
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

/** What happens to a deposit bonus while another bonus runs. */
function waiting(terms: PromotionTerms): Section[] {
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

function wageringSections(terms: { wagering: Wagering }): Section[] {
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

/** What has to be staked for a requirement where the kind of game counts in part: rounded up to whole fen. */
function byKind({ contributions }: Wagering, required: bigint): Both {
  const least = contributions
    .filter(({ percent }) => percent > 0n)
    .reduce<Wagering['contributions'][number] | null>(
      (lowest, one) => (lowest === null || one.percent < lowest.percent ? one : lowest),
      null,
    )
  if (!least || least.percent >= 10_000n) return both('', '')
  const { gameType, percent } = least
  const stake = (required * 10_000n + percent - 1n) / percent
  const name = gameKindNames[gameType]
  return both(
    `。全部在计入 100% 的游戏完成须投注 ${yuan(required)}；如果全部在${name['zh-CN']}（计入 ${percentText(percent)}）完成，须投注 ${yuan(stake)}`,
    ` In games that count in full that is ${yuan(required)} of stakes; in ${name.en} alone, which counts ${percentText(percent)}, it is ${yuan(stake)}.`,
  )
}

/** A worked example in yuan. */
function example(terms: PromotionTerms): Section[] {
  const heading = both('计算示例', 'Worked example')
  if (terms.kind === 'deposit') {
    const deposit = terms.minDeposit * 5n
    const bonus = depositBonusOf(terms, deposit) ?? 0n
    const required = requirementOf(terms.wagering, { bonus, deposit })
    const kinds = byKind(terms.wagering, required)
    return [
      [
        heading,
        both(
          `存款到账 ${yuan(deposit)}，获得彩金 ${yuan(bonus)}，须完成流水 ${yuan(required)}${kinds['zh-CN']}`,
          `A deposit of ${yuan(deposit)} brings a bonus of ${yuan(bonus)}, for which ${yuan(required)} has to be wagered.${kinds.en}`,
        ),
      ],
    ]
  }
  if (terms.kind === 'standalone') {
    const required = requirementOf(terms.wagering, { bonus: terms.bonus, deposit: 0n })
    const kinds = byKind(terms.wagering, required)
    return [
      [
        heading,
        both(
          `领取彩金 ${yuan(terms.bonus)}，须完成流水 ${yuan(required)}${kinds['zh-CN']}`,
          `For the bonus of ${yuan(terms.bonus)}, ${yuan(required)} has to be wagered.${kinds.en}`,
        ),
      ],
    ]
  }
  if (terms.kind === 'recharge') {
    const [first] = terms.steps
    if (!first) return []
    return [
      [
        heading,
        both(
          `参加后存入两笔，合计到账 ${yuan(first.deposit)}，可领取 ${yuan(first.reward)} 现金`,
          `Two deposits after joining, ${yuan(first.deposit)} together, bring ${yuan(first.reward)} in cash.`,
        ),
      ],
    ]
  }
  const [rate] = terms.rates
  if (!rate) return []
  const turnover = 1_000_000n
  return [
    [
      heading,
      both(
        `昨日${gameKindNames[rate.gameType]['zh-CN']}投注 ${yuan(turnover)}，今日可领取 ${yuan(feeOf(turnover, rate.percent))}`,
        `${yuan(turnover)} staked on ${gameKindNames[rate.gameType].en} yesterday brings ${yuan(feeOf(turnover, rate.percent))} today.`,
      ),
    ],
  ]
}

/** A text with the mark at its end that a sentence of its language has. */
function closed(text: string, locale: Locale): string {
  return /[。.]$/.test(text) ? text : `${text}${locale === 'en' ? '.' : '。'}`
}

/** The complete terms of a version, written from its rules: what is said is what is done. */
export function termsText(promotion: PromotionRow, locale: Locale): { heading: string; text: string }[] {
  const terms = termsOf(promotion)
  const sections = [
    period(promotion),
    who(promotion, terms),
    reward(terms, promotion),
    ...('wagering' in terms ? wageringSections(terms) : []),
    ...waiting(terms),
    ...example(terms),
  ]
  return sections.map(([heading, text]) => ({ heading: heading[locale], text: closed(text[locale], locale) }))
}
