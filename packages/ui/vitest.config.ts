import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'ui',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // The token sheets are read as text by the contrast test; the rest of the styles do not matter in jsdom.
    css: { include: [/tokens/] },
  },
})
