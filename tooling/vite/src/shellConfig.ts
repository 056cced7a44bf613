import { helpArticles } from '@koi/help/render'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { activeBrand, readBrand } from './activeBrand.ts'
import { bootScript } from './bootScript.ts'
import { classNames } from './classNames.ts'
import { compactMessages } from './compactMessages.ts'
import { compileAhead } from './compileAhead.ts'
import { dropSummaries } from './dropSummaries.ts'
import { layerOrder } from './layerOrder.ts'
import { hotMessages } from './hotMessages.ts'
import { keepBigInts } from './keepBigInts.ts'
import { pageHead } from './pageHead.ts'
import { pageParts } from './pageParts.ts'
import { plainModules } from './plainModules.ts'
import { plainIcons } from './plainIcons.ts'
import { planFiles } from './planFiles.ts'
import { pictures } from './pictures.ts'
import { productionRouter } from './productionRouter.ts'
import { runtimeInEntry } from './runtimeInEntry.ts'
import { precompress } from './precompress.ts'
import { serviceWorker } from './serviceWorker.ts'
import { unsupportedBrowser } from './unsupportedBrowser.ts'
import { webManifest } from './webManifest.ts'

/** Where a shell is served while developing, and where it finds the API. */
export interface ShellPorts {
  readonly port: number
  readonly apiPort: number
}

const target = 'baseline-widely-available'

/** What a file needs to be loaded with it: what the entry has brought is there. */
const withoutEntry = (_file: string, needed: string[]) =>
  needed.filter((name) => !/\/(?:index|rolldown-runtime)-[^/]+$/.test(name))

/** The build of one shell: both shells differ in nothing but their port. */
export function shellConfig({ port, apiPort }: ShellPorts) {
  return defineConfig(async ({ command, mode, isSsrBuild = false }) => {
    const brandId = process.env['KOI_BRAND'] ?? 'koi'
    const mock = mode === 'mock'
    const pagePlugins = () => [
      runtimeInEntry(),
      compileAhead(),
      pageHead(),
      webManifest(() => readBrand(brandId)),
      unsupportedBrowser(() => readBrand(brandId)),
      bootScript(),
      layerOrder(),
      pictures(),
      pageParts(),
      // While developing and with the mock worker there is none (D18).
      ...(mock ? [] : [serviceWorker()]),
      precompress(),
      ...mockWorker,
    ]
    const mockWorker = mock ? [(await import('msw/vite')).msw({ mode: 'worker-only' })] : []
    const sourcePlugins = () => [
      activeBrand(brandId),
      helpArticles(() => readBrand(brandId)),
      dropSummaries(),
      ...classNames(),
      compactMessages(),
      hotMessages(),
      keepBigInts(),
      plainIcons(),
      productionRouter(),
      react({ compiler: true }),
    ]
    const plan =
      command === 'build' && !isSsrBuild
        ? await planFiles({
            mode,
            plugins: sourcePlugins(),
            build: { target, modulePreload: { polyfill: false } },
          })
        : null
    return {
      plugins: [
        plainModules((id) => plan?.home.has(id) === true),
        ...sourcePlugins(),
        ...(isSsrBuild ? [] : pagePlugins()),
      ],
      // The server has no packages of the shell: its program holds all that it needs.
      ssr: { noExternal: true as const },
      server: {
        host: '127.0.0.1',
        port,
        strictPort: true,
        ...(mock ? {} : { proxy: { '/api': `http://127.0.0.1:${apiPort}` } }),
      },
      build: {
        target,
        // Small files stay files: the content security policy then needs no data: for scripts, fonts or styles.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false, resolveDependencies: withoutEntry },
        reportCompressedSize: false,
        rolldownOptions: {
          ...(plan
            ? {
                output: {
                  codeSplitting: {
                    groups: [
                      {
                        name: (id: string) => plan.files.get(id) ?? null,
                        includeDependenciesRecursively: false,
                      },
                    ],
                  },
                },
              }
            : {}),
          // keepBigInts gives modules a directive that the compiler has read by now, and most of the time goes to brotli.
          checks: { moduleLevelDirective: false, pluginTimings: false },
        },
      },
    }
  })
}

/** The development ports of a shell, from the same variables that `npm start` reads. */
export function shellPorts(shell: 'desktop' | 'mobile'): ShellPorts {
  const { KOI_API_PORT, KOI_DESKTOP_PORT, KOI_MOBILE_PORT } = process.env
  return {
    port: Number(shell === 'desktop' ? (KOI_DESKTOP_PORT ?? 4173) : (KOI_MOBILE_PORT ?? 4174)),
    apiPort: Number(KOI_API_PORT ?? 8787),
  }
}
