import { createAction } from '@reduxjs/toolkit'
import type { Refreshable } from './refreshable.ts'

/** Someone wants fresh data of the member; without `force` the throttle may skip it (D7). */
export const refreshAsked = createAction<{ what: Refreshable; force?: boolean }>('member/refreshAsked')
