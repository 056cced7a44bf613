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

// Where money moves or is played with, and the way there: every change is tested on these, in both forms. What else there
// is takes a minute longer, and `npm run test:all`.
const coreScreens = [
  'Accounts|BindAccount|CardInfo|CoinHelp|Deposit|DepositOrder|DepositTutorial',
  'Transfer|Withdraw|Withdrawal|BetRecord|Personal',
  'Home|Login|NotFound|Register|Egame|Game|VenueLobby',
].join('|')
const core = `**/src/screens/@(${coreScreens}).stories.tsx`
const other = `**/src/screens/!(${coreScreens}).stories.tsx`

// Screens look different on a phone: their stories are tested once more in that form.
const phone = { browser: 'chromium' as const, env: { VITE_STORY_FORM: 'mobile' } }

// Every story is a test: it renders, says nothing on the console, passes axe and its own play function, in every look.
export default defineConfig(async () => ({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: {
    name: 'workshop',
    // A busy machine is slow and no defect.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One page for all files: a story cleans up behind itself, and loading everything anew costs more than half the time.
    isolate: false,
    setupFiles: ['./src/visualAudits/visualAudits.setup.ts'],
    // The addon closes the runner's own API unless this says otherwise, and without it no story can be driven (CDP).
    api: { allowWrite: true, allowExec: true },
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
      instances: [
        { browser: 'chromium' as const, name: 'stories', exclude: [other] },
        { ...phone, name: 'core screens on a phone', include: [core] },
        { browser: 'chromium' as const, name: 'other screens', include: [other] },
        { ...phone, name: 'other screens on a phone', include: [other] },
      ],
    },
  },
}))
