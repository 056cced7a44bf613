import { m } from '@koi/i18n'
import {
  AgentIcon,
  BankCardIcon,
  CalendarIcon,
  CoinsIcon,
  CrownIcon,
  DepositIcon,
  FeedbackIcon,
  GiftIcon,
  HistoryIcon,
  MailIcon,
  ProtectionIcon,
  ReceiptIcon,
  TransferIcon,
  UserIcon,
  WithdrawIcon,
  type IconShape,
} from '@koi/ui'
import { pages, type PageId } from './pages.ts'
import { pageTitles } from './pageTitles.ts'

/** One page of the user area in a menu. */
export interface UserMenuItem {
  readonly id: PageId
  readonly href: string
  readonly label: string
  readonly icon: IconShape
  /** The page itself and those that are reached from it. */
  readonly paths: readonly string[]
}

export interface UserMenuGroup {
  readonly title: string
  readonly items: readonly UserMenuItem[]
}

function item(id: PageId, icon: IconShape, below: readonly PageId[] = []): UserMenuItem {
  const paths = [id, ...below].map((page) => pages[page].path)
  return { id, href: pages[id].path, label: pageTitles[id](), icon, paths }
}

/** The pages of the user area in their groups: every menu shows these. */
export function userMenu(): readonly UserMenuGroup[] {
  return [
    {
      title: m.layout_group_funds(),
      items: [
        item('deposit', DepositIcon, ['depositTutorial', 'depositCard', 'coinHelp']),
        item('transfer', TransferIcon),
        item('withdraw', WithdrawIcon),
      ],
    },
    {
      title: m.layout_group_account(),
      items: [
        item('personal', UserIcon),
        item('messages', MailIcon, ['messageDetail']),
        item('bankCards', BankCardIcon, ['addBankCard', 'addAlipay', 'coinCard']),
        item('feedback', FeedbackIcon, ['feedbackList']),
        item('protection', ProtectionIcon),
      ],
    },
    {
      title: m.layout_group_records(),
      items: [item('betRecord', HistoryIcon), item('transactions', ReceiptIcon)],
    },
    {
      title: m.layout_group_benefits(),
      items: [
        item('vip', CrownIcon, ['vipDetail']),
        item('promotions', GiftIcon, ['promotion']),
        item('signIn', CalendarIcon),
        item('gifts', CoinsIcon),
        item('agent', AgentIcon),
      ],
    },
  ]
}
