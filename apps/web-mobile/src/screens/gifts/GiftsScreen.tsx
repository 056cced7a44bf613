import { GiftsSection, type GiftOrder, type GiftsModel, useGifts } from '@koi/features/gifts'
import { routes, pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { List, ListItem, Money } from '@koi/ui'
import { useSearchParams } from 'react-router-dom'
import { Screen } from '../../layout/Screen.tsx'

function Orders({ orders }: { readonly orders: readonly GiftOrder[] }) {
  return (
    <List boxed aria-label={m.gifts_view_record()}>
      {orders.map(({ id, title, quantity, points, value, time }) => (
        <ListItem
          key={id}
          title={quantity > 1 ? m.gifts_times({ title, count: quantity }) : title}
          description={points === 0 ? time : m.gifts_order_line({ time, points })}
          end={value === null ? null : <Money fen={value} />}
        />
      ))}
    </List>
  )
}

export interface GiftsViewProps {
  readonly model: GiftsModel
}

/** The gifts, and what was had of them as a list. */
export function GiftsView({ model }: GiftsViewProps) {
  return (
    <Screen title={pageTitles.gifts()} parent={routes.promotions}>
      <GiftsSection model={model} Orders={Orders} />
    </Screen>
  )
}

/** `/activity/enjoyLuxuryGifts`: what is shown lives in the address. */
export function GiftsScreen() {
  const [params, setParams] = useSearchParams()
  return <GiftsView model={useGifts({ params, setParams })} />
}
