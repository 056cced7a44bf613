import { prepareMessages } from './prepare.ts'
import { reportSteps, staticSteps } from './staticSteps.ts'

await prepareMessages()
const results = await staticSteps()
reportSteps(results)
process.exit(results.every(({ ok }) => ok) ? 0 : 1)
