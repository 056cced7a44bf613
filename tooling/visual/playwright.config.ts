import { chromiumLaunch } from '@koi/e2e/chromiumLaunch'
import { defineConfig } from '@playwright/test'
import { paths } from './src/paths.ts'

const port = Number(process.env['KOI_VISUAL_PORT'] ?? 6106)

export default defineConfig({
  testDir: './src',
  testMatch: 'stories.spec.ts',
  outputDir: paths.results,
  snapshotPathTemplate: `${paths.baselines}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  // What is waited for comes as soon as it can; only how fast the machine is differs.
  timeout: 240_000,
  // A threshold that sees the corner of a button grow rounder: what is usual lets whole edges pass.
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.05, maxDiffPixels: 12 },
  },
  reporter: [
    ['dot'],
    ['json', { outputFile: paths.json }],
    ['html', { outputFolder: paths.report, open: 'never' }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: await chromiumLaunch(),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
  },
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning src/serve.ts',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/index.json`,
  },
})
