import { plantedPasswords } from './plantMembers.ts'
import type { Soak } from './soak.ts'
import type { SoakMember } from './soakMember.ts'

const tries = 50

/** Opens a session of a member, again when its servers die meanwhile. */
export async function logIn(soak: Soak, { player, account }: SoakMember): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await player.login(account, plantedPasswords.login)
      return
    } catch (error) {
      const broken = error instanceof TypeError || error instanceof DOMException
      if (attempt === tries || !broken) throw error
      soak.counts.lost += 1
    }
  }
}
