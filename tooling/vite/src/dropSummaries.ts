import type { Plugin } from 'vite'

const contract = /\/packages\/contract\/src\/[^/]+\.ts$/

/** The line of an endpoint that says what it is for, alone or with its text on the next line. */
const summary = /^ {2}summary:\s*(?:'[^'\n]*'|"[^"\n]*"),$/gm

/** Source without the summaries of its endpoints; its lines keep their numbers. */
export function withoutSummaries(code: string): string {
  return code.replaceAll(summary, (text) => text.replaceAll(/[^\n]/g, ''))
}

/** Leaves what only the reference of the API says of a call out of the shells: nobody reads it there. */
export function dropSummaries(): Plugin {
  return {
    name: 'koi-drop-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      contract.test(id.split('?')[0] ?? id) ? { code: withoutSummaries(code), map: null } : null,
  }
}
