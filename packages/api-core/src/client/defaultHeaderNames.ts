import type { HeaderNames } from './headerNames.ts'

/** The header names of the specification, for brands that set no others. */
export const DEFAULT_HEADER_NAMES: HeaderNames = {
  d: 'd',
  lang: 'lang',
  device: 'device',
  t: 't',
  id: 'id',
  vid: 'vid',
}
