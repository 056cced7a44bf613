import { createAction } from '@reduxjs/toolkit'

/** A deposit was seen to have arrived: what shows balances asks anew (D7). */
export const depositCredited = createAction('deposit/credited')
