import { m } from '@koi/i18n'
import type { PageId } from './pages.ts'

/** Title of the document and of the page, in the player's language; some pages show another thing by their query. */
export type PageTitle = (params?: URLSearchParams) => string

const withOrder =
  (order: PageTitle, form: PageTitle): PageTitle =>
  (params) =>
    params?.has('order') ? order() : form()

/** What every page is called. It comes with the list of screens: home, which most visits begin with, knows but its own. */
export const pageTitles: Readonly<Record<PageId, PageTitle>> = {
  root: () => m.home_title(),
  home: () => m.home_title(),
  login: () => m.auth_login_title(),
  register: () => m.auth_register_title(),
  forgotPassword: () => m.pages_forgot_password(),
  sportsLobby: () => m.lobby_kind_sports(),
  liveLobby: () => m.lobby_kind_live(),
  chessLobby: () => m.lobby_kind_chess(),
  slotsLobby: () => m.lobby_kind_slots(),
  lotteryLobby: () => m.lobby_kind_lottery(),
  fishLobby: () => m.lobby_kind_fish(),
  egame: () => m.lobby_egame_title(),
  sports: () => m.game_sports_title(),
  venues: () => m.game_venues_title(),
  user: () => m.profile_menu_title(),
  personal: () => m.profile_title(),
  bankCards: () => m.accounts_title(),
  messages: () => m.pages_messages(),
  messageDetail: () => m.pages_message_detail(),
  feedback: () => m.pages_feedback(),
  feedbackList: () => m.pages_feedback_list(),
  betRecord: () => m.records_title(),
  transactions: () => m.pages_transactions(),
  vip: () => m.pages_vip(),
  vipDetail: () => m.pages_vip_detail(),
  protection: () => m.pages_protection(),
  deposit: withOrder(
    () => m.deposit_order_title(),
    () => m.deposit_title(),
  ),
  depositTutorial: () => m.deposit_tutorial(),
  depositCard: () => m.deposit_card_title(),
  coinHelp: () => m.deposit_coin_help(),
  withdraw: withOrder(
    () => m.withdraw_order_title(),
    () => m.withdraw_title(),
  ),
  transfer: () => m.wallet_transfer_title(),
  addBankCard: () => m.accounts_add_bank(),
  addAlipay: () => m.accounts_add_alipay(),
  coinCard: () => m.accounts_add_coin(),
  agent: () => m.pages_agent(),
  promotions: () => m.pages_promotions(),
  promotion: () => m.pages_promotion(),
  gifts: () => m.pages_gifts(),
  signIn: () => m.pages_sign_in(),
  news: () => m.pages_news(),
  article: () => m.pages_article(),
  schedule: () => m.pages_schedule(),
  download: () => m.pages_download(),
  help: () => m.pages_help(),
  customerService: () => m.pages_customer_service(),
}
