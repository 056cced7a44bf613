import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api-core',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Properties run a thousand times; a busy machine gets the time for it.
    testTimeout: 30_000,
  },
})
