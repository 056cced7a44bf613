import { cpSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { drawAll } from './drawInto.ts'
import { loadSite } from './loadSite.ts'
import { claimFolder } from './pictureFolder.ts'
import { siteFiles, together } from './siteFiles.ts'

// Draws every picture that is missing, for a release. `--into <folder>` copies them all to where they are hosted.
const { into } = parseArgs({ options: { into: { type: 'string' } } }).values
const started = performance.now()
const { brand, specs, folder } = await loadSite()
claimFolder(folder)
const portions = siteFiles(brand, specs, together.all)
const count = await drawAll(folder, portions, availableParallelism() + 1)
if (into) cpSync(folder, into, { recursive: true })
const took = ((performance.now() - started) / 1000).toFixed(1)
process.stdout.write(
  count > 0
    ? `Drew ${count} of ${portions.length} portions in ${took} s.\n`
    : 'The pictures are up to date.\n',
)
