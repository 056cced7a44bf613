import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api-core',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Properties run a thousand times; a busy machine gets the time for it.
  },
})
