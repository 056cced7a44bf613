import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'ui',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    environment: 'jsdom',
    // A document for each of the files would cost ten times what the tests do; every test clears its own away.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // The contrast test reads sheets as text (?raw); styles do not matter in jsdom.
    css: { include: [/tokens|\?raw/] },
  },
})
