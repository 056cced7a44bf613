import { createAction } from '@reduxjs/toolkit'

/** The player has chosen another language: names of the old one are asked for again (D23). */
export const languageChanged = createAction('language/changed')
