import type { routes } from './routes.ts'

/** Who may see a page: everyone, members, members and whoever plays in demo mode, or guests only (D16). */
export type RouteAccess = 'open' | 'member' | 'member-or-demo' | 'guest'

/** The access rule of every page that exists. */
export const routeTable: Readonly<Record<keyof typeof routes, RouteAccess>> = {
  root: 'open',
  home: 'open',
  login: 'guest',
  register: 'guest',
  sportsLobby: 'open',
  liveLobby: 'open',
  chessLobby: 'open',
  slotsLobby: 'open',
  lotteryLobby: 'open',
  fishLobby: 'open',
  egame: 'open',
  sports: 'member-or-demo',
  venues: 'member-or-demo',
  user: 'member',
  personal: 'member',
  betRecord: 'member',
  deposit: 'member',
  depositTutorial: 'member',
  depositCard: 'member',
  coinHelp: 'member',
  transfer: 'member',
  withdraw: 'member',
  bankCards: 'member',
  addBankCard: 'member',
  addAlipay: 'member',
  coinCard: 'member',
}
