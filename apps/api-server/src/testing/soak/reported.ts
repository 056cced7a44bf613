import { isDeepStrictEqual } from 'node:util'
import type { Intent, SoakMember } from './soak.ts'

/** What stands in one list and not in the other, or more often. */
export function differences(what: string, reported: readonly string[], there: readonly string[]): string[] {
  const count = (items: readonly string[], item: string) => items.filter((known) => known === item).length
  const sorted = { reported: reported.toSorted(), there: there.toSorted() }
  if (isDeepStrictEqual(sorted.reported, sorted.there)) return []
  return [...new Set([...reported, ...there])]
    .filter((item) => count(reported, item) !== count(there, item))
    .map(
      (item) =>
        `${what}: ${item} was reported ${count(reported, item)} times and is there ${count(there, item)} times`,
    )
}

/** The calls of one kind that members were told are done. */
export function done(
  members: readonly SoakMember[],
  endpoint: { readonly name: string },
): { readonly member: SoakMember; readonly intent: Intent }[] {
  return members.flatMap((member) =>
    member.intents
      .filter(({ call, state }) => call === endpoint.name && state === 'done')
      .map((intent) => ({ member, intent })),
  )
}
