import { createAction } from '@reduxjs/toolkit'

/** The page shows another path, without query (D16). */
export const navigated = createAction<{ path: string }>('route/navigated')

/** The player has chosen another language: names of the old one are asked for again (D23). */
export const languageChanged = createAction('language/changed')

/** Messages of the member were read or removed in another tab. */
export const messagesChanged = createAction('page/messagesChanged')
