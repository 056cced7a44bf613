import type { ExpiryNoticeModel } from '@koi/features/session'
import { createContext } from 'react'

/** The notice of an expired session, followed by the root layout and shown by the login screen. */
export const ExpiryContext = createContext<ExpiryNoticeModel>({ status: 'none' })
