import { createAction } from '@reduxjs/toolkit'

/** The player has been told of the expiry and sent to login: it is not to happen twice. */
export const expiryNoticed = createAction('session/expiryNoticed')
