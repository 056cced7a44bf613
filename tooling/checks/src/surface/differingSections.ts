const sectionsOf = (report: string) =>
  new Map(report.split(/^(?=## )/m).map((section) => [section.split('\n')[0] ?? '', section]))

/** The lines of each section that two reports do not share, `-` for what was and `+` for what is. */
export function differingSections(before: string, after: string): readonly string[] {
  const [old, now] = [sectionsOf(before), sectionsOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((title) => {
    const [was, is] = [old.get(title) ?? '', now.get(title) ?? '']
    if (was === is) return []
    const [oldLines, newLines] = [was.split('\n'), is.split('\n')]
    const gone = oldLines.filter((line) => !newLines.includes(line)).map((line) => `- ${line}`)
    const come = newLines.filter((line) => !oldLines.includes(line)).map((line) => `+ ${line}`)
    return [title].concat(gone, come)
  })
}
