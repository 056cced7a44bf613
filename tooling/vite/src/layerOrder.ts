import type { Plugin } from 'vite'

const statement = '@layer koi-base,koi-ui;'

/**
 * Says the order of the cascade layers at the top of every style sheet. Shared chunks load before the entry's sheet that
 * says it for development; whichever comes first decides.
 */
export function layerOrder(): Plugin {
  return {
    name: 'koi:layer-order',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const source = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)
        file.source = statement + source
      }
    },
  }
}
