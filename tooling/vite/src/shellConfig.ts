import { helpArticles } from '@koi/help/render'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { activeBrand, readBrand } from './activeBrand.ts'
import { bootScript } from './bootScript.ts'
import { dropSummaries } from './dropSummaries.ts'
import { layerOrder } from './layerOrder.ts'
import { keepBigInts } from './keepBigInts.ts'
import { pageHead } from './pageHead.ts'
import { pageParts } from './pageParts.ts'
import { pictures } from './pictures.ts'
import { precompress } from './precompress.ts'
import { serviceWorker } from './serviceWorker.ts'
import { unsupportedBrowser } from './unsupportedBrowser.ts'
import { webManifest } from './webManifest.ts'

/** Where a shell is served while developing, and where it finds the API. */
export interface ShellPorts {
  readonly port: number
  readonly apiPort: number
}

/**
 * What travels together. Each file costs some 800 bytes of headers, which is more than most modules weigh: what two dozen screens
 * use is one file, and so is what home and the lobbies show. Everything else stays with its screen.
 */
const sharedChunks = [
  { name: 'shared', minShareCount: 24, priority: 2 },
  {
    name: 'lobby',
    minShareCount: 2,
    priority: 1,
    test: /features\/src\/(lobby\/(?!FoundGames|VenuesLoaded|GameRows|GameFilterChoice|LobbyView|useGameLobby|useListFailure|useVenueLobby|venueCards|VenueButton)|venues|balance|transfer\/BalanceSection)|layout\/(BrandMark|SettingsButton|BalanceTools|AppFooter)|features\/src\/(session\/(VipBadge|useSession)|routing\/userMenu)|contract\/src\/(news|site|wallet)\.|store\/src\/(session|auth|member)\/|api-core\/src\/ports\/random|time\/zoneLabel|EntryCard|ui\/src\/(Picture|GameCard|Tag|Money|Skeleton|Empty|ErrorState|PageHeading|PullToRefresh)\/|messages\/(lobby_(?!all|error|list|filter|search|view|favourite|recent|empty|clear|venue|total|games)|common_refresh|common_cancel|wallet_venues)/,
  },
  {
    // What the lobbies have and home does not.
    name: 'grid',
    minShareCount: 2,
    test: /features\/src\/lobby\/(FoundGames|GameRows|GameFilterChoice|LobbyView|useGameLobby|useListFailure)|ui\/src\/(VirtualList|Segmented|SearchBox)\/|messages\/lobby_(all|error|list|filter|search|view|favourite_empty|recent_empty|empty|clear|total|games)/,
  },
  {
    // What opens over a page, from whatever page.
    name: 'overlays',
    minShareCount: 2,
    includeDependenciesRecursively: false,
    test: /ui\/src\/(Floating|Sheet|Modal|ConfirmDialog|Actions)\/|ui\/src\/focus\/setAutofocus/,
  },
  {
    // What is typed into, and what login, registration and the member's own data have in common.
    name: 'forms',
    minShareCount: 2,
    includeDependenciesRecursively: false,
    test: /ui\/src\/(Field|Form|Listbox|Picker|Checkbox|DateInput|TextInput|PasswordInput|PhoneInput|SmsCodeInput|Countdown|digits|aria)\/|features\/src\/(forms|auth)\/(?!FilterFields)|layout\/BottomBar|contract\/src\/account\.|store\/src\/account\/|api-core\/src\/crypto\/|messages\/(auth_|errors_secret|errors_no_webcrypto)/,
  },
  {
    name: 'lists',
    minShareCount: 2,
    includeDependenciesRecursively: false,
    test: /ui\/src\/(List|ListItem|DescriptionList|InfiniteScroll|Tabs|Result|CopyButton|ProgressBar)\/|features\/src\/(loading\/(pagedModel|PagedList)|time\/usePolling)/,
  },
  {
    name: 'money',
    minShareCount: 2,
    includeDependenciesRecursively: false,
    test: /ui\/src\/(AmountInput|Columns)\/|features\/src\/(money\/|routing\/orderPath)|messages\/money_/,
  },
  {
    // What an order shows, in the form that it comes from, in the records and in messages.
    name: 'orders',
    minShareCount: 3,
    includeDependenciesRecursively: false,
    test: /ui\/src\/StatusLadder\/|features\/src\/(withdraw|deposit)\/|contract\/src\/(bonus|deposit|withdraw|rates)\.|store\/src\/(deposit|withdraw)\/|messages\/(deposit_|withdraw_)/,
  },
] as const

/** The build of one shell: both shells differ in nothing but their port. */
export function shellConfig({ port, apiPort }: ShellPorts) {
  return defineConfig(async ({ mode, isSsrBuild = false }) => {
    const brandId = process.env['KOI_BRAND'] ?? 'koi'
    const mock = mode === 'mock'
    const pagePlugins = () => [
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
    return {
      plugins: [
        activeBrand(brandId),
        helpArticles(() => readBrand(brandId)),
        dropSummaries(),
        keepBigInts(),
        react({ compiler: true }),
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
        target: 'baseline-widely-available',
        // Small files stay files: the content security policy then needs no data: for scripts, fonts or styles.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
          ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: [...sharedChunks] } } }),
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
