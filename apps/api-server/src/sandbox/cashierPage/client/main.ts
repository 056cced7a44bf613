import { startCashier } from './startCashier.ts'

startCashier(window)
