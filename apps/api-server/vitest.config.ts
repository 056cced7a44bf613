import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api-server',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/testDatabase.ts'],
  },
})
