import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { createTestPlayer } from '../createTestPlayer.ts'
import type { Preparations } from './preparation.ts'

/** Games that are open and rounds that are not settled. */
export const gamePreparations: Preparations = [
  [contract.launch, async () => ({ mode: 'real' })],
  [
    contract.leave,
    async ({ member }) => {
      const game = { venue_id: 89, mode: 'real', close_other: true } as const
      return { session_id: (await member.call(contract.launch, game)).sessionId }
    },
  ],
  [
    contract.settleOpenRound,
    async ({ server, member }) => {
      const { rounds } = await member.call(contract.openRounds, {})
      if (rounds[0]) return { round: rounds[0].round }
      const game = { venue_id: 89, mode: 'real', close_other: true } as const
      const { url, sessionId } = await member.call(contract.launch, game)
      const page = createTestPlayer(server.fetch)
      const { key, stake } = await page.redeem(url)
      const round = randomUUID()
      await page.stake(key, round, stake.min)
      await member.call(contract.leave, { session_id: sessionId })
      return { round }
    },
  ],
]
