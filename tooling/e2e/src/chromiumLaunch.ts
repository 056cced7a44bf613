import chromium from '@sparticuz/chromium'
import type { LaunchOptions } from '@playwright/test'

/** How to start Chromium: the one at `CHROMIUM_PATH`, else the one that npm brought along. */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  return {
    executablePath: process.env['CHROMIUM_PATH'] ?? (await chromium.executablePath()),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
