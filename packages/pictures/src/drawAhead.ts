import { drawAll } from './drawInto.ts'
import { loadSite } from './loadSite.ts'
import { claimFolder } from './pictureFolder.ts'
import { siteFiles, together } from './siteFiles.ts'
import { firstSeen } from './firstSeen.ts'

// Draws what browsers of today will ask for before they do: first what the first screen shows. It ends when all is drawn, or
// with whoever started it.
process.once('disconnect', () => process.exit(0))
process.channel?.unref()

const { brand, specs, games, folder } = await loadSite()
claimFolder(folder)
await drawAll(folder, siteFiles(brand, firstSeen(specs, games), together.ahead), 1)
