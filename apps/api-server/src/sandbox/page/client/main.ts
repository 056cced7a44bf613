import { startGame } from './startGame.ts'

startGame(window)
