import { registers } from '@portaria/contract/modules/registers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { Unsized } from '@portaria/ui/display/Unsized'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { WhenSized } from '@portaria/ui/layout/WhenSized'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, FilePlus, HardHat } from 'lucide-react'
import { Suspense, useState } from 'react'
import { companyToday } from '../../platform/company-day.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { PictureLink } from '../../register-pages/field-kinds/PictureLink.tsx'
import { asImage, asReference, type RegisterRecord } from '../../register-pages/record.ts'
import { RegisterProvider } from '../../register-pages/register-context.tsx'
import { listQuery } from '../../register-pages/register-queries.ts'
import { choiceWords, useFieldLabel } from '../../register-pages/register-words.ts'
import { ProviderAssigned } from './ProviderAssigned.tsx'
import { RecordLines } from './RecordLines.tsx'
import { landingTexts } from './texts/landing-texts.ts'

const register = registers['service-providers']
/** The role of this first screen. */
const role = 'service_provider'

const AddDocumentDialog = lazyCode(
  async () => (await import('./AddDocumentDialog.tsx')).AddDocumentDialog,
)

type Paper = {
  id: string
  document_kind: string
  number: string | null
  expires_on: string | null
  picture: unknown
}

const papersOf = (record: RegisterRecord) => (record['documents'] ?? []) as readonly Paper[]

/** The titles of the units that a provider serves. */
const unitsOf = (record: RegisterRecord) =>
  ((record['apartments'] ?? []) as readonly { apartment: unknown }[]).flatMap(
    ({ apartment }) => asReference(apartment)?.title ?? [],
  )

/**
 * A provider's first screen: their own record, the units that they serve, coming visits, their
 * things, and their documents, the first to expire first.
 */
export function ProviderStart() {
  const t = landingTexts.useTexts()
  const language = useLanguage()
  const { dayWords } = useFormats()
  const label = useFieldLabel()
  const labelOf = (field: string) => label(register.name, field)
  const [adding, setAdding] = useState(false)
  const { data, isLoading } = useQuery(
    listQuery(register, { fields: 'name,documents,apartments', per_page: '1' }),
  )
  const own = data?.data[0]
  if (data && !own) {
    return (
      <EmptyState
        icon={CircleCheck}
        title={t('nothing')}
        text={t('provider')}
        action={<ButtonLink href="/pages/profile">{t('profile')}</ButtonLink>}
      />
    )
  }
  const today = companyToday()
  const units = own ? unitsOf(own) : []
  const last = '9999'
  const papers = own
    ? papersOf(own).toSorted((one, other) =>
        (one.expires_on ?? last) < (other.expires_on ?? last) ? -1 : 1,
      )
    : []
  return (
    <WhenSized stacked>
      {isLoading && <Unsized />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <div className="flex flex-col gap-5">
          <RecordLines
            title={t('providerOwn')}
            lines={{ register, fields: ['category', 'contract_to'] }}
            icon={HardHat}
            detail={({ category, contract_to: until }) =>
              [
                category,
                typeof until === 'string' && `${labelOf('contract_to')} ${dayWords(until)}`,
              ]
                .filter(Boolean)
                .join(' · ')
            }
            none={t('provider')}
            action={
              own && (
                <dl className="text-sm">
                  <dt className="text-muted">{labelOf('apartments')}</dt>
                  <dd className="flex flex-wrap gap-x-4">
                    {units.length === 0 && t('providerAnywhere')}
                    {units.map((unit) => (
                      <span key={unit}>{unit}</span>
                    ))}
                  </dd>
                </dl>
              )
            }
          />
          <ProviderAssigned />
        </div>
        <Card
          title={labelOf('documents')}
          footer={
            own && (
              <>
                <Button
                  size="lg"
                  className="w-full"
                  icon={FilePlus}
                  onClick={() => setAdding(true)}
                >
                  {t('providerAdd')}
                </Button>
                {adding && (
                  <Suspense>
                    <RegisterProvider {...{ register, role }}>
                      <AddDocumentDialog record={own} onClose={() => setAdding(false)} />
                    </RegisterProvider>
                  </Suspense>
                )}
              </>
            )
          }
        >
          {papers.length === 0 && (
            <p className="text-sm text-pretty text-muted">{t('providerNoDocuments')}</p>
          )}
          <ul className="flex flex-col">
            {papers.map((paper) => {
              const isOver = paper.expires_on !== null && paper.expires_on < today
              return (
                <li key={paper.id} className="flex min-h-14 items-center gap-3">
                  <PictureLink
                    size="sm"
                    label={labelOf('picture')}
                    picture={asImage(paper.picture)}
                  />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium">
                      {choiceWords(language, register.name, 'document_kind', paper.document_kind)}
                    </span>
                    <span className="block truncate text-sm text-muted">
                      {[
                        paper.number,
                        paper.expires_on &&
                          `${labelOf('expires_on')} ${dayWords(paper.expires_on)}`,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  {isOver && <Badge tone="danger">{labelOf('documents_expired')}</Badge>}
                </li>
              )
            })}
          </ul>
        </Card>
      </div>
    </WhenSized>
  )
}
