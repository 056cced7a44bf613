import type { DeskMessage } from '@koi/contract/desk'
import { html } from '../drawing/elements.ts'
import { deskTopics, looksSecret, topicOf } from './deskAnswers.ts'
import { deskTexts } from './deskTexts.ts'

/** How long the desk seems to think, ms. */
const thinking = 500
const longestQuestion = 300

/** Builds the desk in a window: a conversation, common questions, and a line to type in. Nothing typed leaves the page. */
function startDesk(window: Window & typeof globalThis): void {
  const { document } = window
  const { searchParams } = new URL(window.location.href)
  const locale = searchParams.get('lang') === 'en' ? 'en' : 'zh-CN'
  const theme = searchParams.get('theme')
  const texts = deskTexts[locale]
  document.documentElement.lang = locale
  document.title = texts.title
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme

  const log = html('ol', { class: 'log', role: 'log', 'aria-label': texts.log, tabindex: '0' })
  const typing = html('p', { class: 'typing', role: 'status' })

  function say(from: 'you' | 'desk', text: string): void {
    const item = html(
      'li',
      { class: `said by-${from}` },
      html('span', { class: 'from' }, texts[from]),
      html('p', {}, text),
    )
    log.append(item)
    log.scrollTop = log.scrollHeight
  }

  function reply(text: string): void {
    typing.textContent = texts.typing
    window.setTimeout(() => {
      typing.textContent = ''
      say('desk', text)
    }, thinking)
  }

  const topics = html(
    'div',
    { class: 'topics', role: 'group', 'aria-label': texts.topics },
    ...deskTopics.map(({ question, answer }) => {
      const button = html('button', { type: 'button' }, question[locale])
      button.addEventListener('click', () => {
        say('you', question[locale])
        reply(answer[locale])
      })
      return button
    }),
  )

  const input = html('input', {
    id: 'question',
    'aria-label': texts.label,
    placeholder: texts.placeholder,
    maxlength: String(longestQuestion),
    autocomplete: 'off',
    enterkeyhint: 'send',
  })
  const form = html('form', {}, input, html('button', { type: 'submit' }, texts.send))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const question = input.value.trim()
    if (question === '') return
    input.value = ''
    const secret = looksSecret(question)
    say('you', secret ? '••••••' : question)
    reply(secret ? texts.secret : (topicOf(question)?.answer[locale] ?? texts.unknown))
  })

  document.body.replaceChildren(
    html(
      'main',
      { class: 'desk' },
      html('header', {}, html('h1', {}, texts.title), html('p', {}, texts.subtitle)),
      log,
      typing,
      topics,
      form,
    ),
  )
  say('desk', texts.greeting)
  // Whoever frames the page may know that it is there: the policy lets only the shells do so.
  if (window.parent !== window)
    window.parent.postMessage({ from: 'koi-desk', type: 'ready' } satisfies DeskMessage, '*')
}

startDesk(window)
