import { createAction } from '@reduxjs/toolkit'

/** The player has left the container of the running game (D16). */
export const gameLeft = createAction<{ sessionId: string | null }>('gameSession/left')
