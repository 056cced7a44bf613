import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'gen', environment: 'node', include: ['src/**/*.test.ts'] },
})
