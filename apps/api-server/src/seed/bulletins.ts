import type { BothBlock, Both } from './articles/articleSeed.ts'
import { both, paragraph, points } from './articles/articleSeed.ts'
import type { SeededBrand } from './articles/index.ts'

/** Something that a brand, or every brand, tells its members. */
export interface BulletinSeed {
  readonly id: string
  readonly brand: string | null
  readonly box: 'announcement' | 'promotion'
  /** Shown over the page until it was read. */
  readonly popup: boolean
  /** How long before the first seeding it was published. */
  readonly hoursAgo: number
  readonly title: Both
  readonly summary: Both
  readonly body: readonly BothBlock[]
  readonly link: string | null
}

const opening = ({ d, names }: SeededBrand): BulletinSeed => ({
  id: `opening-${d}`,
  brand: d,
  box: 'announcement',
  popup: true,
  hoursAgo: 2,
  title: both('这里的钱都是模拟资金', 'All money here is play money'),
  summary: both(
    `${names['zh-CN']}是演示环境：不收真钱，不发短信，不接真实游戏厂商。`,
    `${names.en} is a sandbox: no real payment, no text message, no real game provider.`,
  ),
  body: [
    paragraph(
      `${names['zh-CN']}是一个演示环境。存款、取款和游戏都按真实的规则运行，但金额只是数字，不能兑换成现金。`,
      `${names.en} is a sandbox. Deposits, withdrawals and games follow real rules, but the amounts are only numbers and cannot be turned into cash.`,
    ),
    points(
      [
        '验证码不会发到手机，请在演示收件箱里查看。',
        '存款会打开模拟收银台，由您决定付款的结果。',
        '请不要填写真实的银行卡号和证件信息。',
      ],
      [
        'Codes are not sent to a phone: look into the sandbox outbox.',
        'A deposit opens a stand-in cashier, where you decide how the payment ends.',
        'Please do not enter real card numbers or documents.',
      ],
    ),
  ],
  link: null,
})

const shared: readonly BulletinSeed[] = [
  {
    id: 'maintenance-monday',
    brand: null,
    box: 'announcement',
    popup: false,
    hoursAgo: 30,
    title: both('每周一清晨例行维护', 'Routine maintenance on Monday mornings'),
    summary: both(
      '个别场馆可能短暂关闭，场馆里的余额不受影响。',
      'Some venues may close for a short time; balances there are not affected.',
    ),
    body: [
      paragraph(
        '例行维护安排在每周一清晨。维护中的场馆会变灰，并写明预计恢复时间。',
        'Routine maintenance takes place early on Mondays. A venue under maintenance is greyed and says when it is expected back.',
      ),
      paragraph(
        '维护期间，场馆里的余额仍算在您的总额里；已经下注的一局会照常结算。',
        'Meanwhile the balance in a venue still counts towards your total, and a round that was staked is settled as usual.',
      ),
    ],
    link: '/help/transfer',
  },
  {
    id: 'welcome-bonus',
    brand: null,
    box: 'promotion',
    popup: false,
    hoursAgo: 20,
    title: both('存款前先看优惠条款', 'Read the terms before joining a promotion'),
    summary: both(
      '每个优惠都写明流水要求、有效期和单注上限，不参加也不影响取款。',
      'Every promotion states its wagering requirement, expiry and maximum bet; staying out affects no withdrawal.',
    ),
    body: [
      paragraph(
        '参加之前，页面会列出完整条款，并用一个例子算出需要的流水。',
        'Before joining, the page lists the complete terms and works out the requirement in an example.',
      ),
      points(
        [
          '彩金与现金分开记账，先用现金，后用彩金。',
          '随时可以取消：取消前会写明退回多少、失去多少。',
          '不参加任何优惠，存款和取款照常。',
        ],
        [
          'Bonus money is kept apart from cash; cash is used first.',
          'A bonus can be cancelled at any time, and says before what comes back and what is lost.',
          'Without any promotion, deposits and withdrawals work as usual.',
        ],
      ),
    ],
    link: '/activity/discount',
  },
]

/** What the brands tell their members: each its own, and all the same. */
export function allBulletins(brands: readonly SeededBrand[]): readonly BulletinSeed[] {
  return [...brands.map(opening), ...shared]
}
