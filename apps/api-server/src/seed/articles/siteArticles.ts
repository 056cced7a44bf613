import { type ArticleSeed, type Both, both, heading, paragraph, points } from './articleSeed.ts'

/** What a brand says about itself. */
export function siteArticles(names: Both): readonly ArticleSeed[] {
  const { 'zh-CN': name, en: english } = names
  return [
    {
      id: 'welcome',
      category: 'site',
      venueId: 301,
      hoursAgo: 3,
      title: both(`欢迎来到${name}：五分钟看懂这里`, `Welcome to ${english}: five minutes to find your way`),
      summary: both(
        '钱包、场馆和记录分别在哪里，第一次来从哪里开始。',
        'Where wallet, venues and records are, and where to begin on a first visit.',
      ),
      body: [
        paragraph(
          `${name}的所有金额都是模拟资金，不连接任何真实的支付。您可以放心试每一项功能，也可以用演示模式先看看游戏。`,
          `All amounts at ${english} are play money, and no real payment is connected. Every feature can be tried without worry, and demo mode shows a game first.`,
        ),
        heading('钱放在哪里', 'Where the money is'),
        paragraph(
          '您有一个主钱包，每家场馆也各有一个钱包。打开自动转账后，进入游戏时会先问您带多少，离开时余额自动回到主钱包。',
          'There is one main wallet, and one in each venue. With auto-transfer on, entering a game asks how much comes along, and leaving brings the balance back.',
        ),
        heading('从哪里开始', 'Where to begin'),
        points(
          [
            '在首页选一类游戏，进入场馆大厅。',
            '点开任意一款，先看返还率和投注范围，再决定试玩或进入。',
            '在投注记录里逐局核对投注、派彩和净输赢。',
          ],
          [
            'Choose a kind of game on the home page and enter its lobby.',
            'Open any title, look at its return and limits, then try it or play.',
            'Check every round in the bet record: stake, payout and net result.',
          ],
        ),
      ],
    },
    {
      id: 'records',
      category: 'site',
      venueId: 89,
      hoursAgo: 52,
      title: both('每一局都查得到：投注记录怎么看', 'Every round on record: how to read your bets'),
      summary: both(
        '按日期、场馆和状态筛选，合计随筛选一起变化。',
        'Filter by day, venue and state; the totals follow the filter.',
      ),
      body: [
        paragraph(
          '投注记录列出您的每一局。上方的合计覆盖整个筛选范围，而不只是已经加载的几页。',
          'The bet record lists every round of yours. The totals above cover the whole filter, not only the pages that are loaded.',
        ),
        points(
          [
            '未结算的一局不计入净输赢。',
            '点开一行，可以看到这一局的编号和结算时间。',
            '筛选保存在网址里，返回时原样还在。',
          ],
          [
            'A round that is not settled does not count towards the net result.',
            'Open a row for the number of the round and when it was settled.',
            'Filters are kept in the address, so they are still there when you come back.',
          ],
        ),
      ],
    },
    {
      id: 'maintenance',
      category: 'site',
      venueId: 107,
      hoursAgo: 120,
      title: both('场馆维护时，您的余额在哪里', 'Where your balance is while a venue is closed'),
      summary: both(
        '维护期间不能转入转出，余额留在场馆钱包里，不会丢失。',
        'Nothing moves in or out during maintenance; the balance stays in the venue wallet.',
      ),
      body: [
        paragraph(
          `${name}会在大厅里标出维护中的场馆和预计恢复的时间。维护期间场馆钱包里的余额照常计入总余额，恢复后即可转回。`,
          `${english} marks venues under maintenance in their lobby, with the time they are expected back. The balance in such a wallet still counts towards your total and can be brought back afterwards.`,
        ),
      ],
    },
  ]
}
