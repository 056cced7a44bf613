import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'features',
    environment: 'node',
    setupFiles: ['./vitest.setup.mjs'],
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
