import { createAction } from '@reduxjs/toolkit'

/** The frame of a launched game is ready: its ticket is used up. */
export const gameOpened = createAction<{ launchId: string }>('gameSession/opened')
