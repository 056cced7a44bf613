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

type Merged = Omit<Part, 'imports'> & { readonly imports: Set<number> }

function union<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> {
  return new Set([...a, ...b])
}

function common<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> {
  return new Set([...a].filter((item) => b.has(item)))
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
  const weigh = (users: ReadonlySet<string>) => [...users].reduce((sum, user) => sum + weightOf(user), 0)
  const price = (a: Merged, b: Merged) => {
    const both = weigh(common(a.users, b.users))
    return b.bytes * (weigh(a.users) - both) + a.bytes * (weigh(b.users) - both) - fileBytes * both
  }
  const prices = new Map<string, number>()
  const priceOf = (a: number, b: number) => {
    const key = `${a} ${b}`
    const known = prices.get(key)
    if (known !== undefined) return known
    const [first, second] = [parts.get(a), parts.get(b)]
    const found = first && second ? price(first, second) : Number.POSITIVE_INFINITY
    prices.set(key, found)
    return found
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
      users: union(a.users, b.users),
      imports,
    })
    next += 1
  }
}
