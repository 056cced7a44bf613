interface Result {
  readonly status: string
  readonly annotations?: readonly { readonly type: string }[]
  readonly errors?: readonly { readonly message?: string }[]
}

interface Spec {
  readonly title: string
  readonly ok: boolean
  readonly tests: readonly { readonly results: readonly Result[] }[]
}

interface Suite {
  readonly specs?: readonly Spec[]
  readonly suites?: readonly Suite[]
}

const specsOf = (suite: Suite): readonly Spec[] =>
  (suite.specs ?? []).concat((suite.suites ?? []).flatMap(specsOf))

function changeOf({ title, tests }: Spec): string {
  const errors = tests.flatMap(({ results }) => results.at(-1)?.errors ?? [])
  const themes = ['light', 'dark'].filter((theme) =>
    errors.some(({ message }) => message?.includes(`${theme}/`)),
  )
  return themes.length > 0 ? `changed  ${title} (${themes.join(', ')})` : `failed   ${title}`
}

/** What a run found, a line for each story that is not as it was, and the sum of all. */
export function summary(report: Suite): readonly string[] {
  const specs = specsOf(report)
  const bad = specs.filter(({ ok }) => !ok)
  const added = specs.filter(({ ok, tests }) =>
    tests.some(({ results }) => ok && results.at(-1)?.annotations?.some(({ type }) => type === 'new')),
  )
  return [
    ...bad.map(changeOf),
    ...added.map(({ title }) => `new      ${title}`),
    `${specs.length} stories, ${bad.length} changed, ${added.length} new`,
  ]
}
