import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'testing', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
})
