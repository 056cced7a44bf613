import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'store',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
