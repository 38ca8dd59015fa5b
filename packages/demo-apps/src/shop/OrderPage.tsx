import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Tabs } from '@portaria/ui/display/Tabs'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { MissingPage } from '../frame/MissingPage.tsx'
import { usePageTitle } from '../host/use-demo-host.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderInvoice } from './OrderInvoice.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderShipping } from './OrderShipping.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import type { Order, ShopCalls } from './shop.types.ts'
import { shopTexts } from './texts/shop-texts.ts'

const { find } = demoClient<ShopCalls>()

const ORDERS = '/apps/e-commerce/orders'

/** An order, or a message if it does not exist. */
export function OrderPage({ orderId }: { orderId: string }) {
  const t = shopTexts.useTexts()
  const { data: order } = useSuspenseQuery(
    find('GET /api/e-commerce-app/order', { query: { orderId } }),
  )
  usePageTitle(`${order?.reference ?? t('missingOrder')} · ${t('title')}`)
  if (order === null)
    return (
      <MissingPage
        icon={ShoppingBag}
        title={t('missingOrder')}
        href={ORDERS}
        way={t('allOrders')}
      />
    )
  return <OpenOrder order={order} />
}

function OpenOrder({ order }: { order: Order }) {
  const t = shopTexts.useTexts()
  const [tab, setTab] = useState('details')
  const { reference, status } = order
  return (
    <Page kind="form">
      <PageHeader
        title={t('order.reference', { reference })}
        description={status[0] && <StatusBadge id={status[0].id} />}
        actions={
          <ButtonLink href={ORDERS} icon={ArrowLeft} className="[&_svg]:rtl:-scale-x-100">
            {t('allOrders')}
          </ButtonLink>
        }
      />
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'details', label: t('tab.details'), content: <OrderDetails order={order} /> },
          { value: 'products', label: t('products'), content: <OrderLines order={order} /> },
          { value: 'shipping', label: t('tab.shipping'), content: <OrderShipping order={order} /> },
          { value: 'invoice', label: t('tab.invoice'), content: <OrderInvoice order={order} /> },
        ]}
      />
    </Page>
  )
}
