import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'vite', environment: 'node', include: ['src/**/*.test.ts'] },
})
