import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { keepBigInts } from './keepBigInts.ts'

const entry = '/virtual/useBalance.ts'

function source(code: string): Plugin {
  return {
    name: 'test:source',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? code : null),
  }
}

async function compile(code: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source(code), keepBigInts(), react({ compiler: true })],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: /^react/ },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  return bundle && 'output' in bundle
    ? bundle.output.map((file) => ('code' in file ? file.code : '')).join('')
    : ''
}

test('an amount that a hook compares with is still there after the build', async () => {
  const code = await compile(`
    import { useState } from 'react'
    export function useBalance(rows) {
      const [floor] = useState(12_000n)
      return rows.some((row) => row.balance > 0n && row.balance < floor)
    }`)
  expect(code).toMatch(/balance > 0n/)
  expect(code).toMatch(/useState\(12_?000n\)/)
})

test('a hook without amounts is still compiled', async () => {
  const code = await compile(`
    import { useState } from 'react'
    export function useNames(rows) {
      const [prefix] = useState('a')
      return rows.map((row) => prefix + row.name)
    }`)
  expect(code).toMatch(/react\/compiler-runtime/)
})
