import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Sheet } from '@portaria/ui/layout/Sheet'
import { Printer } from 'lucide-react'
import { useDemoHost } from '../host/use-demo-host.ts'
import { OrderLines } from './OrderLines.tsx'
import type { Order } from './shop.types.ts'
import { shopTexts } from './texts/shop-texts.ts'

/** The invoice of an order, the only part of the page that is printed. */
export function OrderInvoice({ order }: { order: Order }) {
  const t = shopTexts.useTexts()
  const { Brand } = useDemoHost()
  const { dateTime } = useFormats()
  const { customer, reference, date } = order
  return (
    <div className="flex flex-col gap-4 pb-6">
      <Button icon={Printer} className="self-start print:hidden" onClick={() => window.print()}>
        {t('order.print')}
      </Button>
      <Sheet>
        <div className="flex flex-col gap-6 p-8">
          <header className="flex flex-wrap items-start justify-between gap-6">
            <Brand />
            <div className="text-end text-sm">
              <p className="text-base font-semibold">{t('order.reference', { reference })}</p>
              <p className="tabular text-muted">{dateTime(date)}</p>
            </div>
          </header>
          <address className="text-sm not-italic">
            <strong className="block font-semibold">
              {customer.firstName} {customer.lastName}
            </strong>
            {customer.company !== '' && <span className="block">{customer.company}</span>}
            <span className="block">{customer.invoiceAddress.address}</span>
            <bdi className="block">{customer.email}</bdi>
          </address>
          <OrderLines order={order} />
          <p className="text-xs text-muted">{t('order.sample')}</p>
        </div>
      </Sheet>
    </div>
  )
}
