/** Global setup of vitest: one PostgreSQL for all test files of a run, of which each server gets a seeded database of its own. */
export { setup } from '@koi/api-server/testing'
