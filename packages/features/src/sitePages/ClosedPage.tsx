import { formatDateTime } from '@koi/api-core/dates'
import { closedReply, type SiteClosure } from '@koi/contract/closed'
import { getLocale } from '@koi/i18n'
import { authApi, useStoreDispatch } from '@koi/store'
import * as v from 'valibot'
import { regionName } from '../labels/regionName.ts'
import { useBrand } from '../runtime/brand.ts'
import { usePolling } from '../time/usePolling.ts'
import { MaintenanceView, RegionView } from './ClosedViews.tsx'

/** How often the server is asked whether it is open again, in ms. */
const askEvery = 15_000

const json = v.pipe(v.string(), v.parseJson(), closedReply)

/** What a body says about the site; null where it says nothing of the kind. */
export function closureOf(body: string): SiteClosure | null {
  const read = v.safeParse(json, body)
  return read.success ? read.output.data : null
}

/** In place of the whole site while the server has closed it to this player. It opens by itself once the server answers. */
export function ClosedPage({ said }: { readonly said: string }) {
  const { timeZone, servedRegions } = useBrand()
  const dispatch = useStoreDispatch()
  const closure = closureOf(said)
  const check = async () => {
    const asked = dispatch(
      authApi.endpoints.preInfo.initiate(undefined, { forceRefetch: true, subscribe: false }),
    )
    if ((await asked).isSuccess) location.reload()
  }
  const onCheck = () => void check()
  usePolling(check, { everyMs: askEvery, active: true })
  if (!closure) return null
  if (closure.code === 'maintenance') {
    const until = Date.parse(closure.until)
    return (
      <MaintenanceView
        until={until}
        untilText={formatDateTime(new Date(until), { timeZone })}
        onCheck={onCheck}
      />
    )
  }
  const list = new Intl.ListFormat(getLocale(), { type: 'conjunction' })
  return (
    <RegionView
      region={regionName(closure.region)}
      regions={list.format(servedRegions.map(regionName))}
      onCheck={onCheck}
    />
  )
}
