import { html } from '../../page/client/drawing/html.ts'
import { roundId } from '../../page/client/random/roundId.ts'
import { createCashierCalls } from './cashierCalls.ts'
import { cashierActions, type CashierAction, type CashierSession } from './cashierSession.ts'
import { cashierTexts, refusedText } from './cashierTexts.ts'
import { createOrderCard } from './orderCard.ts'
import { paidBy } from './paidBy.ts'
import { paidText } from './paidText.ts'
import { pressedBefore, type Pressed } from './pressedBefore.ts'

const others = cashierActions.filter((action) => action !== 'confirm')

/** Builds the cashier page in a window. The ticket leaves the address at once and is redeemed once. */
export function startCashier(window: Window & typeof globalThis): void {
  const { document } = window
  const address = new URL(window.location.href)
  const ticket = address.searchParams.get('ticket') ?? ''
  address.searchParams.delete('ticket')
  const before = ticket === '' ? pressedBefore(window.history.state) : null
  window.history.replaceState(before, '', address)
  const calls = createCashierCalls({ fetch: (input, init) => window.fetch(input, init) })

  const status = html('div', { class: 'status', role: 'status' })
  let texts = cashierTexts['zh-CN']

  function show(title: string, ...lines: string[]): void {
    status.replaceChildren(html('h2', {}, title), ...lines.map((line) => html('p', {}, line)))
  }

  function draw(session: CashierSession): void {
    texts = cashierTexts[session.locale]
    document.documentElement.lang = session.locale
    document.title = texts.title
    const buttons: HTMLButtonElement[] = []
    const form = html('div', { class: 'actions' })
    // A press that got no answer keeps its name, so that pressing again cannot pay a second time.
    const names = new Map<CashierAction, string>()

    async function press(action: CashierAction): Promise<void> {
      const id = names.get(action) ?? roundId(window.crypto)
      names.set(action, id)
      for (const button of buttons) button.disabled = true
      show(texts.busy)
      const result = await calls.act(session.key, action, id)
      if (result.kind === 'unanswered') show(texts.unanswered)
      else if (result.kind === 'refused') {
        const { title, text } = refusedText(texts, result)
        show(title, text, texts.back)
        form.remove()
        return
      } else {
        names.delete(action)
        const { title, text } = texts.told[action]
        const told = text(paidText(paidBy(action, session.due.amount), session.due))
        show(title, told, ...(action === 'fail' ? [] : [texts.back]))
        status.dataset['tone'] = action === 'fail' ? 'warning' : 'positive'
        if (action !== 'fail') {
          window.history.replaceState({ pressed: action, locale: session.locale } satisfies Pressed, '')
          form.remove()
          return
        }
      }
      for (const button of buttons) button.disabled = false
    }

    function button(action: CashierAction, ...content: (Node | string)[]): HTMLButtonElement {
      const element = html('button', { type: 'button', class: action, 'data-action': action }, ...content)
      element.addEventListener('click', () => void press(action))
      buttons.push(element)
      return element
    }

    form.append(
      button('confirm', texts.confirm),
      html('h2', {}, texts.others),
      html(
        'ul',
        {},
        ...others.map((action) => {
          const { name, what } = texts.actions[action]
          return html('li', {}, button(action, html('strong', {}, name), html('span', {}, what)))
        }),
      ),
    )
    main.replaceChildren(
      html('h1', {}, texts.title),
      html('p', { class: 'explanation' }, texts.sandbox),
      createOrderCard(session, texts),
      status,
      form,
    )
  }

  async function open(): Promise<void> {
    if (before) {
      texts = cashierTexts[before.locale]
      document.documentElement.lang = before.locale
      document.title = texts.title
      main.replaceChildren(html('h1', {}, texts.title), status)
      show(texts.told[before.pressed].title, texts.closed.text, texts.back)
      return
    }
    show(texts.opening)
    const result = await calls.redeem(ticket)
    status.replaceChildren()
    if (result.kind === 'done') draw(result.reply)
    else show(texts.invalid.title, texts.invalid.text)
  }

  const main = html('main', { class: 'cashier' }, html('h1', {}, texts.title), status)
  document.body.replaceChildren(main)
  void open()
}
