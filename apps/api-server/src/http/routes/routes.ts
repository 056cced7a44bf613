import { accountRoutes } from './accountRoutes.ts'
import { agentRoutes } from './agentRoutes.ts'
import { authRoutes } from './authRoutes.ts'
import { depositRoutes } from './depositRoutes.ts'
import { feedbackRoutes } from './feedbackRoutes.ts'
import { gameRoutes } from './gameRoutes.ts'
import { homeRoutes } from './homeRoutes.ts'
import { matchRoutes } from './matchRoutes.ts'
import { lobbyRoutes } from './lobbyRoutes.ts'
import { memberRoutes } from './memberRoutes.ts'
import { messageRoutes } from './messageRoutes.ts'
import { newsRoutes } from './newsRoutes.ts'
import { promotionRoutes } from './promotionRoutes.ts'
import { rewardRoutes } from './rewardRoutes.ts'
import { securityRoutes } from './securityRoutes.ts'
import type { Route } from './route.ts'
import { vipRoutes } from './vipRoutes.ts'
import { walletRoutes } from './walletRoutes.ts'
import { withdrawRoutes } from './withdrawRoutes.ts'

/** Every call that a service answers. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...memberRoutes,
  ...messageRoutes,

  ...securityRoutes,
  ...walletRoutes,
  ...accountRoutes,
  ...withdrawRoutes,
  ...depositRoutes,
  ...gameRoutes,
  ...newsRoutes,
  ...matchRoutes,
  ...lobbyRoutes,
  ...homeRoutes,
  ...promotionRoutes,
  ...rewardRoutes,
  ...vipRoutes,
  ...agentRoutes,
  ...feedbackRoutes,
]
