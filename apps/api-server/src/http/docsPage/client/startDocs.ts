import { html } from '../../../sandbox/page/client/drawing/html.ts'
import { docsTexts } from './docsTexts.ts'
import { matches } from './matches.ts'
import { operationCard } from './operationCard.ts'
import { readReference } from './readReference.ts'
import type { Reference } from './reference.ts'

type Filter = 'all' | 'specification' | 'extension'

/** Builds the reference page in a window from `/api/openapi.json`. */
export function startDocs(window: Window & typeof globalThis): void {
  const { document } = window
  const address = new URL(window.location.href)
  const locale = address.searchParams.get('lang') === 'en' ? 'en' : 'zh-CN'
  const texts = docsTexts[locale]
  document.documentElement.lang = locale
  document.title = `Koi ${texts.title}`

  const search = html('input', { type: 'search', placeholder: texts.search, 'aria-label': texts.search })
  const count = html('p', { class: 'count', role: 'status' })
  const nav = html('nav', {})
  const content = html('div', { class: 'groups' })
  const language = html('button', { type: 'button', class: 'language' }, texts.other)
  language.addEventListener('click', () => {
    address.searchParams.set('lang', locale === 'en' ? 'zh-CN' : 'en')
    window.location.assign(address)
  })
  const version = html('span', { class: 'version' })
  const filters = (['all', 'specification', 'extension'] as const).map((name) => ({
    name,
    button: html('button', { type: 'button', 'aria-pressed': String(name === 'all') }, texts.filters[name]),
  }))

  function show(reference: Reference): void {
    let filter: Filter = 'all'
    version.textContent = reference.version
    const names = [...new Set(reference.operations.map(({ group }) => group))]
    const groups = names.map((name) => {
      const cards = reference.operations
        .filter(({ group }) => group === name)
        .map((operation) => ({ operation, card: operationCard(operation, texts) }))
      const title = texts.groups[name] ?? name
      const link = html('a', { href: `#group-${name}` }, title)
      const section = html(
        'section',
        { class: 'group', id: `group-${name}` },
        html('h2', {}, title),
        ...cards.map(({ card }) => card),
      )
      return { cards, link, section }
    })
    nav.replaceChildren(...groups.map(({ link }) => link))
    content.replaceChildren(...groups.map(({ section }) => section))

    function sift(): void {
      let shown = 0
      for (const { cards, link, section } of groups) {
        let some = false
        for (const { operation, card } of cards) {
          const fits =
            (filter === 'all' || operation.origin === filter) && matches(operation, search.value.trim())
          card.hidden = !fits
          some ||= fits
          if (fits) shown += 1
        }
        section.hidden = !some
        link.hidden = !some
      }
      count.textContent = shown === 0 ? texts.none : texts.count(shown)
    }

    search.addEventListener('input', sift)
    for (const { name, button } of filters) {
      button.addEventListener('click', () => {
        filter = name
        for (const other of filters) other.button.setAttribute('aria-pressed', String(other.name === name))
        sift()
      })
    }
    sift()
    const wanted = document.querySelector(`details[id="${CSS.escape(address.hash.slice(1))}"]`)
    if (wanted instanceof HTMLDetailsElement) {
      wanted.open = true
      wanted.scrollIntoView()
    }
  }

  async function load(): Promise<void> {
    try {
      const reply = await window.fetch('/api/openapi.json')
      if (!reply.ok) throw new TypeError('the document did not answer')
      show(readReference(await reply.json()))
    } catch {
      count.textContent = texts.failed
    }
  }

  document.body.replaceChildren(
    html(
      'header',
      { class: 'head' },
      html('div', { class: 'title' }, html('h1', {}, `Koi ${texts.title}`), version, language),
      html('p', { class: 'intro' }, texts.intro),
      html(
        'div',
        { class: 'tools' },
        search,
        html('div', { class: 'filters', role: 'group' }, ...filters.map(({ button }) => button)),
        html('a', { class: 'source', href: '/api/openapi.json' }, texts.document),
      ),
      count,
    ),
    html('div', { class: 'columns' }, nav, html('main', {}, content)),
  )
  void load()
}
