/** Modules that the same entries load, which a build without groups keeps in one file. */
export interface Part {
  readonly modules: readonly string[]
  readonly bytes: number
  /** The entries that load it. */
  readonly users: ReadonlySet<string>
  /** The places, in the list of parts, of those that it imports. */
  readonly imports: ReadonlySet<number>
}

export interface MergeOptions {
  /** What a file costs beside its bytes: headers, and a place in every list of files. */
  readonly fileBytes: number
  /** So many files may each entry load. */
  readonly limit: number
  /** How much counts what an entry loads. */
  readonly weightOf: (user: string) => number
}

type Merged = Omit<Part, 'imports' | 'users'> & { readonly imports: Set<number>; users: ReadonlySet<string> }

function union<T>(a: Iterable<T>, b: Iterable<T>): Set<T> {
  return new Set([...a, ...b])
}

/** The parts that one imports, at once or through others. */
function below(parts: ReadonlyMap<number, Merged>, id: number): ReadonlySet<number> {
  const found = new Set<number>()
  const left = [...(parts.get(id)?.imports ?? [])]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (found.has(at)) continue
    found.add(at)
    left.push(...(parts.get(at)?.imports ?? []))
  }
  return found
}

/** Whether a part leads to another one through a third: as one file they would import each other in a circle. */
function leadsThroughOther(parts: ReadonlyMap<number, Merged>, from: number, to: number): boolean {
  const left = [...(parts.get(from)?.imports ?? [])].filter((next) => next !== to)
  const seen = new Set<number>()
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (at === to) return true
    if (seen.has(at)) continue
    seen.add(at)
    left.push(...(parts.get(at)?.imports ?? []))
  }
  return false
}

/**
 * Puts parts together into files: first those that cost less as one than apart, then, for entries that still load more
 * files than the limit, those that cost the least. The result is a list of modules for each file.
 */
export function mergeParts(
  given: readonly Part[],
  { fileBytes, limit, weightOf }: MergeOptions,
): readonly (readonly string[])[] {
  const parts = new Map<number, Merged>(
    given.map((part, at) => [at, { ...part, imports: new Set(part.imports) }]),
  )
  const weights = new Map(
    [...new Set(given.flatMap(({ users }) => [...users]))].map((user) => [user, weightOf(user)]),
  )
  /** How much those of some entries count that load a part, or that do not. */
  const weigh = (users: Iterable<string>, { users: own }: Merged, load: boolean) => {
    let sum = 0
    for (const user of users) if (own.has(user) === load) sum += weights.get(user) ?? 0
    return sum
  }
  let belowOf = new Map([...parts.keys()].map((id) => [id, below(parts, id)]))
  const leadsTo = (id: number) => belowOf.get(id) ?? new Set<number>()
  /** Of what an entry would load, also because one of both parts imports it. */
  const price = (a: number, b: number) => {
    const [first, second] = [parts.get(a), parts.get(b)]
    if (!first || !second) return Number.POSITIVE_INFINITY
    const users = union(first.users, second.users)
    const more = (part: Merged) => weigh(users, part, false)
    let sum =
      second.bytes * more(second) + first.bytes * more(first) - fileBytes * weigh(first.users, second, true)
    for (const id of union(leadsTo(a), leadsTo(b))) {
      const part = id === a || id === b ? undefined : parts.get(id)
      if (part) sum += (part.bytes + fileBytes) * more(part)
    }
    return sum
  }
  const prices = new Map<number, Map<number, number>>()
  const priceOf = (a: number, b: number) => {
    const ofFirst = prices.get(a) ?? new Map<number, number>()
    prices.set(a, ofFirst)
    const known = ofFirst.get(b) ?? price(a, b)
    ofFirst.set(b, known)
    return known
  }
  /** Lets what imports a part know that more entries load it, or that it is another one. */
  const forgetPrices = (changed: ReadonlySet<number>) => {
    for (const [id, imported] of belowOf) {
      if (!changed.has(id) && ![...imported].some((other) => changed.has(other))) continue
      prices.delete(id)
      for (const others of prices.values()) others.delete(id)
    }
  }
  const isUsedBy = (id: number, user: string) => parts.get(id)?.users.has(user) === true
  let next = given.length
  for (;;) {
    const counts = new Map<string, number>()
    for (const { users } of parts.values())
      for (const user of users) counts.set(user, (counts.get(user) ?? 0) + 1)
    const crowded = [...counts].flatMap(([user, count]) => (count > limit ? [user] : []))
    const mayMerge = (a: number, b: number, cost: number) => {
      if (cost >= 0 && !crowded.some((user) => isUsedBy(a, user) && isUsedBy(b, user))) return false
      return !leadsThroughOther(parts, a, b) && !leadsThroughOther(parts, b, a)
    }
    let pair: { readonly a: number; readonly b: number; readonly cost: number } | undefined
    const ids = [...parts.keys()]
    for (const [at, a] of ids.entries()) {
      for (const b of ids.slice(at + 1)) {
        const cost = priceOf(a, b)
        if (cost < (pair?.cost ?? Number.POSITIVE_INFINITY) && mayMerge(a, b, cost)) pair = { a, b, cost }
      }
    }
    if (!pair) return [...parts.values()].map(({ modules }) => modules)
    const [a, b] = [parts.get(pair.a), parts.get(pair.b)]
    if (!a || !b) throw new Error('a part is gone')
    const users = union(a.users, b.users)
    const imports = union(a.imports, b.imports)
    imports.delete(pair.a)
    imports.delete(pair.b)
    parts.delete(pair.a)
    parts.delete(pair.b)
    for (const other of parts.values()) {
      if (!other.imports.has(pair.a) && !other.imports.has(pair.b)) continue
      other.imports.delete(pair.a)
      other.imports.delete(pair.b)
      other.imports.add(next)
    }
    parts.set(next, {
      modules: [...a.modules, ...b.modules],
      bytes: a.bytes + b.bytes,
      users,
      imports,
    })
    belowOf = new Map([...parts.keys()].map((id) => [id, below(parts, id)]))
    // Who loads the file loads what either of both imports.
    const led = leadsTo(next)
    for (const id of led) {
      const part = parts.get(id)
      if (part) part.users = union(part.users, users)
    }
    forgetPrices(new Set([...led, next]))
    next += 1
  }
}
