import { createAction } from '@reduxjs/toolkit'

/** The page shows another path, without query (D16). */
export const navigated = createAction<{ path: string }>('route/navigated')
