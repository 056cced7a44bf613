import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** All journeys: those that `npm test` takes are once more among them, with everything that moves. */
export default defineConfig(journeys, {
  reporter: [['list'], ['json', { outputFile: '.cache/all-journeys.json' }]],
})
