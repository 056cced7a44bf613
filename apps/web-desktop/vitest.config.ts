import { koi } from '@koi/brand/koi'
import { helpArticles } from '@koi/help/render'
import { messagesInOne } from '@koi/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [helpArticles(() => koi), messagesInOne()],
  test: {
    name: 'web-desktop',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    environment: 'jsdom',
    // Most of the time goes into compiling all screens, once for each worker and file that loads them.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [
      '../../packages/features/src/testing/failOnConsole.ts',
      '../../packages/features/src/testing/labelsLoaded.ts',
    ],
  },
})
