import { componentExports, describeComponent, type ComponentEntry } from '@koi/checks/components'
import budgets from '../../../../packages/ui/budgets.json'

const texts = import.meta.glob<string>(
  ['../../../../packages/ui/src/index.ts', '../../../../packages/ui/src/*/*.{ts,tsx}'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
const table: Readonly<Record<string, { readonly script: number; readonly style: number }>> = budgets
const text = (path: string) => texts[`../../../../packages/ui/src/${path}`] ?? ''

/** Tests of a component may lie beside it under any name that starts with its folder's subject. */
const testsOf = (folder: string) =>
  Object.entries(texts)
    .filter(([path]) => path.includes(`/src/${folder}/`) && path.includes('.test.'))
    .map(([, source]) => source)
    .join('\n')

/** Its own, its folder's, or those of a component that it is shown in. */
const storiesOf = (name: string, folder: string) =>
  text(`${folder}/${name}.stories.tsx`) ||
  text(`${folder}/${folder}.stories.tsx`) ||
  (Object.entries(texts).find(
    ([path, source]) => path.endsWith('.stories.tsx') && source.includes(`/${name}.tsx'`),
  )?.[1] ??
    '')

/** Every component that `@koi/ui` exports, in order of names. */
export const componentEntries: readonly ComponentEntry[] = componentExports(text('index.ts'))
  .map(({ name, file }) => {
    const folder = file.split('/')[0] ?? ''
    return describeComponent({
      name,
      source: text(file),
      stories: storiesOf(name, folder),
      tests: testsOf(folder),
      budget: table[name],
    })
  })
  .filter(({ name }) => name !== 'UiProvider')
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
