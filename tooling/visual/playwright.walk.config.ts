import { defineConfig } from '@playwright/test'
import visual from './playwright.config.ts'

/** Every story and page of documentation in every look: too long for each run, see `pnpm walk`. */
export default defineConfig(visual, {
  testMatch: 'walk.spec.ts',
  reporter: [['dot'], ['json', { outputFile: '.cache/walk.json' }]],
})
