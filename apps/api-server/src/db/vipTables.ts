import type { VipGiftKind, VipStepReason } from '@koi/contract/vip'
import type { ColumnType, Generated } from 'kysely'

/** A change of a level, or its review that kept it. `turnover` is that of the month that decided. */
export interface VipStepTable {
  id: Generated<bigint>
  member_id: string
  reason: VipStepReason
  from_level: number
  to_level: number
  turnover: bigint
  at: Date
}

/** What a level gives; `reference` names the level, the year or the day that it is for. */
export interface VipGiftTable {
  id: string
  member_id: string
  kind: VipGiftKind
  reference: string
  level: number
  amount: bigint
  created_at: Date
  expires_at: Date
  claimed_at: Date | null
}

/** Up to which day gifts of a kind were given. */
export interface VipDayTable {
  kind: 'birthday' | 'rebate'
  day: ColumnType<string, string, string>
}

/** Who asked to be an agent, and what came of it. */
export interface AgentTable {
  member_id: string
  state: 'pending' | 'approved' | 'rejected'
  about: string
  applied_at: Date
  decided_at: Date | null
}

/** What an agent earned with the turnover of a day of the business time zone. */
export interface AgentDayTable {
  agent_id: string
  day: ColumnType<string, string, never>
  members: number
  turnover: bigint
  commission: bigint
  /** It began in a break of the agent, and brought nothing. */
  withheld: Generated<boolean>
  paid_at: Date
}

/** How many members an agent brought, and what was paid on how many days; triggers keep it. */
export interface AgentTotalTable {
  member_id: string
  referrals: number
  days: number
  commission: bigint
}
