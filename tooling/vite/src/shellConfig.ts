import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { activeBrand } from './activeBrand.ts'
import { bootScript } from './bootScript.ts'
import { layerOrder } from './layerOrder.ts'
import { keepBigInts } from './keepBigInts.ts'
import { pictures } from './pictures.ts'
import { precompress } from './precompress.ts'

/** Where a shell is served while developing, and where it finds the API. */
export interface ShellPorts {
  readonly port: number
  readonly apiPort: number
}

/** The build of one shell: both shells differ in nothing but their port. */
export function shellConfig({ port, apiPort }: ShellPorts) {
  return defineConfig(async ({ mode }) => {
    const mock = mode === 'mock'
    const mockWorker = mock ? [(await import('msw/vite')).msw({ mode: 'worker-only' })] : []
    return {
      plugins: [
        activeBrand(process.env['KOI_BRAND'] ?? 'koi'),
        keepBigInts(),
        react({ compiler: true }),
        bootScript(),
        layerOrder(),
        pictures(),
        precompress(),
        ...mockWorker,
      ],
      server: {
        host: '127.0.0.1',
        port,
        strictPort: true,
        ...(mock ? {} : { proxy: { '/api': `http://127.0.0.1:${apiPort}` } }),
      },
      build: {
        target: 'baseline-widely-available',
        // Small files stay files: the content security policy then needs no data: for scripts, fonts or styles.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
      },
    }
  })
}
