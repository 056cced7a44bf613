import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Every story is a test: it renders, says nothing on the console, passes axe and its own play function.
export default defineConfig(async () => ({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    // One page for all files: a story cleans up behind itself, and loading everything anew costs more than half the time.
    isolate: false,
    setupFiles: ['./src/looks/looks.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // What comes in by motion is there at once, so that a story need not wait for it.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? (await chromium.executablePath()),
          args,
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}))
