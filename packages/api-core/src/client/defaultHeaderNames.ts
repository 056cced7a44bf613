import type { HeaderNames } from './headerNames.ts'

/**
 * The header names of the specification, for brands that set no others.
 *
 * @example
 * ```ts
 * DEFAULT_HEADER_NAMES.device // 'device'
 * ```
 */
export const DEFAULT_HEADER_NAMES: HeaderNames = {
  d: 'd',
  lang: 'lang',
  device: 'device',
  t: 't',
  id: 'id',
  vid: 'vid',
}
