import type { Node } from 'typescript/unstable/ast'

/** A place where money could become a number. Its type decides. */
export interface Question {
  /** Whose type is asked for. */
  readonly node: Node
  /** `number`: an amount must not be one. `bigint`: it must not be left. `any`: whatever it is, the name says enough. */
  readonly forbidden: 'number' | 'bigint' | 'any'
  /** What is wrong if it is of that type. */
  readonly fault: string
}
