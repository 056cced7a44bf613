import type { GameType } from '@koi/contract/gameTypes'

/** Who may see a page: everyone, members, members and whoever plays in demo mode, or guests only (D16). */
export type PageAccess = 'open' | 'member' | 'member-or-demo' | 'guest'

export interface Page {
  /** As react-router writes it: `/help/:id`. */
  readonly path: string
  readonly access: PageAccess
  /** The component of the shells that shows it. */
  readonly screen: `${string}Screen`
}

/**
 * Every page of the site. Paths are those of the specification; `user` and `protection` are ours. The shells build their
 * routes from it, and whatever links to a page takes its path from `routes`.
 */
export const pages = {
  root: { path: '/', access: 'open', screen: 'HomeScreen' },
  home: { path: '/home', access: 'open', screen: 'HomeScreen' },
  login: { path: '/login', access: 'guest', screen: 'LoginScreen' },
  register: { path: '/register', access: 'guest', screen: 'RegisterScreen' },
  forgotPassword: { path: '/forgetPassword', access: 'open', screen: 'ForgotPasswordScreen' },

  sportsLobby: { path: '/venue/sports', access: 'open', screen: 'VenueLobbyScreen' },
  liveLobby: { path: '/venue/realbet', access: 'open', screen: 'VenueLobbyScreen' },
  chessLobby: { path: '/venue/chess', access: 'open', screen: 'VenueLobbyScreen' },
  slotsLobby: { path: '/venue/gaming', access: 'open', screen: 'VenueLobbyScreen' },
  lotteryLobby: { path: '/venue/lottery', access: 'open', screen: 'VenueLobbyScreen' },
  fishLobby: { path: '/venue/fishGame', access: 'open', screen: 'VenueLobbyScreen' },
  egame: { path: '/game/egame', access: 'open', screen: 'EgameScreen' },
  sports: { path: '/sports', access: 'member-or-demo', screen: 'GameScreen' },
  venues: { path: '/venues', access: 'member-or-demo', screen: 'GameScreen' },

  user: { path: '/user', access: 'member', screen: 'UserScreen' },
  personal: { path: '/user/personal', access: 'member', screen: 'PersonalScreen' },
  bankCards: { path: '/user/bankCardsManage', access: 'member', screen: 'AccountsScreen' },
  messages: { path: '/user/message', access: 'member', screen: 'MessagesScreen' },
  messageDetail: { path: '/user/messageDetail', access: 'member', screen: 'MessageScreen' },
  feedback: { path: '/user/feedBack', access: 'member', screen: 'FeedbackScreen' },
  feedbackList: { path: '/user/feedBackList', access: 'member', screen: 'FeedbackListScreen' },
  betRecord: { path: '/user/betRecord', access: 'member', screen: 'BetRecordScreen' },
  transactions: { path: '/user/transRecord', access: 'member', screen: 'TransactionsScreen' },
  vip: { path: '/user/vip', access: 'member', screen: 'VipScreen' },
  vipDetail: { path: '/user/vip/detail', access: 'member', screen: 'VipDetailScreen' },
  protection: { path: '/user/protection', access: 'member', screen: 'ProtectionScreen' },

  deposit: { path: '/finance/deposit', access: 'member', screen: 'DepositScreen' },
  depositTutorial: { path: '/finance/deposit/newsletter', access: 'member', screen: 'TutorialScreen' },
  depositCard: { path: '/finance/deposit/cardinfo', access: 'member', screen: 'CardInfoScreen' },
  coinHelp: { path: '/finance/deposit/virtualCoinHelp', access: 'member', screen: 'CoinHelpScreen' },
  withdraw: { path: '/finance/withdraw', access: 'member', screen: 'WithdrawScreen' },
  transfer: { path: '/finance/transfer', access: 'member', screen: 'TransferScreen' },
  addBankCard: { path: '/finance/addBankCard', access: 'member', screen: 'BindScreen' },
  addAlipay: { path: '/finance/addAlipay', access: 'member', screen: 'BindScreen' },
  coinCard: { path: '/finance/virtualCoinCard', access: 'member', screen: 'BindScreen' },

  agent: { path: '/agent', access: 'open', screen: 'AgentScreen' },
  promotions: { path: '/activity/discount', access: 'open', screen: 'PromotionsScreen' },
  promotion: { path: '/activity/list/:id', access: 'open', screen: 'PromotionScreen' },
  gifts: { path: '/activity/enjoyLuxuryGifts', access: 'open', screen: 'GiftsScreen' },
  signIn: { path: '/activity/sign', access: 'open', screen: 'SignInScreen' },
  news: { path: '/find', access: 'open', screen: 'NewsScreen' },
  article: { path: '/find/detail/:id', access: 'open', screen: 'ArticleScreen' },
  schedule: { path: '/find/scheduleResults', access: 'open', screen: 'ScheduleScreen' },
  download: { path: '/download', access: 'open', screen: 'DownloadScreen' },
  help: { path: '/help/:id', access: 'open', screen: 'HelpScreen' },
  customerService: { path: '/iframeCustomerService', access: 'open', screen: 'CustomerServiceScreen' },
} as const satisfies Readonly<Record<string, Page>> & Readonly<Record<`${GameType}Lobby`, Page>>

export type PageId = keyof typeof pages

export const pageIds = Object.keys(pages) as PageId[]

/** The path of every page. */
export const routes = Object.fromEntries(Object.entries(pages).map(([id, { path }]) => [id, path])) as {
  readonly [Id in PageId]: (typeof pages)[Id]['path']
}

/** Whether only a member sees a page with this access (D16): a game is shown to everybody with `?mode=demo`. */
export function isForMembers(access: PageAccess, search: string): boolean {
  if (access === 'member-or-demo') return new URLSearchParams(search).get('mode') !== 'demo'
  return access === 'member'
}
