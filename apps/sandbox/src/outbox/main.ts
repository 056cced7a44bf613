import { html } from '../drawing/elements.ts'
import { createMessageCard, type MessageCard, type OutboxMessage, readMessages } from './messages.ts'
import { outboxTexts } from './outboxTexts.ts'

/** How often the outbox is read while the page is visible, ms. */
const refreshEvery = 2000
const readTimeout = 8000

/** Builds the outbox page in a window and keeps it fresh. */
function startOutbox(window: Window & typeof globalThis): void {
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
  // A page that was opened for a mail address asks for one, and for nothing else.
  const mail = address.searchParams.has('mail')
    ? html('input', {
        id: 'mail',
        type: 'email',
        autocomplete: 'email',
        maxlength: '64',
        value: address.searchParams.get('mail') ?? '',
      })
    : null
  const status = html('p', { class: 'status', role: 'status' })
  const list = html('ol', { class: 'messages', 'aria-live': 'polite' })
  const form = html(
    'form',
    {},
    ...(mail
      ? [html('div', { class: 'control' }, html('label', { for: 'mail' }, texts.mail), mail)]
      : [
          html('div', { class: 'control area' }, html('label', { for: 'area' }, texts.area), area),
          html('div', { class: 'control' }, html('label', { for: 'phone' }, texts.phone), phone),
        ]),
    html('button', { type: 'submit', class: 'show' }, texts.show),
  )

  let cards: MessageCard[] = []
  let shown = ''

  function showMessages(messages: readonly OutboxMessage[]): void {
    const next = JSON.stringify(messages)
    if (next === shown) return
    shown = next
    cards = messages.map((message) =>
      createMessageCard(message, texts, (text) => window.navigator.clipboard.writeText(text)),
    )
    for (const card of cards) card.updateTimes(Date.now())
    list.replaceChildren(...cards.map(({ element }) => element))
  }

  const entered = (): Readonly<Record<string, string>> =>
    mail ? { mail: mail.value.trim() } : { area: area.value.trim(), phone: phone.value.trim() }
  const isComplete = (fields: Readonly<Record<string, string>>) =>
    mail
      ? /^\S+@\S+\.\S+$/.test(mail.value.trim())
      : /^\d{1,4}-\d{5,15}$/.test(Object.values(fields).join('-'))

  async function refresh(): Promise<void> {
    const wanted = entered()
    if ((mail ?? phone).value.trim() === '') {
      showMessages([])
      status.textContent = texts.enterNumber
      return
    }
    if (!isComplete(wanted)) return
    try {
      const reply = await window.fetch(`/sandbox/outbox.json?${new URLSearchParams(wanted).toString()}`, {
        cache: 'no-store',
        signal: AbortSignal.timeout(readTimeout),
      })
      const messages = readMessages(await reply.json())
      if (JSON.stringify(wanted) !== JSON.stringify(entered())) return
      showMessages(messages)
      status.textContent = messages.length === 0 ? texts.empty : ''
    } catch {
      status.textContent = texts.failed
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const wanted = entered()
    if (!isComplete(wanted)) {
      showMessages([])
      status.textContent = mail ? texts.invalidMail : texts.invalid
      ;(mail ?? phone).focus()
      return
    }
    for (const [name, value] of Object.entries(wanted)) address.searchParams.set(name, value)
    window.history.replaceState(null, '', address)
    status.textContent = texts.loading
    void refresh()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh()
  })
  window.setInterval(() => {
    if (document.visibilityState === 'visible') void refresh()
  }, refreshEvery)
  window.setInterval(() => {
    for (const card of cards) card.updateTimes(Date.now())
  }, 1000)

  const language = html('button', { type: 'button', class: 'language' }, texts.otherLanguage)
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
  void refresh()
}

startOutbox(window)
