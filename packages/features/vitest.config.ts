import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'features', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
})
