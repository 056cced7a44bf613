import { defineConfig } from '@playwright/test'
import visual from './playwright.config.ts'
import type { WorkshopOptions } from './src/workshopPage.ts'

/** Every story and page of documentation in every look, screens in the form of a phone as well: see `pnpm walk`. */
export default defineConfig<object, WorkshopOptions>(visual, {
  testMatch: 'walk.spec.ts',
  // Each draw ends with a short wait for motion, which another page uses.
  workers: 4,
  reporter: [['dot'], ['json', { outputFile: '.cache/walk.json' }]],
  projects: [
    { name: 'desktop', use: { form: 'desktop' } },
    { name: 'phone', grep: /@screen/, use: { form: 'mobile', viewport: { width: 375, height: 812 } } },
  ],
})
