import { fenToDecimal } from '@koi/api-core/amount'
import type { Reply } from '@koi/contract'
import type { agentInfo } from '@koi/contract/agent'
import { m } from '@koi/i18n'
import { agentApi, asFailure, rewardApi, useStoreSelector } from '@koi/store'
import { useFailureText } from '../errors/failureText.ts'
import { type FieldModel, useField } from '../forms/useField.ts'
import { type FormModel, useForm } from '../forms/useForm.ts'
import { routes } from '../routing/pages.ts'
import { useBrand } from '../runtime/brand.ts'
import { shortTime } from '../time/shortTime.ts'
import { usePolling } from '../time/usePolling.ts'

type Info = Reply<typeof agentInfo>

/** The form of an application; what is typed outlives a refusal. */
export interface AgentForm extends FormModel {
  readonly about: FieldModel
}

/** Where the application stands, with the form where one may be sent. */
export interface AgentApplication {
  readonly state: Info['state']
  /** When it was sent or decided; null before the first. */
  readonly time: string | null
  readonly form: AgentForm | null
}

export type AgentModel =
  /** `percent` is null while it is not known. */
  | { readonly status: 'guest'; readonly percent: string | null }
  | { readonly status: 'loading' }
  /** The member may receive no promotions now. */
  | { readonly status: 'withheld' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      /** `0.10%` */
      readonly percent: string
      readonly application: AgentApplication
      readonly invite: { readonly code: string; readonly link: string }
      readonly referrals: number
      readonly commission: bigint
    }

/** As many characters as the server takes. */
export const aboutLength = 200

/** How often a decision is looked for, in ms. */
const everyMs = 3000

/** The registration with a code filled in (D13), on the site that the member is on. */
function inviteLink(code: string): string {
  const url = new URL(routes.register, location.origin)
  url.searchParams.set('invite_code', code)
  return url.href
}

function percentOf({ commissionPercent }: Pick<Info, 'commissionPercent'>): string {
  return `${fenToDecimal(commissionPercent)}%`
}

function useAgentForm(): AgentForm {
  const [apply] = agentApi.endpoints.applyAgent.useMutation()
  const about = useField('', (text) => (text === '' ? m.agent_about_required() : null))
  const { status, message, canSubmit, onSubmit } = useForm({
    reusable: true,
    fields: [about],
    send: async () => asFailure((await apply({ about: about.text })).error),
    refuse: (_, text) => text,
  })
  return { status, message, canSubmit, onSubmit, about: about.model }
}

/** The member as an agent: application, invite link, and what it brought. A decision shows by itself. */
export function useAgent(): AgentModel {
  const { timeZone } = useBrand()
  const textOf = useFailureText()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const form = useAgentForm()
  const query = agentApi.endpoints.agentInfo.useQuery(undefined, {
    skip: !member,
    refetchOnMountOrArgChange: true,
  })
  const rules = rewardApi.endpoints.rewardRules.useQuery(undefined, { skip: member })
  const info = member ? query.currentData : undefined
  usePolling(async () => await query.refetch(), { everyMs, active: info?.state === 'pending' })

  if (!member) return { status: 'guest', percent: rules.currentData ? percentOf(rules.currentData) : null }
  if (!info) {
    const failure = asFailure(query.error)
    if (!failure || query.isFetching) return { status: 'loading' }
    if (failure.code === 'promotion-not-eligible') return { status: 'withheld' }
    return { status: 'error', message: textOf(failure), onRetry: () => void query.refetch() }
  }
  const time = info.state === 'pending' ? info.appliedAt : info.decidedAt
  return {
    status: 'ready',
    percent: percentOf(info),
    application: {
      state: info.state,
      time: time === null ? null : shortTime(time, timeZone),
      form: info.state === 'none' || info.state === 'rejected' ? form : null,
    },
    invite: { code: info.inviteCode, link: inviteLink(info.inviteCode) },
    referrals: info.referrals,
    commission: info.commission,
  }
}
