import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The journeys that only a whole run takes. */
export default defineConfig(journeys, {
  grepInvert: /@core/,
  reporter: [['list'], ['json', { outputFile: '.cache/more-journeys.json' }]],
})
