import { useToast } from '@koi/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { backPath } from '../routing/backPath.ts'
import { routes } from '../routing/routes.ts'
import type { BindOptions } from './bindModel.ts'

/** Where a form that binds an account leads: back to the page that asked for it, with a line that says it is done. */
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
