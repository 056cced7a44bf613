import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api-server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/warmDump.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
