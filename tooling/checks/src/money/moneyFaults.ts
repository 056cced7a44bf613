import { relative } from 'node:path'
import type { Node, SourceFile } from 'typescript/unstable/ast'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'
import { type Question, questionsOf } from './moneyQuestions.ts'

const flagsOf = { number: TypeFlags.NumberLike, bigint: TypeFlags.BigIntLike } as const

/** Whether a type, or one it may be, is of a kind. */
function isOf(type: Type | undefined, flags: TypeFlags): boolean {
  if (!type) return false
  if (type.isUnionType()) return (type.getTypes() ?? []).some((part) => isOf(part, flags))
  return (type.flags & flags) !== 0
}

/** Those of the questions whose answer is that an amount is a number. */
function typeFaults(
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

const lineOf = (file: SourceFile, position: number) => file.text.slice(0, position).split('\n').length

/** An amount of money that is a number. */
interface MoneyFault {
  /** Below the root of the checkout. */
  readonly path: string
  readonly line: number
  /** The code, and what is wrong with it. */
  readonly text: string
}

/** What was looked at, and where an amount of money is a number. */
interface MoneyReport {
  /** Paths of the files that were judged. */
  readonly files: readonly string[]
  readonly faults: readonly MoneyFault[]
}

/**
 * Reads the types of whole projects and finds every amount that is a number, or becomes one. Amounts are fen as bigint, or
 * decimal strings (D8).
 *
 * @param projects Paths of their `tsconfig.json`.
 * @param isJudged Which of their files are judged, by the path below `root`.
 * @param isStrict Which of them are about money and nothing else.
 */
export function moneyFaults(
  projects: readonly string[],
  {
    root,
    isJudged,
    isStrict,
  }: {
    readonly root: string
    readonly isJudged: (path: string) => boolean
    readonly isStrict: (path: string) => boolean
  },
): MoneyReport {
  const api = new API({ cwd: root })
  const seen = new Set<string>()
  const faults: MoneyFault[] = []
  try {
    const snapshot = api.updateSnapshot({ openProjects: [...projects] })
    for (const { program, checker, rootFiles } of snapshot.getProjects()) {
      for (const name of rootFiles) {
        const path = relative(root, name)
        const file = seen.has(path) || !isJudged(path) ? undefined : program.getSourceFile(name)
        if (!file) continue
        seen.add(path)
        for (const { node, text } of typeFaults(questionsOf(file, isStrict(path)), checker))
          faults.push({ path, line: lineOf(file, node.getStart()), text })
      }
    }
  } finally {
    api.close()
  }
  return { files: [...seen], faults }
}
