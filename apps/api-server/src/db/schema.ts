import type { Generated } from 'kysely'
import type {
  CoinNetwork,
  DepositChannelId,
  DepositPaymentKind,
  DepositState,
  DepositStep,
  GameType,
  PayoutKind,
  RejectionReason,
  WithdrawalState,
} from '@koi/contract'

/** Tables of the server. Money is integer fen, ids are opaque text, times are `timestamptz`. */
export interface Schema {
  config: { key: string; value: string }
  members: MemberTable
  messages: { id: string; member_id: string; topic: string; created_at: Date; read_at: Date | null }
  login_guards: { subject: string; tried_at: Date; locked_until: Date | null }
  login_tries: { id: Generated<bigint>; subject: string; at: Date }
  sessions: SessionTable
  rate_limits: { key: string; window_start: Date; hits: number }
  sms_codes: SmsCodeTable
  sms_outbox: SmsOutboxTable
  statistics: { id: Generated<bigint>; url: string; platform_ck: string }
  venues: VenueTable
  games: GameTable
  game_sessions: GameSessionTable
  game_rounds: GameRoundTable
  ledger_accounts: LedgerAccountTable
  ledger_transactions: LedgerTransactionTable
  ledger_postings: { id: Generated<bigint>; transaction_id: string; account_id: bigint; amount: bigint }
  idempotency_keys: IdempotencyTable
  payout_accounts: PayoutAccountTable
  withdrawals: WithdrawalTable
  withdrawal_steps: {
    withdrawal_id: string
    state: WithdrawalState
    at: Date
    reason: RejectionReason | null
  }
  deposit_channels: { id: DepositChannelId; maintenance: boolean; maintenance_until: Date | null }
  deposit_orders: DepositOrderTable
  deposit_steps: { id: Generated<bigint>; order_id: string; step: DepositStep; at: Date }
  deposit_payments: DepositPaymentTable
  deposit_events: { id: string; body_hash: string; received_at: Date }
  jobs: JobTable
}

export interface MemberTable {
  id: string
  account: string
  password_hash: string
  withdraw_password_hash: string | null
  area: string
  phone: string
  name: string | null
  email: string | null
  /** A calendar day, `1990-02-28`. */
  birth_date: string | null
  invite_code: string
  invited_by: string | null
  vip_level: number
  auto_transfer: boolean
  created_at: Date
  last_login_at: Date | null
}

/** One login. `token_hash` is the newest token of its chain, `previous_hash` the one before (D22). */
export interface SessionTable {
  id: string
  member_id: string
  device: string
  token_hash: string
  token_issued_at: Date
  previous_hash: string | null
  previous_until: Date | null
  created_at: Date
  last_active_at: Date
  expires_at: Date
  ended_at: Date | null
  /** The last heartbeat, and the game it named (D6). */
  seen_at: Date | null
  seen_game: string | null
  seen_platform: string | null
}

export interface SmsCodeTable {
  id: string
  area: string
  phone: string
  purpose: string
  device: string
  code_hash: string
  tries: number
  sent_at: Date
  expires_at: Date
  used_at: Date | null
}

/** What the sandbox shows instead of sending a text message (D20). */
export interface SmsOutboxTable {
  id: string
  area: string
  phone: string
  purpose: string
  code: string
  sent_at: Date
  expires_at: Date
}

export interface VenueTable {
  id: number
  sort: number
  game_type: GameType
  name_zh: string
  name_en: string
  maintenance: boolean
  maintenance_until: Date | null
}

export interface GameTable {
  id: string
  venue_id: number
  sort: number
  name_zh: string
  name_en: string
  pinyin: string
  initials: string
  /** Comma list of `new` and `hot`. */
  tags: string
  /** Return to player in percent with two places. */
  rtp: string
  min_stake: bigint
  max_stake: bigint
}

export interface GameSessionTable {
  id: string
  /** Id of the first session of this sitting: loading a game again does not start a new one. */
  sitting_id: string
  mode: 'real' | 'demo'
  member_id: string | null
  venue_id: number
  game_id: string
  locale: 'zh-CN' | 'en'
  shell_origin: string
  ticket_hash: string | null
  ticket_expires_at: Date
  key_hash: string | null
  /** Balance of a demo session; real money never stands here. */
  demo_balance: bigint | null
  opened_at: Date
  last_active_at: Date
  closed_at: Date | null
}

export interface GameRoundTable {
  id: string
  session_id: string
  /** The round's UUID, made by the game page. */
  round: string
  /** Null in demo mode. */
  member_id: string | null
  venue_id: number
  game_id: string
  stake: bigint
  payout: bigint | null
  /** Hundredths of the stake. */
  multiplier: number | null
  seed: number | null
  /** What the page was told after the stake and after the payout, so that a repeat is told the same. */
  stake_balance: bigint
  payout_balance: bigint | null
  placed_at: Date
  settled_at: Date | null
}

/**
 * `wallet` and `held` belong to members and are never negative. The other side is the house: what games win and lose
 * (`house`, per venue), what was paid in and out (`cash`), fees (`fees`), and the play money it gave away (`equity`).
 */
export type AccountKind = 'wallet' | 'held' | 'house' | 'equity' | 'cash' | 'fees'

export interface LedgerAccountTable {
  id: Generated<bigint>
  kind: AccountKind
  member_id: string | null
  /** 0 is the central wallet. */
  venue_id: number
}

export interface LedgerTransactionTable {
  id: string
  kind: string
  member_id: string
  /** What caused it; unique, so that one cause never moves money twice. */
  reference: string
  created_at: Date
}

export interface IdempotencyTable {
  member_id: string
  key: string
  call: string
  payload_hash: string
  answer: string | null
  created_at: Date
}

/** One piece of background work. It is open while neither done nor dead. */
export interface JobTable {
  id: string
  kind: string
  /** Unique: the same work asked for twice is one row. */
  dedupe_key: string
  /** JSON of the kind's payload. */
  payload: string
  /** When it is due; while it is claimed, when the claim runs out. */
  run_at: Date
  /** Who is at it. */
  claim: string | null
  attempts: number
  /** Why the last attempt failed: a code or the name of an error, never a message. */
  failure: string | null
  created_at: Date
  done_at: Date | null
  /** Given up after its last attempt. */
  dead_at: Date | null
}

/** An account that money is paid out to; of its number only a keyed digest and the tail are kept (D22). */
export interface PayoutAccountTable {
  id: string
  member_id: string
  kind: PayoutKind
  /** Bank code, `alipay`, or the coin's name. */
  code: string
  network: CoinNetwork | null
  digest: string
  tail: string
  masked: string
  province: string | null
  city: string | null
  preferred: boolean
  bound_at: Date
  removed_at: Date | null
}

export interface WithdrawalTable {
  id: string
  member_id: string
  account_id: string
  state: WithdrawalState
  amount: bigint
  /** Part of `amount` that does not arrive. */
  fee: bigint
  /** Yuan for one coin, and millionths of coins that arrive; null unless it goes to a coin address. */
  rate: string | null
  coin_micros: bigint | null
  requested_at: Date
  arrives_by: Date
}

export interface DepositOrderTable {
  id: string
  member_id: string
  channel: DepositChannelId
  network: 'TRC20' | 'ERC20' | null
  amount: bigint
  /** Part of `amount` that the house keeps when exactly that is paid. */
  fee: bigint
  /** Fen for one coin, and hundredths of coins to pay; null for other channels. */
  rate: bigint | null
  coin_cents: bigint | null
  state: DepositState
  created_at: Date
  expires_at: Date
  claimed_at: Date | null
  cashier_ticket_hash: string | null
  cashier_ticket_until: Date | null
  cashier_key_hash: string | null
  cashier_locale: 'zh-CN' | 'en'
  /** The press in the sandbox cashier that ended its work. */
  cashier_act: string | null
}

/** A payment as its provider named it. `received` is fen. */
export interface DepositPaymentTable {
  id: string
  order_id: string
  kind: DepositPaymentKind
  received: bigint
  coin_cents: bigint | null
  received_at: Date
  credited: bigint | null
  credited_at: Date | null
}
