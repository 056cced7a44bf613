import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { productionRouter } from './productionRouter.ts'

const shell = fileURLToPath(new URL('../../../apps/web-mobile/src/main.tsx', import.meta.url))
const entry = '/virtual/router.ts'

/** A bundle of what is named of the router. */
async function bundleOf(names: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'test:entry',
        enforce: 'pre',
        resolveId: (id, importer) =>
          id === entry
            ? id
            : importer === entry
              ? createRequire(shell).resolve(id).replace(/\.js$/, '.mjs')
              : null,
        load: (id) => (id === entry ? `export { ${names} } from 'react-router-dom'` : null),
      },
      productionRouter(),
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: /^react(?:-dom)?$/ },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  return bundle && 'output' in bundle
    ? bundle.output.map((file) => ('code' in file ? file.code : '')).join('')
    : ''
}

test('forms and prefetching are not in a bundle that does not use them', async () => {
  const code = await bundleOf('createBrowserRouter, RouterProvider, useLinkClickHandler')
  expect(code).toContain('function createRouter(')
  expect(code).not.toMatch(/useFormAction|PrefetchPageLinks/)
})

test('what restores the scroll position draws no script', async () => {
  const code = await bundleOf('ScrollRestoration')
  expect(code).toContain('enableScrollRestoration')
  expect(code).not.toMatch(/dangerouslySetInnerHTML: \{\s*__html: `\(\$\{restoreScroll/)
})

test('forms and prefetching are in a bundle that uses them', async () => {
  const code = await bundleOf('Form, Link')
  expect(code).toMatch(/useFormAction/)
  expect(code).toMatch(/PrefetchPageLinks/)
})
