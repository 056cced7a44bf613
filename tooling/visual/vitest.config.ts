import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'visual', environment: 'node', include: ['src/**/*.test.ts'] },
})
