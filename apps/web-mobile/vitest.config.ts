import { koi } from '@koi/brand/koi'
import { helpArticles } from '@koi/help/render'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [helpArticles(() => koi)],
  test: {
    name: 'web-mobile',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../packages/features/src/testing/failOnConsole.ts'],
  },
})
