import { accountRoutes } from './routes/accountRoutes.ts'
import { authRoutes } from './routes/authRoutes.ts'
import { depositRoutes } from './routes/depositRoutes.ts'
import { gameRoutes } from './routes/gameRoutes.ts'
import { memberRoutes } from './routes/memberRoutes.ts'
import { siteRoutes } from './routes/siteRoutes.ts'
import { walletRoutes } from './routes/walletRoutes.ts'
import { withdrawRoutes } from './routes/withdrawRoutes.ts'
import type { Route } from './route.ts'

/** Every call that a service answers. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...memberRoutes,
  ...walletRoutes,
  ...accountRoutes,
  ...withdrawRoutes,
  ...depositRoutes,
  ...gameRoutes,
  ...siteRoutes,
]
