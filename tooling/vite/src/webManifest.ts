import type { BrandModule } from '@koi/brand'
import type { Plugin } from 'vite'

const path = 'manifest.webmanifest'

/** What a browser needs to install a shell: its names, where it begins, and icons that are drawn for the brand. */
function manifestOf({ names, locales, assetVersion }: BrandModule): string {
  const [lang] = locales
  const name = names[lang ?? 'zh-CN']
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/pictures/icons/${file}.png?v=${assetVersion}`,
    sizes,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    lang,
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    // The ground of a page that is on its way: ink, which suits both themes.
    background_color: '#121722',
    theme_color: '#121722',
    icons: [
      icon('icon-192', '192x192', 'any'),
      icon('icon-512', '512x512', 'any'),
      icon('icon-maskable-512', '512x512', 'maskable'),
    ],
  })
}

/** Lets a shell be installed: the manifest of its brand, and what the page's head says of it. */
export function webManifest(readBrand: () => Promise<BrandModule>): Plugin {
  return {
    name: 'koi:web-manifest',
    async configureServer(server) {
      const manifest = manifestOf(await readBrand())
      server.middlewares.use(`/${path}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json')
        response.end(manifest)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: path, source: manifestOf(await readBrand()) })
    },
    transformIndexHtml: async () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${path}` }, injectTo: 'head' },
      {
        tag: 'link',
        attrs: {
          rel: 'apple-touch-icon',
          href: `/pictures/icons/apple-touch-icon.png?v=${(await readBrand()).assetVersion}`,
        },
        injectTo: 'head',
      },
    ],
  }
}
