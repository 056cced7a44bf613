import type { AppDeps } from '../services/context.ts'
import { auditLedger } from '../services/ledger/auditLedger.ts'
import { sumHouseDays } from '../services/ledger/sumHouseDays.ts'

const shown = 20

/** Compares what the ledger carries with its postings, and notes what differs: a person has to look at it. */
export async function auditBalances({ db, clock, logger }: AppDeps): Promise<void> {
  await sumHouseDays({ db, clock })
  const differences = await auditLedger(db)
  if (differences.length > shown)
    logger.error('the ledger differs in many sums', { sums: differences.length })
  for (const { account, day, carried, postings } of differences.slice(0, shown)) {
    logger.error('the ledger differs from its postings', {
      id: String(account),
      day: day ?? '',
      carried: String(carried),
      postings: String(postings),
    })
  }
}
