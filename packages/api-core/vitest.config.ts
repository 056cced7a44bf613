import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'api-core', environment: 'node', include: ['src/**/*.test.ts'] },
})
