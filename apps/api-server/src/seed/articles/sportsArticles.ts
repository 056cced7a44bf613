import { type ArticleSeed, both, heading, paragraph, points, quote } from './articleSeed.ts'

/** News of the simulated leagues. */
export const sportsArticles: readonly ArticleSeed[] = [
  {
    id: 'coast-opening',
    category: 'sports',
    venueId: 1,
    hoursAgo: 1,
    title: both('沿海联赛：主场的海风有多重要', 'Coastal League: how much the home wind is worth'),
    summary: both(
      '十六支球队，每天都有比赛。主队平均多进三成，但强弱仍然决定大局。',
      'Sixteen teams and matches every day. Hosts score a third more, yet strength still decides.',
    ),
    body: [
      paragraph(
        '沿海联赛是本站六个模拟联赛之一。每支球队都有固定的进攻和防守强度，主队的预期进球比客队高出约三成。',
        'The Coastal League is one of six simulated leagues on this site. Every team has a fixed attack and defence, and hosts are expected to score about a third more than guests.',
      ),
      heading('强度决定赔率', 'Strength makes the odds'),
      paragraph(
        '赔率由两队的预期进球算出，并留出固定的差额。两队接近时，平局的赔率会低一些；差距大时，弱队取胜的赔率会高得多。',
        'Odds follow from the expected goals of both sides, less a fixed margin. Where teams are close a draw pays less; where they are far apart the weaker side pays much more.',
      ),
      quote(
        both(
          '九十分钟里，什么都可能发生；一个赛季里，强的总归是强的。',
          'Anything may happen in ninety minutes; over a season the strong are strong.',
        ),
        both('沿海联赛解说席', 'From the commentary box'),
      ),
    ],
  },
  {
    id: 'live-guide',
    category: 'sports',
    venueId: 2,
    hoursAgo: 9,
    title: both('看懂赛程页：分钟、补时和中场', 'Reading the schedule: minutes, added time and the break'),
    summary: both(
      '“45+2′”是什么意思，比分多久更新一次。',
      'What 45+2′ means, and how often scores are refreshed.',
    ),
    body: [
      paragraph(
        '比赛按真实时间进行：上下半场各四十五分钟，外加补时，中间休息十五分钟。页面打开时，比分会自动更新，不用手动刷新。',
        'Matches run in real time: two halves of forty-five minutes with added time, and a break of fifteen minutes. Scores refresh by themselves while the page is open.',
      ),
      points(
        [
          '“45+2′”表示上半场补时第二分钟。',
          '“中场”表示正在休息。',
          '没有开始的比赛显示开赛时间和赔率，结束的比赛显示最终比分。',
        ],
        [
          '45+2′ is the second minute added to the first half.',
          'Half-time means that the teams are resting.',
          'A match to come shows its start and odds, a finished one its final score.',
        ],
      ),
    ],
  },
  {
    id: 'north-derby',
    category: 'sports',
    venueId: 28,
    hoursAgo: 26,
    title: both(
      '北境联赛前瞻：攻强守弱的球队值得一看',
      'Northland League preview: strong attacks, open defences',
    ),
    summary: both(
      '进球多的比赛往往来自防线松动的一方。',
      'Matches with many goals tend to come from loose defences.',
    ),
    body: [
      paragraph(
        '北境联赛的进球数一向不低。想看热闹的比赛，可以留意赔率接近、平局赔率偏高的对阵：这通常意味着双方都有进攻能力。',
        'The Northland League never lacked goals. For a lively match look for close odds with a high price for the draw: both sides are then able to score.',
      ),
      paragraph(
        '需要提醒的是，以往的比分不会改变下一场的概率。每一场都重新计算。',
        'Past scores do not change the chances of the next match. Each one is computed anew.',
      ),
    ],
  },
  {
    id: 'river-cup',
    category: 'sports',
    venueId: 40,
    hoursAgo: 47,
    title: both('江河联赛：小组里最稳的防线', 'River League: the steadiest defences'),
    summary: both('低比分的联赛，看的是耐心。', 'A league of low scores is one of patience.'),
    body: [
      paragraph(
        '江河联赛场均进球在六个联赛里偏低，平局也更多。比分停在零比零的时候，场上仍在发生许多事。',
        'The River League scores less than the others and draws more. While it says nil to nil, much is going on.',
      ),
    ],
  },
  {
    id: 'night-games',
    category: 'sports',
    venueId: 1,
    hoursAgo: 75,
    title: both('夜场也有比赛：二十四小时赛程', 'Matches at night: a schedule around the clock'),
    summary: both(
      '六个联赛错开时间，任何时候打开赛程页都有比赛正在进行。',
      'Six leagues take turns, so some match is always under way.',
    ),
    body: [
      paragraph(
        '每半小时有一场比赛开始。在赛程页可以按日期、联赛和状态筛选，选好的条件会保存在网址里。',
        'A match starts every half hour. The schedule filters by day, league and state, and keeps the choice in the address.',
      ),
    ],
  },
]
