import { useFormats } from '@portaria/i18n/react/use-formats'
import { Avatar } from '@portaria/ui/display/Avatar'
import { Checkbox } from '@portaria/ui/fields/Checkbox'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { useSuspenseQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ShoppingBag, Trash2 } from 'lucide-react'
import { demoClient } from '../back-end/demo-client.ts'
import { DeleteButton } from '../frame/DeleteButton.tsx'
import { frameTexts } from '../frame/texts/frame-texts.ts'
import { usePageTitle } from '../host/use-demo-host.ts'
import { SelectableList } from '../lists/SelectableList.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import type { Order, ShopCalls } from './shop.types.ts'
import { shopTexts } from './texts/shop-texts.ts'

const { change, query } = demoClient<ShopCalls>()

function wordsOf({ reference, customer, products }: Order): string {
  const { firstName, lastName } = customer
  return [reference, firstName, lastName, ...products.map(({ name }) => name)].join(' ')
}

/** `/apps/e-commerce/orders` */
export function OrdersPage() {
  const t = shopTexts.useTexts()
  const { data: orders } = useSuspenseQuery(query('GET /api/e-commerce-app/orders'))
  usePageTitle(`${t('orders')} · ${t('title')}`)
  return (
    <Page>
      <PageHeader title={t('orders')} />
      <SelectableList
        search={t('searchOrders')}
        rows={orders}
        wordsOf={wordsOf}
        count={(count) => t('countOrders', { count })}
        none={{ icon: ShoppingBag, title: t('noneOrders'), found: t('none') }}
        renderBulk={({ ids, clear }) => (
          <DeleteButton
            size="sm"
            icon={Trash2}
            title={t('sure', { count: ids.length })}
            confirm={t('removeOrders')}
            onConfirm={async () => {
              const body = { orderIds: [...ids] }
              await change('POST /api/e-commerce-app/remove-orders', { body })
              clear()
            }}
          >
            {t('removeOrders')}
          </DeleteButton>
        )}
        renderRow={(order, selected, onSelect) => (
          <OrderRow key={order.id} {...{ order, selected, onSelect }} />
        )}
      />
    </Page>
  )
}

interface OrderRowProps {
  order: Order
  selected: boolean
  onSelect: () => void
}

function OrderRow({ order, selected, onSelect }: OrderRowProps) {
  const t = shopTexts.useTexts()
  const frame = frameTexts.useTexts()
  const { link: Link } = useUi()
  const { money, when } = useFormats()
  const { id, reference, customer, total, date, status } = order
  const name = `${customer.firstName} ${customer.lastName}`
  return (
    <li
      className={clsx(
        'relative flex items-center gap-3 py-2 ps-4 pe-4 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto] hover:bg-row-hover',
        selected && 'bg-accent-soft hover:bg-accent-soft',
      )}
    >
      <Checkbox
        aria-label={frame('select', { name: reference })}
        checked={selected}
        onChange={onSelect}
        className="relative z-10"
      />
      <Avatar name={name} src={customer.avatar} size="lg" className="max-sm:hidden" />
      <div className="grid min-w-0 flex-1 items-center gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_8rem_8rem_13rem]">
        <div className="min-w-0">
          <Link
            href={`/apps/e-commerce/orders/${id}`}
            className="block truncate rounded-sm text-sm font-medium after:absolute after:inset-0"
          >
            {t('order.reference', { reference })}
          </Link>
          <p className="truncate text-sm text-muted">{name}</p>
        </div>
        <time dateTime={date} className="tabular text-sm text-muted">
          {when(date)}
        </time>
        <span className="tabular text-sm md:text-end">{money(total)}</span>
        <span>{status[0] && <StatusBadge id={status[0].id} />}</span>
      </div>
    </li>
  )
}
