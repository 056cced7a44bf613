import { readFileSync } from 'node:fs'
import { verifyRounds } from './verifyRounds.ts'

const [file] = process.argv.slice(2)
const verdicts = verifyRounds(readFileSync(file ?? process.stdin.fd, 'utf8'))
const wrong = verdicts.filter(({ faults }) => faults.length > 0)
for (const { round, faults } of wrong) process.stdout.write(`${round}: ${faults.join(', ')}\n`)
process.stdout.write(`${verdicts.length} rounds, ${wrong.length} do not verify\n`)
process.exitCode = wrong.length > 0 || verdicts.length === 0 ? 1 : 0
