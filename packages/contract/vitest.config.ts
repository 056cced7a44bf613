import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    name: 'contract',
    environment: 'node',
    // No test leaves anything behind: starting a process for each file cost a fifth to a quarter of the run.
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
})
