import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from './src/chromiumLaunch.ts'

const launchOptions = await chromiumLaunch()

export default defineConfig({
  testDir: './src/journeys',
  globalSetup: './src/filledFolder.ts',
  outputDir: './test-results',
  fullyParallel: true,
  // Journeys wait for providers, draws and jobs: a third one uses what two leave idle.
  workers: 3,
  // One that fails is repeated on a server of its own; the end of a run names what passed only then.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // What is waited for comes as soon as it can; only how fast the machine is differs.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // Each journey meets the site as a first visit does; `serviceWorker.spec.ts` has the worker.
    serviceWorkers: 'block',
    // Recording every journey costs two thirds more than running it. Ask for it: `pnpm journeys deposit --trace on`.
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'mobile', use: { ...devices['Pixel 7'], viewport: { width: 375, height: 812 } } },
  ],
})
