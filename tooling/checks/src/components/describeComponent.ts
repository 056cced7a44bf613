/** The texts of a component's files. */
export interface ComponentFiles {
  readonly name: string
  readonly source: string
  /** Empty where there are none. */
  readonly stories: string
  readonly tests: string
  readonly budget: { readonly script: number; readonly style: number } | undefined
}

const pressesKeys = /userEvent\.(keyboard|tab|type)|fireEvent\.keyDown|pressForReal\(/

/** As Storybook makes its ids: letters and digits of any script, the rest hyphens. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

function purposeOf(name: string, source: string): string {
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:function|const) ${name}\\b`,
  ).exec(source)
  const text = (comment?.[1] ?? '').replace(/\s*\n\s*\*\s?/g, ' ').trim()
  return /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text
}

/** Reads from a component's own files what a designer wants to know of it, so that the list is never out of date. */
export function describeComponent({ name, source, stories, tests, budget }: ComponentFiles): ComponentEntry {
  const title = /title: '([^']+)'/.exec(stories)?.[1] ?? ''
  const count = stories.match(/^export const \w+/gm)?.length ?? 0
  const tested = tests !== '' || stories.includes('play:')
  const tagged = /tags: \[[^\]]*'beta'/.test(stories)
  return {
    name,
    group: title.split('/')[0] ?? '',
    href: title ? `./?path=/docs/${slug(title)}--docs` : '',
    purpose: purposeOf(name, source),
    status: count > 0 && tested && !tagged ? 'ready' : 'beta',
    stories: count,
    mobile: /form: 'mobile'/.test(stories),
    keyboard: pressesKeys.test(stories + tests),
    budget: budget ?? null,
  }
}

/** What the files say of one component. */
export interface ComponentEntry {
  readonly name: string
  /** Group of the sidebar, `展示`. */
  readonly group: string
  /** Address of its documentation, from the frame of the stories. */
  readonly href: string
  /** One sentence, from its doc comment. */
  readonly purpose: string
  /** `beta` while it lacks a test or stories, or where its stories are tagged so. */
  readonly status: 'ready' | 'beta'
  readonly stories: number
  /** It is shown on a phone, too. */
  readonly mobile: boolean
  /** A test presses keys. */
  readonly keyboard: boolean
  /** kB that its script, and beside it its style, may weigh with all they need; null without a line in the table. */
  readonly budget: { readonly script: number; readonly style: number } | null
}

/** A component that `@koi/ui` exports. */
export interface ComponentExport {
  readonly name: string
  /** Below `packages/ui/src`, `Button/Button.tsx`. */
  readonly file: string
}

/** Reads the components from the text of the index of `@koi/ui`: what its `.tsx` files export as values. */
export function componentExports(index: string): readonly ComponentExport[] {
  return Array.from(index.matchAll(/export \{([^}]*)\} from '\.\/([^']+\.tsx)'/g)).flatMap(
    ([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name))
        .map((name) => ({ name, file })),
  )
}
