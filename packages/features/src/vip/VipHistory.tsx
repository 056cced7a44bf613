import { m } from '@koi/i18n'
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Card,
  CheckIcon,
  Empty,
  HistoryIcon,
  Icon,
  ListItem,
  type IconShape,
} from '@koi/ui'
import type { VipStepReason } from '@koi/contract/vip'
import { PagedList } from '../loading/PagedList.tsx'
import type { PagedModel } from '../loading/pagedModel.ts'
import type { VipStepRow } from './useVipHistory.ts'

const icons: Readonly<Record<VipStepReason, IconShape>> = {
  reached: ArrowUpIcon,
  kept: CheckIcon,
  dropped: ArrowDownIcon,
}

/** How the level changed, or that it did not yet. */
export function VipHistory({ history }: { readonly history: PagedModel<VipStepRow> }) {
  return (
    <Card padding="none" title={m.vip_history()}>
      <PagedList
        model={history}
        errorTitle={m.vip_history_error()}
        empty={
          <Empty
            size="small"
            icon={HistoryIcon}
            title={m.vip_history_empty()}
            description={m.vip_history_empty_text()}
          />
        }
      >
        {({ id, reason, title, turnover, time }) => (
          <ListItem
            key={id}
            start={<Icon icon={icons[reason]} />}
            title={title}
            description={
              <>
                {time} · {turnover}
              </>
            }
          />
        )}
      </PagedList>
    </Card>
  )
}
