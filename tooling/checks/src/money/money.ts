import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../checkout/checkout.ts'
import { moneyFaults } from './moneyFaults.ts'

/** Where every piece of text that could become a number is an amount, or excused in `notMoney`. */
const moneyFolders: readonly RegExp[] = [
  /^apps\/api-server\/src\/rules\//,
  /^apps\/api-server\/src\/services\/(cashier|deposit|ledger|member|money|record|round|wallet|withdraw)\//,
  /^apps\/sandbox\/src\/(cashier|game\/view|protocol)\//,
  /^apps\/web-[a-z]+\/src\/screens\/(betRecord|deposit|transfer|withdraw)\//,
  /^packages\/api-core\/src\/amount\//,
  /^packages\/contract\/src\/(deposit|wallet|withdraw|schema\/money)\.ts$/,
  /^packages\/features\/src\/(balance|deposit|money|records|transfer|withdraw)\//,
  /^packages\/store\/src\/(deposit|money|wallet|withdraw)\//,
  /^packages\/ui\/src\/(AmountInput|Money)\//,
]

/** Files in which something that is no amount becomes a number, or is one under an amount's name: the file, and what it is. */
const notMoney: Readonly<Record<string, string>> = {
  'apps/api-server/src/jobs/deleteFree.ts': 'rows',
  'apps/api-server/src/services/sms/checkSmsCode.ts': 'wrong tries',
  'apps/api-server/src/services/rateLimit.ts': 'when a limit ends, in milliseconds',
  'apps/api-server/src/services/message/changeMessages.ts': 'rows',
  'apps/api-server/src/services/withdraw/terms.ts': 'how many times a deposit is to be wagered',
  'packages/contract/src/payout/isCoinAddress.ts': 'bytes',
  'packages/features/src/records/BetFilterFields.tsx': 'the id of a venue',
  'packages/features/src/deposit/useWatchedOrder.ts': 'milliseconds by state',
  'packages/features/src/transfer/TransferFields.tsx': 'the id of a venue',
  'packages/ui/src/LineChart/niceTicks.ts': 'places on an axis',
}

// Tests and stories hold amounts to compare with, and the messages are generated.
const isJudged = (path: string) => !/\.(test|stories)\.tsx?$|\/(generated|testing|dist)\//.test(path)

/** `pnpm money`: asks the type checker for every amount that is a number or becomes one. */
export function money(): number {
  const projects = globSync(
    ['apps/*/tsconfig.json', 'apps/*/src/**/tsconfig.json', 'packages/*/tsconfig.json'],
    { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' },
  ).map((path) => join(root, path))
  const { files, faults } = moneyFaults(projects, {
    root,
    isJudged,
    isStrict: (path) => moneyFolders.some((folder) => folder.test(path)),
  })
  const excused = new Set(faults.map(({ path }) => path).filter((path) => path in notMoney))
  const lines = [
    ...faults
      .filter(({ path }) => !excused.has(path))
      .map(({ path, line, text }) => `${path}:${line} ${text}`),
    ...Object.keys(notMoney)
      .filter((path) => !excused.has(path))
      .map((path) => `${path} is excused in notMoney and need not be`),
    ...moneyFolders
      .filter((folder) => !files.some((path) => folder.test(path)))
      .map((folder) => `${String(folder)} of moneyFolders matches no file`),
  ]
  for (const line of lines) console.log(line)
  console.log(`${files.length} files, ${lines.length} faults`)
  return lines.length > 0 || files.length === 0 ? 1 : 0
}
