import { useFormats } from '@portaria/i18n/react/use-formats'
import { Avatar } from '@portaria/ui/display/Avatar'
import { Card } from '@portaria/ui/display/Card'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { Timeline } from '@portaria/ui/display/Timeline'
import { PlaceMap } from '@portaria/ui/map/PlaceMap'
import { useStatusWords } from './StatusBadge.tsx'
import type { Order, Place } from './shop.types.ts'
import { shopTexts } from './texts/shop-texts.ts'

const methods = ['card', 'slip', 'transfer'] as const

/** The customer, addresses, history and payment of an order. */
export function OrderDetails({ order }: { order: Order }) {
  const t = shopTexts.useTexts()
  const { dateTime, money, when } = useFormats()
  const statusWords = useStatusWords()
  const { customer, status, payment } = order
  const name = `${customer.firstName} ${customer.lastName}`
  const method = methods.find((each) => each === payment.method)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 pb-6 lg:grid-cols-2">
      <Card title={t('order.customer')}>
        <div className="flex items-center gap-3 pb-4">
          <Avatar name={name} src={customer.avatar} size="lg" />
          <div className="min-w-0">
            <p className="text-sm font-medium">{name}</p>
            <p className="text-sm wrap-anywhere text-muted">
              <bdi>{customer.email}</bdi> · <bdi dir="ltr">{customer.phone}</bdi>
            </p>
          </div>
        </div>
        <div className="flex flex-col gap-5">
          <Address title={t('order.shippingAddress')} place={customer.shippingAddress} />
          <Address title={t('order.invoiceAddress')} place={customer.invoiceAddress} />
        </div>
      </Card>
      <div className="flex flex-col gap-5">
        <Card title={t('order.history')}>
          <Timeline
            events={status.map(({ id, date }) => ({
              id: String(id),
              title: statusWords(id),
              time: when(date),
              dateTime: date,
            }))}
          />
        </Card>
        <Card title={t('order.payment')}>
          <DescriptionList
            items={[
              { term: t('order.transaction'), value: payment.transactionId },
              { term: t('order.method'), value: method ? t(`methods.${method}`) : payment.method },
              { term: t('order.total'), value: money(payment.amount) },
              { term: t('order.date'), value: dateTime(payment.date) },
            ]}
          />
        </Card>
      </div>
    </div>
  )
}

function Address({ title, place }: { title: string; place: Place }) {
  const t = shopTexts.useTexts()
  const { address, lat, lng } = place
  return (
    <section>
      <h3 className="text-xs font-medium text-muted">{title}</h3>
      <p className="pb-2 text-sm">{address}</p>
      <PlaceMap
        shows="surroundings"
        label={t('order.map', { address })}
        markers={[{ lat, lng, label: address }]}
      />
    </section>
  )
}
