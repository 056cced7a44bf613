import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'store',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    environment: 'node',
    globalSetup: ['@koi/testing/database'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
