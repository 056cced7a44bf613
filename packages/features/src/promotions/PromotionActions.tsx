import { m } from '@koi/i18n'
import { Actions, Button, ConfirmDialog, DescriptionList } from '@koi/ui'
import { useState } from 'react'
import { routes } from '../routing/pages.ts'
import { loginPath } from '../routing/redirects.ts'
import { cancellingItems } from './cancellingItems.tsx'
import type { PromotionModel } from './usePromotion.ts'

type Ready = Extract<PromotionModel, { status: 'ready' }>

/** What is to be done next, with a question before it. */
export function PromotionActions({ model }: { readonly model: Ready }) {
  const [asked, setAsked] = useState<'next' | 'cancel' | null>(null)
  const { next, cancelling, busy, promotion } = model
  const agree = () => {
    setAsked(null)
    if (asked === 'cancel') model.onCancel()
    else model.onNext()
  }
  return (
    <Actions>
      {cancelling ? (
        <Button variant="ghost" disabled={busy} onClick={() => setAsked('cancel')}>
          {m.promo_cancel()}
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
        {m.promo_agree_text()}
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
    </Actions>
  )
}
