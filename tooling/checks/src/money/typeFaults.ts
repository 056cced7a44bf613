import type { Node } from 'typescript/unstable/ast'
import { TypeFlags, type Checker, type Type } from 'typescript/unstable/sync'
import type { Question } from './question.ts'

const flagsOf = { number: TypeFlags.NumberLike, bigint: TypeFlags.BigIntLike } as const

/** Whether a type, or one it may be, is of a kind. */
function isOf(type: Type | undefined, flags: TypeFlags): boolean {
  if (!type) return false
  if (type.isUnionType()) return (type.getTypes() ?? []).some((part) => isOf(part, flags))
  return (type.flags & flags) !== 0
}

/** Those of the questions whose answer is that an amount is a number. */
export function typeFaults(
  questions: readonly Question[],
  checker: Checker,
): readonly { readonly node: Node; readonly text: string }[] {
  if (questions.length === 0) return []
  const types = checker.getTypeAtLocation(questions.map(({ node }) => node))
  return questions.flatMap(({ node, forbidden, fault }, index) =>
    forbidden === 'any' || isOf(types[index], flagsOf[forbidden])
      ? [{ node, text: `${node.getText()} ${fault}` }]
      : [],
  )
}
