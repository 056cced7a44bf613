import { defineConfig } from 'vitest/config'

// The whole run of money under fire: `npm run test:all` has a smaller share of the same.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/testing/soak/runSoak.long.test.ts'],
    env: { KOI_SOAK_OPERATIONS: process.env['KOI_SOAK_OPERATIONS'] ?? '20000' },
  },
})
