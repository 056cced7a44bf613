import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'store', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
})
