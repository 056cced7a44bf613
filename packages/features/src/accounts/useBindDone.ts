import { useToast } from '@koi/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { backPath } from '../routing/redirects.ts'
import { routes } from '../routing/pages.ts'
import type { BindOptions } from './useBindForm.ts'

/** Returns to the page that a bind form was opened from, with a toast that says the account is bound. */
export function useBindDone(): BindOptions & { readonly back: string } {
  const navigate = useNavigate()
  const toast = useToast()
  const [params] = useSearchParams()
  const back = backPath(params, routes.bankCards)
  return {
    back,
    onDone: (text) => {
      toast({ text, tone: 'positive' })
      void navigate(back, { replace: true })
    },
  }
}
