import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The journeys that `npm test` takes: those that sign in, play, pay and are paid. */
export default defineConfig(journeys, {
  grep: /@core/,
  globalSetup: './src/sharedServers.ts',
  // More of them than elsewhere wait for a provider, and two more workers cost no server.
  workers: 5,
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
})
