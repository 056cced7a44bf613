import { createUuid } from '@koi/api-core'
import { cashierActions, type CashierAction } from '@koi/contract/sandbox'
import { html } from '../drawing/elements.ts'
import { createCashierCalls, type OrderSession } from './cashierCalls.ts'
import { cashierTexts, refusalMessage } from './cashierTexts.ts'
import { createOrderCard } from './orderCard.ts'
import { formatPayment, paymentOf, readSettlement, type Settlement } from './payment.ts'

const otherActions = cashierActions.filter((action) => action !== 'confirm')

/** Builds the cashier page in a window. The ticket leaves the address at once and is redeemed once. */
function startCashier(window: Window & typeof globalThis): void {
  const { document } = window
  const address = new URL(window.location.href)
  const ticket = address.searchParams.get('ticket') ?? ''
  address.searchParams.delete('ticket')
  const settlement = ticket === '' ? readSettlement(window.history.state) : null
  window.history.replaceState(settlement, '', address)
  const calls = createCashierCalls({ fetch: (input, init) => window.fetch(input, init) })

  const status = html('div', { class: 'status', role: 'status' })
  let texts = cashierTexts['zh-CN']

  function useLocale(locale: OrderSession['locale']): void {
    texts = cashierTexts[locale]
    document.documentElement.lang = locale
    document.title = texts.title
  }

  function showStatus(title: string, ...lines: string[]): void {
    status.replaceChildren(html('h2', {}, title), ...lines.map((line) => html('p', {}, line)))
  }

  function showOrder(order: OrderSession): void {
    useLocale(order.locale)
    const buttons: HTMLButtonElement[] = []
    const form = html('div', { class: 'actions' })
    // A press that got no answer keeps its id, so that pressing again cannot pay a second time.
    const pressIds = new Map<CashierAction, string>()

    async function press(action: CashierAction): Promise<void> {
      const id = pressIds.get(action) ?? createUuid(window.crypto)
      pressIds.set(action, id)
      for (const button of buttons) button.disabled = true
      showStatus(texts.sending)
      const result = await calls.act(order.key, action, id)
      if (result.kind === 'refused') {
        const { title, text } = refusalMessage(texts, result)
        showStatus(title, text, texts.canClose)
        form.remove()
        return
      }
      if (result.kind === 'unanswered') showStatus(texts.unanswered)
      else {
        pressIds.delete(action)
        const failed = action === 'fail'
        const { title, text } = texts.results[action]
        const paid = formatPayment(paymentOf(action, order.due.amount), order.due)
        showStatus(title, text(paid), ...(failed ? [] : [texts.canClose]))
        status.dataset['tone'] = failed ? 'warning' : 'positive'
        if (!failed) {
          window.history.replaceState({ action, locale: order.locale } satisfies Settlement, '')
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
      html('h2', {}, texts.otherActions),
      html(
        'ul',
        {},
        ...otherActions.map((action) => {
          const { name, description } = texts.actions[action]
          return html('li', {}, button(action, html('strong', {}, name), html('span', {}, description)))
        }),
      ),
    )
    main.replaceChildren(
      html('h1', {}, texts.title),
      html('p', { class: 'explanation' }, texts.explanation),
      createOrderCard(order, texts),
      status,
      form,
    )
  }

  function showSettled({ action, locale }: Settlement): void {
    useLocale(locale)
    main.replaceChildren(html('h1', {}, texts.title), status)
    showStatus(texts.results[action].title, texts.closed.text, texts.canClose)
  }

  async function redeem(): Promise<void> {
    showStatus(texts.opening)
    const result = await calls.redeem(ticket)
    status.replaceChildren()
    if (result.kind === 'done') showOrder(result.reply)
    else showStatus(texts.invalid.title, texts.invalid.text)
  }

  const main = html('main', { class: 'cashier' }, html('h1', {}, texts.title), status)
  document.body.replaceChildren(main)
  if (settlement) showSettled(settlement)
  else void redeem()
}

startCashier(window)
