import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api-core',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    environment: 'node',
    // No test leaves anything behind: starting a process for each file cost a fifth to a quarter of the run.
    isolate: false,
    include: ['src/**/*.test.ts'],
    // Properties run a thousand times; a busy machine gets the time for it.
  },
})
