import { matchApi } from '@koi/store'
import { usePolling } from '../time/usePolling.ts'
import { type MatchEntry, useMatchEntry } from './matchEntry.ts'
import { useOddsFormat } from '../odds/useOddsFormat.ts'

const everyMs = 60_000

/** The next matches with their odds: null while they are on their way, none when they cannot be had. */
export function useComingMatches({ limit }: { readonly limit: number }): readonly MatchEntry[] | null {
  const toEntry = useMatchEntry(useOddsFormat().format)
  const { currentData, isError, refetch } = matchApi.endpoints.matchesComing.useQuery({ limit })
  usePolling(async () => refetch(), { everyMs, active: true })
  if (currentData) return currentData.items.map((match) => toEntry(match))
  return isError ? [] : null
}
