import type { HtmlTagDescriptor, Plugin } from 'vite'

const meta = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs,
  injectTo: 'head',
})

const head: readonly HtmlTagDescriptor[] = [
  meta({ charset: 'utf-8' }),
  meta({ name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
  meta({ name: 'color-scheme', content: 'light dark' }),
  meta({ name: 'format-detection', content: 'telephone=no' }),
  {
    tag: 'link',
    attrs: { rel: 'icon', href: '/pictures/icons/favicon.svg', type: 'image/svg+xml' },
    injectTo: 'head',
  },
  { tag: 'title', children: '%BRAND_NAME%', injectTo: 'head' },
]

/** Writes the head that the pages of all shells share; `activeBrand` then puts the name of the brand in. */
export function pageHead(): Plugin {
  return {
    name: 'koi:page-head',
    transformIndexHtml: { order: 'pre', handler: () => [...head] },
  }
}
