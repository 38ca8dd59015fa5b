import { useFormats } from '@portaria/i18n/react/use-formats'
import { InvoiceFoot, InvoiceLines, InvoiceTotals } from './InvoiceLines.tsx'
import { InvoicePage } from './InvoicePage.tsx'
import { invoiceIds } from './invoices.seed.ts'
import type { Invoice } from './invoices.types.ts'
import { invoiceTexts } from './texts/invoice-texts.ts'

/** `/pages/invoices/modern` */
export function ModernInvoicePage() {
  return (
    <InvoicePage
      id={invoiceIds.modern}
      otherPage="/pages/invoices/compact"
      design={ModernInvoice}
    />
  )
}

function ModernInvoice({ invoice }: { invoice: Invoice }) {
  const t = invoiceTexts.useTexts()
  const { wholeDay: day, money } = useFormats()
  const { from, client } = invoice
  const facts = [
    { term: t('date'), value: day(invoice.date) },
    { term: t('dueDate'), value: day(invoice.dueDate) },
    { term: t('due'), value: money(invoice.total) },
  ]
  return (
    <article>
      <header className="rounded-t-lg bg-accent px-5 py-8 text-on-accent print:rounded-none sm:px-10">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <div>
            <p className="text-sm">{t('invoice')}</p>
            <p className="tabular text-3xl font-semibold">{invoice.number}</p>
          </div>
          <div className="text-sm sm:text-end">
            <p className="text-base font-semibold">{from.title}</p>
            <p className="whitespace-pre-line">{from.address}</p>
            <p>
              {from.phone} · {from.website}
            </p>
          </div>
        </div>
      </header>
      <div className="grid gap-6 border-b border-line bg-sunken px-5 py-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-10">
        <section className="text-sm">
          <h2 className="text-muted">{t('client')}</h2>
          <p className="mt-1 text-base font-semibold">{client.title}</p>
          <p className="whitespace-pre-line">{client.address}</p>
          <p className="break-words">
            {client.phone} · {client.email}
          </p>
        </section>
        <dl className="flex flex-wrap gap-x-8 gap-y-3 sm:text-end">
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="tabular text-base font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="px-5 pt-6 pb-8 sm:px-10">
        <InvoiceLines invoice={invoice} />
        <div className="mt-5">
          <InvoiceTotals invoice={invoice} />
        </div>
        <InvoiceFoot invoice={invoice} dueDate={day(invoice.dueDate)} />
      </div>
    </article>
  )
}
