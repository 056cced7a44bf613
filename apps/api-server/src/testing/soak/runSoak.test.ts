import { soakTests } from './soakTests.ts'

soakTests(250)
