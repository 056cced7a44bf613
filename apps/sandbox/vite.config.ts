import { precompress } from '@koi/vite'
import { defineConfig } from 'vite'

/** One entry for each page; the server serves `play.html` under `/play`, and what the pages load under `/assets`. */
export default defineConfig({
  appType: 'mpa',
  plugins: [precompress()],
  build: {
    target: 'baseline-widely-available',
    rolldownOptions: { input: ['play.html', 'cashier.html', 'outbox.html', 'desk.html'] },
    // Small files stay files, so that the content security policy needs no data: for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
