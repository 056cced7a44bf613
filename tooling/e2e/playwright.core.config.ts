import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The journeys that `npm test` takes: those that sign in, play, pay and are paid. */
export default defineConfig(journeys, {
  grep: /@core/,
  globalSetup: './src/sharedServers.ts',
  // What moves takes a seventh of the work of these journeys, to be drawn without a graphics card; a whole run has it.
  use: { ...journeys.use, contextOptions: { reducedMotion: 'reduce' } },
  // More of them than elsewhere wait for a provider, and two more workers cost no server.
  workers: 5,
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
})
