import { soakTests } from './soakTests.ts'

soakTests(Number(process.env['KOI_SOAK_OPERATIONS'] ?? 1_000))
