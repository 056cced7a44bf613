import { relative } from 'node:path'
import type { SourceFile } from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'
import type { MoneyFault } from './moneyFault.ts'
import { questionsOf } from './questionsOf.ts'
import { typeFaults } from './typeFaults.ts'

const lineOf = (file: SourceFile, position: number) => file.text.slice(0, position).split('\n').length

/** What was looked at, and where an amount of money is a number. */
export interface MoneyReport {
  readonly files: number
  readonly faults: readonly MoneyFault[]
}

/**
 * Reads the types of whole projects and finds every amount that is a number, or becomes one. Amounts are fen as bigint, or
 * decimal strings (D8).
 *
 * @param projects Paths of their `tsconfig.json`.
 * @param looksAt Which of their files are judged, by the path below `root`.
 * @param isStrict Which of them are about money and nothing else.
 */
export function moneyFaults(
  projects: readonly string[],
  {
    root,
    looksAt,
    isStrict,
  }: {
    readonly root: string
    readonly looksAt: (path: string) => boolean
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
        const file = seen.has(path) || !looksAt(path) ? undefined : program.getSourceFile(name)
        if (!file) continue
        seen.add(path)
        for (const { node, text } of typeFaults(questionsOf(file, isStrict(path)), checker))
          faults.push({ path, line: lineOf(file, node.getStart()), text })
      }
    }
  } finally {
    api.close()
  }
  return { files: seen.size, faults }
}
