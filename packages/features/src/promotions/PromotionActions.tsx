import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { Actions, Button, ConfirmDialog, DescriptionList } from '@koi/ui'
import { useState } from 'react'
import { routes } from '../routing/pages.ts'
import { loginPath } from '../routing/redirects.ts'
import { cancellingItems } from './cancellingItems.tsx'
import type { LeaveQuestion, PromotionModel } from './promotionModel.ts'

type Ready = Extract<PromotionModel, { status: 'ready' }>

function leavingText(leaving: LeaveQuestion): string {
  if (leaving.kind === 'claimable') return m.promo_leave_claimable({ bonus: formatAmount(leaving.bonus) })
  return leaving.kind === 'recharge' ? m.promo_leave_recharge() : m.promo_leave_deposit()
}

/** What is to be done next, with a question before it. */
export function PromotionActions({ model }: { readonly model: Ready }) {
  const [asked, setAsked] = useState<'next' | 'cancel' | 'leave' | null>(null)
  const { next, cancelling, leaving, busy, promotion } = model
  const agree = () => {
    setAsked(null)
    if (asked === 'next') model.onNext()
    else model.onCancel()
  }
  return (
    <>
      <Actions>
        {cancelling ? (
          <Button variant="ghost" disabled={busy} onClick={() => setAsked('cancel')}>
            {m.promo_cancel()}
          </Button>
        ) : null}
        {leaving ? (
          <Button variant="ghost" disabled={busy} onClick={() => setAsked('leave')}>
            {m.promo_leave()}
          </Button>
        ) : null}
        {next === 'login' ? (
          <Button variant="primary" href={loginPath(promotion.href)}>
            {m.promo_log_in()}
          </Button>
        ) : null}
        {next === 'deposit' ? (
          <Button variant="primary" href={`${routes.deposit}?promo=${promotion.id}`}>
            {m.promo_deposit()}
          </Button>
        ) : null}
        {next === 'join' || next === 'claim' ? (
          <Button variant="primary" loading={busy} onClick={() => setAsked('next')}>
            {next === 'join' ? m.promo_join() : m.promo_claim()}
          </Button>
        ) : null}
      </Actions>
      <ConfirmDialog
        open={asked === 'next'}
        title={
          next === 'join'
            ? m.promo_join_title({ title: promotion.title })
            : m.promo_claim_title({ title: promotion.title })
        }
        confirmLabel={next === 'join' ? m.promo_join() : m.promo_claim()}
        onConfirm={agree}
        onCancel={() => setAsked(null)}
      >
        {model.agreement}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'cancel' && cancelling !== null}
        danger
        title={m.promo_cancel_title()}
        confirmLabel={m.promo_cancel()}
        cancelLabel={m.promo_keep()}
        onConfirm={agree}
        onCancel={() => setAsked(null)}
      >
        {cancelling ? <DescriptionList items={cancellingItems(cancelling)} /> : null}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'leave' && leaving !== null}
        danger
        title={m.promo_leave_title({ title: promotion.title })}
        confirmLabel={m.promo_leave()}
        cancelLabel={m.promo_stay()}
        onConfirm={agree}
        onCancel={() => setAsked(null)}
      >
        {leaving ? leavingText(leaving) : null}
      </ConfirmDialog>
    </>
  )
}
