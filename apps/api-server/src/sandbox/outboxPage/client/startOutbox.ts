import { readEnvelope } from '../../page/client/calls/readEnvelope.ts'
import { html } from '../../page/client/drawing/html.ts'
import { createMessageCard, type MessageCard } from './messageCard.ts'
import { readOutbox, type OutboxMessage } from './readOutbox.ts'
import { outboxTexts } from './outboxTexts.ts'

/** How often the outbox is read while the page is visible, ms. */
const refreshEvery = 2000

/** Builds the outbox page in a window and keeps it fresh. */
export function startOutbox(window: Window & typeof globalThis): void {
  const { document } = window
  const address = new URL(window.location.href)
  const locale = address.searchParams.get('lang') === 'en' ? 'en' : 'zh-CN'
  const texts = outboxTexts[locale]
  document.documentElement.lang = locale
  document.title = texts.title

  const area = html('input', {
    id: 'area',
    inputmode: 'numeric',
    autocomplete: 'tel-country-code',
    maxlength: '4',
    value: address.searchParams.get('area') ?? '86',
  })
  const phone = html('input', {
    id: 'phone',
    inputmode: 'numeric',
    autocomplete: 'tel-national',
    maxlength: '15',
    value: address.searchParams.get('phone') ?? '',
  })
  const status = html('p', { class: 'status', role: 'status' })
  const list = html('ol', { class: 'messages', 'aria-live': 'polite' })
  const form = html(
    'form',
    {},
    html('div', { class: 'control area' }, html('label', { for: 'area' }, texts.area), area),
    html('div', { class: 'control' }, html('label', { for: 'phone' }, texts.phone), phone),
    html('button', { type: 'submit', class: 'show' }, texts.show),
  )

  let cards: MessageCard[] = []
  let seen = ''

  function draw(messages: readonly OutboxMessage[]): void {
    const signature = JSON.stringify(messages)
    if (signature === seen) return
    seen = signature
    cards = messages.map((message) =>
      createMessageCard(message, texts, (text) => window.navigator.clipboard.writeText(text)),
    )
    for (const card of cards) card.tick(Date.now())
    list.replaceChildren(...cards.map(({ element }) => element))
  }

  async function read(): Promise<void> {
    const asked = { area: area.value.trim(), phone: phone.value.trim() }
    if (asked.phone === '') {
      draw([])
      status.textContent = texts.ask
      return
    }
    if (!/^\d{1,4}$/.test(asked.area) || !/^\d{5,15}$/.test(asked.phone)) return
    try {
      const reply = await window.fetch(`/sandbox/outbox.json?${new URLSearchParams(asked).toString()}`, {
        cache: 'no-store',
        signal: AbortSignal.timeout(8000),
      })
      const result = readEnvelope(await reply.json(), readOutbox)
      if (result.kind !== 'done') throw new TypeError('the outbox did not answer')
      const messages = result.reply
      if (asked.phone !== phone.value.trim() || asked.area !== area.value.trim()) return
      draw(messages)
      status.textContent = messages.length === 0 ? texts.empty : ''
    } catch {
      status.textContent = texts.failed
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!/^\d{5,15}$/.test(phone.value.trim())) {
      draw([])
      status.textContent = texts.invalid
      phone.focus()
      return
    }
    address.searchParams.set('area', area.value.trim())
    address.searchParams.set('phone', phone.value.trim())
    window.history.replaceState(null, '', address)
    status.textContent = texts.loading
    void read()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void read()
  })
  window.setInterval(() => {
    if (document.visibilityState === 'visible') void read()
  }, refreshEvery)
  window.setInterval(() => {
    for (const card of cards) card.tick(Date.now())
  }, 1000)

  const language = html('button', { type: 'button', class: 'language' }, texts.other)
  language.addEventListener('click', () => {
    address.searchParams.set('lang', locale === 'en' ? 'zh-CN' : 'en')
    window.location.assign(address)
  })
  document.body.replaceChildren(
    html(
      'main',
      { class: 'outbox' },
      html('header', {}, html('h1', {}, texts.title), language),
      html('p', { class: 'explanation' }, texts.explanation),
      form,
      status,
      list,
    ),
  )
  void read()
}
