import type { ListboxOption } from './listboxOption.ts'

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** The options whose label, detail or keywords hold the text, whatever its case and width; all of them without a text. */
export function matchOptions<Option extends Pick<ListboxOption, 'label' | 'detail' | 'keywords'>>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const sought = plain(text)
  if (sought === '') return options
  return options.filter(({ label, detail, keywords }) =>
    [label, detail, keywords].some((words) => words !== undefined && plain(words).includes(sought)),
  )
}
