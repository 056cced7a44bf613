import { seededDump } from './seededDump.ts'

/** Makes the seeded dump before any test needs it, so that no test pays for it. */
export async function setup(): Promise<void> {
  await seededDump()
}
