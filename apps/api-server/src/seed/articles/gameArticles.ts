import { type ArticleSeed, both, heading, paragraph, points } from './articleSeed.ts'

/** About the games and what there is to know of them. */
export const gameArticles: readonly ArticleSeed[] = [
  {
    id: 'rtp-explained',
    category: 'games',
    venueId: 90,
    hoursAgo: 6,
    title: both('返还率 96% 到底是什么意思', 'What a return of 96% really means'),
    summary: both(
      '它说的是很多局以后的平均，不是您今晚的结果。',
      'It tells the average over very many rounds, not the result of tonight.',
    ),
    body: [
      paragraph(
        '返还率是一款游戏在极多局之后平均返还的比例。96% 的意思是：每投注 100 元，长期平均拿回 96 元。',
        'The return is what a game gives back on average over very many rounds. 96% means that of every 100 staked, 96 come back in the long run.',
      ),
      heading('短期会差很多', 'Short runs differ a lot'),
      paragraph(
        '几十局甚至几百局，结果可以远高于或远低于这个数。奖金越集中在少数大奖上，起伏越大。',
        'Over dozens or hundreds of rounds the result may lie far above or below. The more of the return sits in a few great prizes, the wider it swings.',
      ),
      points(
        ['每款游戏的返还率写在它的介绍里。', '返还率不会因为您之前的输赢而改变。'],
        ['Every game states its return in its description.', 'Your earlier results never change it.'],
      ),
    ],
  },
  {
    id: 'baccarat-roads',
    category: 'games',
    venueId: 84,
    hoursAgo: 31,
    title: both('百家乐路单：记录，不是预测', 'Baccarat roads: a record, not a forecast'),
    summary: both(
      '路单把过去的结果画出来，下一局仍然独立。',
      'A road draws past results; the next round is still independent.',
    ),
    body: [
      paragraph(
        '路单好看也好记，它让一晚上的结果一目了然。但每一局发牌前，庄、闲、和的概率都只取决于牌，而不取决于前面的排列。',
        'A road is pretty and easy to remember. Yet before each deal the chances of banker, player and tie depend on the cards alone, not on what came before.',
      ),
    ],
  },
  {
    id: 'scratch-cards',
    category: 'games',
    venueId: 108,
    hoursAgo: 66,
    title: both('彩票、刮刮乐和开奖：先看清楚一注多少钱', 'Lotteries and draws: know the price of a ticket'),
    summary: both(
      '投注前把单注金额、注数和总额看一遍。',
      'Before you stake, read the price of one, how many, and the sum.',
    ),
    body: [
      paragraph(
        '彩票类游戏一次可以买很多注，总额因此容易比想象的高。确认前看清楚总额，再看您还打算玩多久。',
        'Lottery games sell many tickets at once, so the sum is easily more than expected. Read the sum before you confirm, and think how long you mean to play.',
      ),
    ],
  },
  {
    id: 'fishing-costs',
    category: 'games',
    venueId: 127,
    hoursAgo: 98,
    title: both('捕鱼游戏里，每一发都是一次投注', 'In fishing games every shot is a stake'),
    summary: both('炮台越大，一发越贵。', 'The larger the cannon, the dearer the shot.'),
    body: [
      paragraph(
        '捕鱼节奏快，几分钟就能打出几百发。进场前看一眼单发的金额，用它乘以您打算打的发数。',
        'Fishing is fast: minutes are enough for hundreds of shots. Look at the price of one before you begin, and multiply.',
      ),
    ],
  },
]
