import { koi } from '@koi/brand/koi'
import { helpArticles } from '@koi/help/render'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [helpArticles(() => koi)],
  test: {
    name: 'features',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    environment: 'node',
    globalSetup: ['@koi/testing/database'],
    setupFiles: ['./vitest.setup.mjs', './src/testing/labelsLoaded.ts'],
    // Loading everything anew for each file costs three times what the tests do; every test clears up behind itself.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
