import type { GameType } from '@koi/contract/gameTypes'
import { m } from '@koi/i18n'

/** Who may see a page: everyone, members, members and whoever plays in demo mode, or guests only (D16). */
export type PageAccess = 'open' | 'member' | 'member-or-demo' | 'guest'

export interface Page {
  /** As react-router writes it: `/help/:id`. */
  readonly path: string
  readonly access: PageAccess
  /** Title of the document and of the page, in the player's language; some pages show another thing by their query. */
  readonly title: (params: URLSearchParams) => string
  /** The component of the shells that shows it. */
  readonly screen: `${string}Screen`
}

const withOrder = (order: () => string, form: () => string) => (params: URLSearchParams) =>
  params.has('order') ? order() : form()

/**
 * Every page of the site. Paths are those of the specification; `user` and `protection` are ours. The shells build their
 * routes from it, and whatever links to a page takes its path from `routes`.
 */
export const pages = {
  root: { path: '/', access: 'open', title: () => m.home_title(), screen: 'HomeScreen' },
  home: { path: '/home', access: 'open', title: () => m.home_title(), screen: 'HomeScreen' },
  login: { path: '/login', access: 'guest', title: () => m.auth_login_title(), screen: 'LoginScreen' },
  register: {
    path: '/register',
    access: 'guest',
    title: () => m.auth_register_title(),
    screen: 'RegisterScreen',
  },
  forgotPassword: {
    path: '/forgetPassword',
    access: 'open',
    title: () => m.pages_forgot_password(),
    screen: 'ForgotPasswordScreen',
  },

  sportsLobby: {
    path: '/venue/sports',
    access: 'open',
    title: () => m.lobby_kind_sports(),
    screen: 'VenueLobbyScreen',
  },
  liveLobby: {
    path: '/venue/realbet',
    access: 'open',
    title: () => m.lobby_kind_live(),
    screen: 'VenueLobbyScreen',
  },
  chessLobby: {
    path: '/venue/chess',
    access: 'open',
    title: () => m.lobby_kind_chess(),
    screen: 'VenueLobbyScreen',
  },
  slotsLobby: {
    path: '/venue/gaming',
    access: 'open',
    title: () => m.lobby_kind_slots(),
    screen: 'VenueLobbyScreen',
  },
  lotteryLobby: {
    path: '/venue/lottery',
    access: 'open',
    title: () => m.lobby_kind_lottery(),
    screen: 'VenueLobbyScreen',
  },
  fishLobby: {
    path: '/venue/fishGame',
    access: 'open',
    title: () => m.lobby_kind_fish(),
    screen: 'VenueLobbyScreen',
  },
  egame: { path: '/game/egame', access: 'open', title: () => m.lobby_egame_title(), screen: 'EgameScreen' },
  sports: {
    path: '/sports',
    access: 'member-or-demo',
    title: () => m.game_sports_title(),
    screen: 'GameScreen',
  },
  venues: {
    path: '/venues',
    access: 'member-or-demo',
    title: () => m.game_venues_title(),
    screen: 'GameScreen',
  },

  user: { path: '/user', access: 'member', title: () => m.profile_menu_title(), screen: 'UserScreen' },
  personal: {
    path: '/user/personal',
    access: 'member',
    title: () => m.profile_title(),
    screen: 'PersonalScreen',
  },
  bankCards: {
    path: '/user/bankCardsManage',
    access: 'member',
    title: () => m.accounts_title(),
    screen: 'AccountsScreen',
  },
  messages: {
    path: '/user/message',
    access: 'member',
    title: () => m.pages_messages(),
    screen: 'MessagesScreen',
  },
  messageDetail: {
    path: '/user/messageDetail',
    access: 'member',
    title: () => m.pages_message_detail(),
    screen: 'MessageScreen',
  },
  feedback: {
    path: '/user/feedBack',
    access: 'member',
    title: () => m.pages_feedback(),
    screen: 'FeedbackScreen',
  },
  feedbackList: {
    path: '/user/feedBackList',
    access: 'member',
    title: () => m.pages_feedback_list(),
    screen: 'FeedbackListScreen',
  },
  betRecord: {
    path: '/user/betRecord',
    access: 'member',
    title: () => m.records_title(),
    screen: 'BetRecordScreen',
  },
  transactions: {
    path: '/user/transRecord',
    access: 'member',
    title: () => m.pages_transactions(),
    screen: 'TransactionsScreen',
  },
  vip: { path: '/user/vip', access: 'member', title: () => m.pages_vip(), screen: 'VipScreen' },
  vipDetail: {
    path: '/user/vip/detail',
    access: 'member',
    title: () => m.pages_vip_detail(),
    screen: 'VipDetailScreen',
  },
  protection: {
    path: '/user/protection',
    access: 'member',
    title: () => m.pages_protection(),
    screen: 'ProtectionScreen',
  },

  deposit: {
    path: '/finance/deposit',
    access: 'member',
    title: withOrder(
      () => m.deposit_order_title(),
      () => m.deposit_title(),
    ),
    screen: 'DepositScreen',
  },
  depositTutorial: {
    path: '/finance/deposit/newsletter',
    access: 'member',
    title: () => m.deposit_tutorial(),
    screen: 'TutorialScreen',
  },
  depositCard: {
    path: '/finance/deposit/cardinfo',
    access: 'member',
    title: () => m.deposit_card_title(),
    screen: 'CardInfoScreen',
  },
  coinHelp: {
    path: '/finance/deposit/virtualCoinHelp',
    access: 'member',
    title: () => m.deposit_coin_help(),
    screen: 'CoinHelpScreen',
  },
  withdraw: {
    path: '/finance/withdraw',
    access: 'member',
    title: withOrder(
      () => m.withdraw_order_title(),
      () => m.withdraw_title(),
    ),
    screen: 'WithdrawScreen',
  },
  transfer: {
    path: '/finance/transfer',
    access: 'member',
    title: () => m.wallet_transfer_title(),
    screen: 'TransferScreen',
  },
  addBankCard: {
    path: '/finance/addBankCard',
    access: 'member',
    title: () => m.accounts_add_bank(),
    screen: 'BindScreen',
  },
  addAlipay: {
    path: '/finance/addAlipay',
    access: 'member',
    title: () => m.accounts_add_alipay(),
    screen: 'BindScreen',
  },
  coinCard: {
    path: '/finance/virtualCoinCard',
    access: 'member',
    title: () => m.accounts_add_coin(),
    screen: 'BindScreen',
  },

  agent: { path: '/agent', access: 'open', title: () => m.pages_agent(), screen: 'AgentScreen' },
  promotions: {
    path: '/activity/discount',
    access: 'open',
    title: () => m.pages_promotions(),
    screen: 'PromotionsScreen',
  },
  promotion: {
    path: '/activity/list/:id',
    access: 'open',
    title: () => m.pages_promotion(),
    screen: 'PromotionScreen',
  },
  gifts: {
    path: '/activity/enjoyLuxuryGifts',
    access: 'open',
    title: () => m.pages_gifts(),
    screen: 'GiftsScreen',
  },
  signIn: { path: '/activity/sign', access: 'open', title: () => m.pages_sign_in(), screen: 'SignInScreen' },
  news: { path: '/find', access: 'open', title: () => m.pages_news(), screen: 'NewsScreen' },
  article: {
    path: '/find/detail/:id',
    access: 'open',
    title: () => m.pages_article(),
    screen: 'ArticleScreen',
  },
  schedule: {
    path: '/find/scheduleResults',
    access: 'open',
    title: () => m.pages_schedule(),
    screen: 'ScheduleScreen',
  },
  download: { path: '/download', access: 'open', title: () => m.pages_download(), screen: 'DownloadScreen' },
  help: { path: '/help/:id', access: 'open', title: () => m.pages_help(), screen: 'HelpScreen' },
  customerService: {
    path: '/iframeCustomerService',
    access: 'open',
    title: () => m.pages_customer_service(),
    screen: 'CustomerServiceScreen',
  },
} as const satisfies Readonly<Record<string, Page>> & Readonly<Record<`${GameType}Lobby`, Page>>

export type PageId = keyof typeof pages

/** The path of every page. */
export const routes = Object.fromEntries(Object.entries(pages).map(([id, { path }]) => [id, path])) as {
  readonly [Id in PageId]: (typeof pages)[Id]['path']
}
