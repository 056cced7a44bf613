import { startOutbox } from './startOutbox.ts'

startOutbox(window)
