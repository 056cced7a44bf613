import { createAction } from '@reduxjs/toolkit'

/** The player has read that the session expired. */
export const expiryDismissed = createAction('session/expiryDismissed')
