/** Numbers that follow from a seed alone, so that a picture is the same on every machine. */
export interface Random {
  /** From 0 up to but not 1. */
  next(): number
  between(low: number, high: number): number
  /** A whole number from 0 up to but not `count`. */
  int(count: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  chance(probability: number): boolean
}
