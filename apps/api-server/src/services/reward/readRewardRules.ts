import { fenToDecimal } from '@koi/api-core/amount'
import { agentRules } from '../../rules/agents.ts'
import { signInRules } from '../../rules/rewards.ts'

/** What the days of a sign-in streak bring. */
export function signInLadder() {
  return signInRules.ladder.map(({ reward, points }) => ({ reward: fenToDecimal(reward), points }))
}

/** What signing in and inviting friends brings, for everybody to read. */
export function readRewardRules() {
  return { ladder: signInLadder(), commissionPercent: fenToDecimal(agentRules.commission) }
}
