import { regionLines } from './regionLines.ts'

/** A place with its GB/T 2260 code. */
export interface Place {
  readonly code: string
  readonly name: { readonly 'zh-CN': string; readonly en: string }
}

/** A province with its cities. */
export interface Region extends Place {
  readonly cities: readonly Place[]
}

function readPlace(text: string): Place {
  const [code = '', zh = '', ...en] = text.trim().split(' ')
  return { code, name: { 'zh-CN': zh, en: en.join(' ') } }
}

function readRegion(line: string): Region {
  const [province = '', cities = ''] = line.split(': ')
  return { ...readPlace(province), cities: cities.split(', ').map(readPlace) }
}

/** Provinces and cities where a bank card can have been opened. */
export const regions: readonly Region[] = regionLines.trim().split('\n').map(readRegion)
