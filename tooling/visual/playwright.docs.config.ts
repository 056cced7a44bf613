import { defineConfig } from '@playwright/test'
import visual from './playwright.config.ts'

/** The pages of documentation: nothing is photographed, so they run everywhere and count as tests. */
export default defineConfig(visual, {
  testMatch: 'docs.spec.ts',
  reporter: [['dot'], ['json', { outputFile: '.cache/docs-pages.json' }]],
})
