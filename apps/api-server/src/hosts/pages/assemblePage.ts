import { createHash } from 'node:crypto'
import type { PageFiles } from './pageParts.ts'
import type { DrawnPage } from './pageProgram.ts'
import type { Sheet } from './pageSheets.ts'

/** What a page is put together from. */
export interface PageContent extends Omit<PageFiles, 'styles'> {
  /** The page without scripts and styles. */
  readonly template: string
  readonly locale: string
  /** The sheets by their address, in order. */
  readonly styles: readonly Sheet[]
  /** What the server drew; null where it leaves that to the browser. */
  readonly drawn: DrawnPage | null
  /** Who sees nothing of what is drawn, as far as it is; null where everybody sees it. */
  readonly hiddenFrom: 'guest' | 'member' | null
}

/** A document with the hashes of what stands inline in it, for its content security policy. */
export interface AssembledPage {
  readonly html: string
  readonly styleHashes: readonly string[]
}

/**
 * A page that is not the player's is not even laid out: their own comes in its place. A member sees what everybody sees, and
 * nothing of what depends on who looks.
 */
const untilReady =
  'html[data-boot=other] #root{display:none}html[data-boot=member] [data-personal]{visibility:hidden}'

/** Until `boot.js` has found a session nobody sees a page of members, not even where it does not come. */
const untilKnown = 'html[data-hidden-from=guest] #root{display:none}'

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/**
 * Styles of single elements as rules: the policy lets no attribute style anything. The shell gives the elements their own
 * back, which it may, when it takes the page over.
 */
function inlineStylesAsRules(html: string) {
  const names = new Map<string, string>()
  const marked = html.replaceAll(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, start: string, text: string) => {
    const style = text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
    const name = names.get(style) ?? String(names.size)
    names.set(style, name)
    return `${start} data-s="${name}"`
  })
  const rules = [...names].map(([style, name]) => `[data-s="${name}"]{${style}}`).join('')
  return { html: marked, rules, styles: [...names.keys()] }
}

/** Data for the shell; the browser runs nothing of it. */
function data(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', String.raw`\u003c`)}</script>`
}

const stylesId = 'koi-styles'

/** The first paint waits for all that is drawn: in the middle of it, what is centred would move. */
const paintedWhole = `<link rel="expect" href="#${stylesId}" blocking="render">`

/** Links that React put before what it drew belong into the head. */
function takeHints(html: string): { readonly html: string; readonly hints: string } {
  const hints = /^(?:<link[^>]*>)*/.exec(html)?.[0] ?? ''
  return { html: html.slice(hints.length), hints }
}

/** Puts the document of a page together. With `drawn` it is complete before any script runs (D18a). */
export function assemblePage({
  template,
  locale,
  scripts,
  styles,
  ofMembers,
  ofGuests,
  drawn,
  hiddenFrom,
}: PageContent): AssembledPage {
  const start = `<meta name="koi-scripts" content="${scripts.join(' ')}">`
  // For `boot.js`, which knows whose page it is.
  const ahead = Object.entries({ 'koi-member': ofMembers, 'koi-guest': ofGuests })
    .filter(([, files]) => files.length > 0)
    .map(([name, files]) => `<meta name="${name}" content="${files.join(' ')}">`)
    .join('')
  const page = template.replace(/<html lang="[^"]*"/, `<html lang="${locale}" data-locale="${locale}"`)
  if (!drawn) {
    const [entry = '', ...others] = scripts
    const links = [
      `<script type="module" crossorigin src="${entry}"></script>`,
      ...others.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
      ...styles.map(({ href }) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ]
    const html = page
      .replace('<head>', () => `<head>${ahead}`)
      .replace('</head>', () => `${links.join('')}</head>`)
    return { html, styleHashes: [] }
  }
  const { html: body, hints } = takeHints(drawn.html)
  const { html, rules, styles: own } = inlineStylesAsRules(body)
  const unseen = hiddenFrom === 'guest' ? untilKnown + untilReady : untilReady
  const style = unseen + styles.map(({ text }) => text).join('') + rules
  const description = `<meta name="description" content="${escape(drawn.description)}">`
  const document = page
    .replace(
      '<html ',
      `<html data-drawn="${locale}"${hiddenFrom ? ` data-hidden-from="${hiddenFrom}"` : ''} `,
    )
    .replace('<head>', () => `<head>${start}${ahead}`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(drawn.title)}</title>${description}${hints}`)
    .replace('</head>', () => `${paintedWhole}<style>${style}</style></head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${html}</div>${data(stylesId, JSON.stringify({ sheets: styles.map(({ href }) => href), elements: own }))}${data('koi-page', drawn.state)}`,
    )
  return {
    html: document,
    styleHashes: [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
  }
}
