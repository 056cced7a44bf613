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
  const weigh = (users: Iterable<string>) => [...users].reduce((sum, user) => sum + weightOf(user), 0)
  let belowOf = new Map([...parts.keys()].map((id) => [id, below(parts, id)]))
  /** Of what an entry would load, also because one of both parts imports it. */
  const price = (a: number, b: number) => {
    const [first, second] = [parts.get(a), parts.get(b)]
    if (!first || !second) return Number.POSITIVE_INFINITY
    const users = union(first.users, second.users)
    const more = (part: Merged) => weigh([...users].filter((user) => !part.users.has(user)))
    let sum =
      second.bytes * more(second) +
      first.bytes * more(first) -
      fileBytes * weigh([...first.users].filter((user) => second.users.has(user)))
    for (const id of union(belowOf.get(a) ?? [], belowOf.get(b) ?? [])) {
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
    const over = new Set([...counts].flatMap(([user, count]) => (count > limit ? [user] : [])))
    const ids = [...parts.keys()]
    const pairs = ids
      .flatMap((a, at) => ids.slice(at + 1).map((b) => ({ a, b, cost: priceOf(a, b) })))
      .filter(({ a, b, cost }) => {
        if (cost < 0) return true
        return [...over].some((user) => isUsedBy(a, user) && isUsedBy(b, user))
      })
      .toSorted((first, second) => first.cost - second.cost)
    const pair = pairs.find(({ a, b }) => !leadsThroughOther(parts, a, b) && !leadsThroughOther(parts, b, a))
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
    const led = belowOf.get(next) ?? new Set<number>()
    for (const id of led) {
      const part = parts.get(id)
      if (part) part.users = union(part.users, users)
    }
    forgetPrices(new Set([...led, next]))
    next += 1
  }
}
