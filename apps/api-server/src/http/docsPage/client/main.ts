import { startDocs } from './startDocs.ts'

startDocs(window)
