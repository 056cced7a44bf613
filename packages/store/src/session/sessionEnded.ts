import type { EndReason } from '@koi/api-core/session'
import { createAction } from '@reduxjs/toolkit'

/** A member's session epoch has ended; said once, however many replies carried it (D5). */
export const sessionEnded = createAction<{ epoch: number; reason: EndReason }>('session/ended')
