import { createAction } from '@reduxjs/toolkit'

/** A member's session epoch has begun: login, registration. */
export const sessionBegan = createAction<{ epoch: number }>('session/began')
