import { defineConfig } from 'tsdown'

const subpaths = [
  'session',
  'amount',
  'device',
  'banks',
  'form',
  'dates',
  'invite',
  'images',
  'crypto',
  'constants',
  'browser',
  'testing',
]

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(subpaths.map((subpath) => [subpath, `src/${subpath}/index.ts`])),
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  outDir: 'dist',
  dts: true,
  fixedExtension: false,
})
