import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { verifyRounds } from './verifyRounds.ts'

const [file] = process.argv.slice(2)
// A pipe is read as it fills: what is at its other end may be slower than this.
const rounds = file === undefined ? await text(process.stdin) : await readFile(file, 'utf8')
const verdicts = verifyRounds(rounds)
const wrong = verdicts.filter(({ faults }) => faults.length > 0)
for (const { round, faults } of wrong) process.stdout.write(`${round}: ${faults.join(', ')}\n`)
process.stdout.write(`${verdicts.length} rounds, ${wrong.length} do not verify\n`)
process.exitCode = wrong.length > 0 || verdicts.length === 0 ? 1 : 0
