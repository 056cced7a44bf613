import type { ExpiryNoticeModel } from '@koi/features/session'
import { createContext } from 'react'

/** The notice of an ended session, made once in `RootLayout` and shown on the login page. */
export const ExpiryContext = createContext<ExpiryNoticeModel>({ status: 'none' })
