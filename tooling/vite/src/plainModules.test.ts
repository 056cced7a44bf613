import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { plainModules } from './plainModules.ts'

const entry = '/virtual/useNames.ts'

const code = `
  import { useState } from 'react'
  export function useNames(rows) {
    const [prefix] = useState('a')
    return rows.map((row) => prefix + row.name)
  }`

const source: Plugin = {
  name: 'test:source',
  enforce: 'pre',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? code : null),
}

async function compile(isPlain: (id: string) => boolean): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, plainModules(isPlain), react({ compiler: true })],
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

test('the compiler leaves a plain module as it is written, and no other', async () => {
  expect(await compile((id) => id === entry)).not.toMatch(/compiler-runtime/)
  expect(await compile(() => false)).toMatch(/compiler-runtime/)
})
