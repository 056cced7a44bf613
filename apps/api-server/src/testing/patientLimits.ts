import type { DatabaseLimits } from '../db/openDatabase.ts'

/** A slow machine is no reason to fail: what limits do has tests of its own. */
export const patientLimits: DatabaseLimits = { connections: 10, connect: 60_000, statement: 60_000 }
