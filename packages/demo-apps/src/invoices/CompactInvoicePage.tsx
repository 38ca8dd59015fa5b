import { useFormats } from '@portaria/i18n/react/use-formats'
import { useDemoHost } from '../host/use-demo-host.ts'
import { InvoiceFoot, InvoiceLines, InvoiceTotals } from './InvoiceLines.tsx'
import { InvoicePage } from './InvoicePage.tsx'
import { invoiceIds } from './invoices.seed.ts'
import type { Invoice, InvoiceParty } from './invoices.types.ts'
import { invoiceTexts } from './texts/invoice-texts.ts'

/** `/pages/invoices/compact` */
export function CompactInvoicePage() {
  return (
    <InvoicePage
      id={invoiceIds.compact}
      otherPage="/pages/invoices/modern"
      design={CompactInvoice}
    />
  )
}

function CompactInvoice({ invoice }: { invoice: Invoice }) {
  const t = invoiceTexts.useTexts()
  const { wholeDay: day } = useFormats()
  const { Brand } = useDemoHost()
  const facts = [
    { term: t('number'), value: invoice.number },
    { term: t('date'), value: day(invoice.date) },
    { term: t('dueDate'), value: day(invoice.dueDate) },
  ]
  return (
    <article className="px-5 py-7 sm:px-10 sm:py-10">
      <header className="flex flex-wrap items-start justify-between gap-6">
        <Brand />
        <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-sm">
          {facts.map(({ term, value }) => (
            <div key={term} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted">{term}</dt>
              <dd className="tabular text-end font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div className="mt-8 mb-8 grid gap-6 sm:grid-cols-2">
        <Party name={t('from')} party={invoice.from} website={invoice.from.website} />
        <Party name={t('client')} party={invoice.client} />
      </div>
      <InvoiceLines invoice={invoice} />
      <div className="mt-5">
        <InvoiceTotals invoice={invoice} />
      </div>
      <InvoiceFoot invoice={invoice} dueDate={day(invoice.dueDate)} />
    </article>
  )
}

interface PartyProps {
  name: string
  party: InvoiceParty
  website?: string
}

function Party({ name, party, website }: PartyProps) {
  return (
    <section className="text-sm">
      <h2 className="text-muted">{name}</h2>
      <p className="mt-1 text-base font-semibold">{party.title}</p>
      <p className="whitespace-pre-line">{party.address}</p>
      <p className="tabular">{party.phone}</p>
      <p className="break-words">{party.email}</p>
      {website && <p>{website}</p>}
    </section>
  )
}
