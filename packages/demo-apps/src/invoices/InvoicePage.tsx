import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { Sheet } from '@portaria/ui/layout/Sheet'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { ComponentType } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { usePageTitle } from '../host/use-demo-host.ts'
import type { Invoice, InvoiceCalls } from './invoices.types.ts'
import { invoiceTexts } from './texts/invoice-texts.ts'

const { query } = demoClient<InvoiceCalls>()

export interface InvoicePageProps {
  id: string
  /** The address of the other design. */
  otherPage: string
  design: ComponentType<{ invoice: Invoice }>
}

/** An invoice on a sheet of paper; only the sheet is printed. */
export function InvoicePage({ id, otherPage, design: Design }: InvoicePageProps) {
  const t = invoiceTexts.useTexts()
  const { data } = useSuspenseQuery(query('GET /api/invoices/get-invoice', { query: { id } }))
  const title = t('pageTitle', { number: data.number })
  usePageTitle(title)
  return (
    <Page kind="form">
      <PageHeader
        title={title}
        actions={
          <>
            <ButtonLink href={otherPage}>{t('other')}</ButtonLink>
            <Button variant="primary" icon={Printer} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </>
        }
      />
      <Sheet>
        <Design invoice={data} />
      </Sheet>
    </Page>
  )
}
