import { defineConfig } from 'vitest/config'

export default defineConfig({
  // A program is started for each test; a busy machine is slow and no defect.
  test: {
    name: 'picture-host',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
