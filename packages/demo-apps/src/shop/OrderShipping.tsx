import { useFormats } from '@portaria/i18n/react/use-formats'
import { Card } from '@portaria/ui/display/Card'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Truck } from 'lucide-react'
import type { Order } from './shop.types.ts'
import { shopTexts } from './texts/shop-texts.ts'

/** The parcels of an order. */
export function OrderShipping({ order }: { order: Order }) {
  const t = shopTexts.useTexts()
  const { dateTime, money, count } = useFormats()
  if (order.shippingDetails.length === 0)
    return <EmptyState icon={Truck} title={t('order.notSent')} />
  return (
    <div className="flex max-w-xl flex-col gap-4">
      {order.shippingDetails.map(({ tracking, carrier, weight, fee, date }) => (
        <Card key={tracking} title={tracking}>
          <DescriptionList
            items={[
              { term: t('order.carrier'), value: carrier },
              { term: t('order.weight'), value: `${count(weight)} kg` },
              { term: t('order.fee'), value: money(fee) },
              { term: t('order.date'), value: dateTime(date) },
            ]}
          />
        </Card>
      ))}
    </div>
  )
}
