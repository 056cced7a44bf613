import { basename, join } from 'node:path'
import { koi } from '@koi/brand/koi'
import { helpArticles } from '@koi/help/render'
import type { ViteUserConfig } from 'vitest/config'
import { messagesInOne } from './messagesInOne.ts'

const testing = '../../packages/features/src/testing'

/**
 * The unit tests of one shell, by the folder of its package. Compiling all screens takes most of their time: both shells have
 * one root and the same text in `vitest.config.ts`, by which the cache knows that a module was compiled by the other.
 */
export function shellTests(folder: string): ViteUserConfig {
  return {
    root: join(folder, '../..'),
    plugins: [helpArticles(() => koi), messagesInOne()],
    test: {
      name: basename(folder),
      dir: join(folder, 'src'),
      testTimeout: 120_000,
      hookTimeout: 120_000,
      environment: 'jsdom',
      // All screens are loaded once for each worker, and not for each file.
      isolate: false,
      include: ['**/*.test.{ts,tsx}'],
      setupFiles: ['failOnConsole.ts', 'labelsLoaded.ts'].map((file) => join(folder, testing, file)),
    },
  }
}
