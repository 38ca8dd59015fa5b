import { useFormats } from '@portaria/i18n/react/use-formats'
import type { Invoice } from './invoices.types.ts'
import { invoiceTexts } from './texts/invoice-texts.ts'

const number = 'tabular py-3 ps-3 text-end whitespace-nowrap'

/** The services of an invoice. A phone shows only two columns: the service and its total. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const t = invoiceTexts.useTexts()
  const { money } = useFormats()
  return (
    <table className="w-full text-sm">
      <thead className="border-b border-line-strong text-muted">
        <tr>
          <th scope="col" className="py-2 text-start font-medium">
            {t('service')}
          </th>
          <th scope="col" className="py-2 ps-3 text-start font-medium max-sm:hidden">
            {t('unit')}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-medium max-sm:hidden">
            {t('unitPrice')}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-medium max-sm:hidden">
            {t('quantity')}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-medium">
            {t('total')}
          </th>
        </tr>
      </thead>
      <tbody className="ui-lines">
        {invoice.services.map((service) => (
          <tr key={service.id} className="break-inside-avoid align-top">
            <th scope="row" className="py-3 text-start font-normal">
              <span className="block font-medium">{service.title}</span>
              <span className="block text-muted">{service.detail}</span>
              <span className="tabular block text-muted sm:hidden">
                {service.quantity} × {money(service.unitPrice)}
              </span>
            </th>
            <td className="py-3 ps-3 max-sm:hidden">{service.unit}</td>
            <td className={`${number} max-sm:hidden`}>{money(service.unitPrice)}</td>
            <td className={`${number} max-sm:hidden`}>{service.quantity}</td>
            <td className={number}>{money(service.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Subtotal, tax, discount and total. */
export function InvoiceTotals({ invoice }: { invoice: Invoice }) {
  const t = invoiceTexts.useTexts()
  const { money } = useFormats()
  const lines = [
    { term: t('subtotal'), value: money(invoice.subtotal) },
    { term: t('tax'), value: money(invoice.tax) },
    { term: t('discount'), value: `− ${money(invoice.discount)}` },
  ]
  return (
    <dl className="ms-auto w-full max-w-80 break-inside-avoid text-sm">
      {lines.map(({ term, value }) => (
        <div key={term} className="flex justify-between gap-4 py-1.5">
          <dt className="text-muted">{term}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line-strong pt-3 text-lg font-semibold">
        <dt>{t('due')}</dt>
        <dd className="tabular">{money(invoice.total)}</dd>
      </div>
    </dl>
  )
}

/** The due date, the address for questions, and a note that this is an example. */
export function InvoiceFoot({ invoice, dueDate }: { invoice: Invoice; dueDate: string }) {
  const t = invoiceTexts.useTexts()
  return (
    <footer className="mt-10 border-t border-line pt-4 text-sm text-muted">
      <p>{t('thanks', { date: dueDate, email: invoice.from.email })}</p>
      <p className="mt-1">{t('notice')}</p>
    </footer>
  )
}
