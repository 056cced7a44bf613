import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'run', environment: 'node', include: ['src/**/*.test.ts'] },
})
