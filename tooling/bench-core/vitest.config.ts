import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'bench-core', environment: 'node', include: ['src/**/*.test.ts'] },
})
