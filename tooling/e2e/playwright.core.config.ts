import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The journeys that `npm test` takes: those that sign in, play, pay and are paid. */
export default defineConfig(journeys, {
  grep: /@core/,
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
})
