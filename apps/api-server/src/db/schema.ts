import type { DepositChannelId, DepositStep } from '@koi/contract/deposit'
import type { MessageBox } from '@koi/contract/message'
import type { RejectionReason, WithdrawalState } from '@koi/contract/withdraw'
import type { ArticleCategory } from '@koi/contract/news'
import type { Generated } from 'kysely'
import type {
  FavouriteGameTable,
  GameDayTable,
  GameRoundTable,
  GameSessionTable,
  GameSittingTable,
  GameTable,
  RecentGameTable,
  RoundSumTable,
  VenueTable,
} from './gameTables.ts'
import type {
  DepositOrderTable,
  DepositPaymentTable,
  PayoutAccountTable,
  TurnoverDepositTable,
  WithdrawalTable,
} from './paymentTables.ts'
import type { FeedbackTable, PictureTable } from './feedbackTables.ts'
import type { LedgerAccountTable, LedgerTransactionTable } from './ledgerTables.ts'
import type {
  HandOverTable,
  LoginTable,
  MemberTable,
  SessionTable,
  SmsCodeTable,
  SmsOutboxTable,
} from './memberTables.ts'
import type { MovementSumTable, MovementTable } from './movementTables.ts'
import type { BulletinTable, MessageTable } from './messageTables.ts'
import type {
  BonusRoundTable,
  BonusTable,
  PromotionTable,
  PromotionVersionTable,
  TurnoverDayTable,
} from './promotionTables.ts'
import type {
  AgentDayTable,
  AgentTable,
  AgentTotalTable,
  VipDayTable,
  VipGiftTable,
  VipStepTable,
} from './vipTables.ts'
import type { GiftOrderTable, GiftTable, PointEntryTable, SignInTable } from './rewardTables.ts'

/** Tables of the server. Money is integer fen, ids are opaque text, times are `timestamptz`. */
export interface Schema {
  config: { key: string; value: string }
  members: MemberTable
  messages: MessageTable
  bulletins: BulletinTable
  feedback: FeedbackTable
  pictures: PictureTable
  /** How many messages of a member lie in a box; triggers keep it. */
  message_counts: { member_id: string; box: MessageBox; messages: number; unread: number }
  login_guards: { subject: string; tried_at: Date; locked_until: Date | null }
  /** A try whose password is still being checked has not failed. */
  login_tries: { id: Generated<bigint>; subject: string; at: Date; failed: boolean }
  /** The devices that a member has logged in from (D20). */
  member_devices: { member_id: string; device: string; last_login_at: Date }
  sessions: SessionTable
  logins: LoginTable
  hand_overs: HandOverTable
  rate_limits: { key: string; points: number; expire: bigint | null }
  sms_codes: SmsCodeTable
  sms_outbox: SmsOutboxTable
  statistics: { id: Generated<bigint>; url: string; platform_ck: string }
  articles: ArticleTable
  /** Banners and entries of the home page; those without a brand belong to all. */
  home_entries: {
    id: string
    list: 'cover' | 'nav'
    brand: string | null
    sort: number
    title_zh: string
    title_en: string
    text_zh: string
    text_en: string
    picture: string
    link: string
  }
  venues: VenueTable
  games: GameTable
  game_sessions: GameSessionTable
  game_rounds: GameRoundTable
  game_sittings: GameSittingTable
  favourite_games: FavouriteGameTable
  recent_games: RecentGameTable
  game_days: GameDayTable
  ledger_accounts: LedgerAccountTable
  ledger_transactions: LedgerTransactionTable
  ledger_postings: { id: Generated<bigint>; transaction_id: string; account_id: bigint; amount: bigint }
  /** What house accounts took in and gave out on a day that is over. */
  ledger_house_days: { account_id: bigint; day: string; amount: bigint }
  movements: MovementTable
  /** Of cash alone, by hour, day and month (UTC). */
  movement_sums: MovementSumTable
  /** By hour, day and month (UTC) in which they were placed. */
  round_sums: RoundSumTable
  idempotency_keys: IdempotencyTable
  payout_accounts: PayoutAccountTable
  withdrawals: WithdrawalTable
  withdrawal_steps: {
    withdrawal_id: string
    state: WithdrawalState
    at: Date
    reason: RejectionReason | null
  }
  turnovers: { member_id: string; required: bigint; outstanding: bigint; last_at: Date }
  turnover_deposits: TurnoverDepositTable
  /** How many orders of a member are in a state; triggers keep it. */
  order_counts: { member_id: string; list: 'deposits' | 'withdrawals'; state: string; orders: number }
  /** How many items of a list of a member there are, by promotion where it is of those; triggers keep it. */
  list_counts: { member_id: string; list: CountedList; kind: string; items: number }
  deposit_channels: { id: DepositChannelId; maintenance: boolean; maintenance_until: Date | null }
  deposit_orders: DepositOrderTable
  deposit_steps: { id: Generated<bigint>; order_id: string; step: DepositStep; at: Date }
  deposit_payments: DepositPaymentTable
  deposit_events: { id: string; body_hash: string; received_at: Date }
  promotions: PromotionTable
  promotion_versions: PromotionVersionTable
  bonuses: BonusTable
  bonus_rounds: BonusRoundTable
  turnover_days: TurnoverDayTable
  point_accounts: { member_id: string; points: number }
  point_entries: PointEntryTable
  sign_ins: SignInTable
  gifts: GiftTable
  gift_orders: GiftOrderTable
  /** The month up to which a level was reviewed. */
  vip_reviews: { member_id: string; month: string }
  vip_days: VipDayTable
  vip_steps: VipStepTable
  vip_gifts: VipGiftTable
  /** Who registered with whose code. */
  referrals: { member_id: string; agent_id: string; at: Date }
  agents: AgentTable
  agent_days: AgentDayTable
  agent_totals: AgentTotalTable
}

/** Lists whose items are counted as they are written. */
export type CountedList = 'bonuses' | 'feedback' | 'gift_orders' | 'vip_steps'

/** News. The bodies are lists of blocks as JSON. */
export interface ArticleTable {
  id: string
  /** The value of `d` of the one brand that shows it; null for all. */
  brand: string | null
  category: ArticleCategory
  /** Where the picture is, below the shell's origin. */
  picture: string
  title_zh: string
  title_en: string
  summary_zh: string
  summary_en: string
  body_zh: string
  body_en: string
  published_at: Date
}

interface IdempotencyTable {
  member_id: string
  key: string
  call: string
  payload_hash: string
  answer: string | null
  created_at: Date
}
