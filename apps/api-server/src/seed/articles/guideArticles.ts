import { type ArticleSeed, both, heading, paragraph, points, quote } from './articleSeed.ts'

/** How to keep play a pastime. */
export const guideArticles: readonly ArticleSeed[] = [
  {
    id: 'odds-formats',
    category: 'guide',
    venueId: 113,
    hoursAgo: 14,
    title: both('欧洲盘、香港盘、马来盘、印尼盘怎么换算', 'Decimal, Hong Kong, Malay and Indonesian odds'),
    summary: both(
      '同一个价格的四种写法，换算只要一步。',
      'Four ways to write one price, a single step apart.',
    ),
    body: [
      paragraph(
        '欧洲盘写的是连本带利的倍数。2.50 表示投注 100 元，赢了拿回 250 元。赛程页和模拟足球可以选择格式，默认是欧洲盘。',
        'Decimal odds state what comes back with the stake. At 2.50 a stake of 100 returns 250. The schedule and the simulated football let you choose a format and begin with decimal odds.',
      ),
      points(
        [
          '香港盘 = 欧洲盘 − 1：2.50 写作 1.50，1.80 写作 0.80。',
          '马来盘：香港盘不超过 1 时写法相同，超过 1 时写作它的倒数的负数，1.50 写作 −0.667。',
          '印尼盘：香港盘不低于 1 时写法相同，低于 1 时写作它的倒数的负数，0.80 写作 −1.25。',
          '通常写两位小数；两位说不准时多写一位，换算回来就是同一个价格。',
        ],
        [
          'Hong Kong is decimal less 1: 2.50 becomes 1.50, and 1.80 becomes 0.80.',
          'Malay equals Hong Kong up to 1; above, it is minus its reciprocal: 1.50 becomes −0.667.',
          'Indonesian equals Hong Kong from 1 up; below, it is minus its reciprocal: 0.80 becomes −1.25.',
          'Two decimal places are usual; where two would say another price there is one more, so that it converts back exactly.',
        ],
      ),
    ],
  },
  {
    id: 'set-a-budget',
    category: 'guide',
    venueId: 85,
    hoursAgo: 38,
    title: both('开始之前，先定好一个数', 'Before you begin, settle on a number'),
    summary: both(
      '预算和时间都在玩之前决定，最容易做到。',
      'Budget and time are easiest to keep when they are decided beforehand.',
    ),
    body: [
      paragraph(
        '把娱乐的花费当作一张电影票：花出去就是花出去了。先定好今晚最多花多少、玩到几点，到了就停。',
        'Treat what play costs like a cinema ticket: it is spent. Settle how much tonight may cost and until when, and stop there.',
      ),
      heading('三个有用的习惯', 'Three useful habits'),
      points(
        ['不追输。上一局的结果不会补给下一局。', '不用睡觉的时间玩。', '玩一阵，停一阵。'],
        [
          'Do not chase. The last round owes nothing to the next.',
          'Do not play in hours meant for sleep.',
          'Play for a while, pause for a while.',
        ],
      ),
      quote(
        both('停得下来，才算是在玩。', 'It is play as long as one can stop.'),
        both('一位老玩家', 'A player of many years'),
      ),
    ],
  },
  {
    id: 'odds-and-chances',
    category: 'guide',
    venueId: 111,
    hoursAgo: 84,
    title: both('赔率背后的概率', 'The chances behind the odds'),
    summary: both(
      '用 1 除以赔率，就得到它所说的概率。',
      'One divided by the odds gives the chance that they state.',
    ),
    body: [
      paragraph(
        '赔率 2.00 对应 50%，4.00 对应 25%。把一场比赛的主胜、平局和客胜三个概率加起来，会略大于 100%，多出的部分就是差额。',
        'Odds of 2.00 stand for 50%, 4.00 for 25%. Added up, home, draw and away come to a little more than 100%; the rest is the margin.',
      ),
      paragraph(
        '差额越小，对您越有利。本站模拟比赛的差额固定在百分之五左右。',
        'The smaller the margin, the better for you. In the simulated matches of this site it is about five per cent.',
      ),
    ],
  },
  {
    id: 'safe-account',
    category: 'guide',
    venueId: 126,
    hoursAgo: 140,
    title: both('让账户更安全的四件小事', 'Four small things that keep an account safe'),
    summary: both(
      '密码、手机、取款密码和陌生链接。',
      'Password, phone, withdrawal password and strange links.',
    ),
    body: [
      points(
        [
          '登录密码不要和别的网站相同。',
          '设置取款密码，并且不要与登录密码一样。',
          '短信验证码不告诉任何人，客服也不会问。',
          '从自己保存的书签进入，不点陌生链接。',
        ],
        [
          'Use a password that no other site has.',
          'Set a withdrawal password that differs from it.',
          'Tell no one the codes from text messages; customer service never asks.',
          'Come by a bookmark of your own, not by strange links.',
        ],
      ),
    ],
  },
]
