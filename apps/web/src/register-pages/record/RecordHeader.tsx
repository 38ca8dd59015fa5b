import { Badge } from '@portaria/ui/display/Badge'
import { Breadcrumbs } from '@portaria/ui/layout/Breadcrumbs'
import { PageHeader, type PageHeaderProps } from '@portaria/ui/layout/PageHeader'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { addressLeft } from '../../platform/list-place.ts'
import { isFixed } from '../form/form-fields.ts'
import { useTellRemoved } from '../form/use-tell-removed.ts'
import { RecordBadges } from '../RecordBadges.tsx'
import type { RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'
import { RecordActions } from './RecordActions.tsx'
import { RecordContacts } from './RecordContacts.tsx'
import { RecordProposal } from './RecordProposal.tsx'

const RemoveDialog = lazyCode(async () => (await import('../form/RemoveDialog.tsx')).RemoveDialog)

export interface RecordHeaderProps extends Pick<PageHeaderProps, 'titleRef' | 'picture'> {
  record: RegisterRecord
  title: string
}

/** The head of a record's page: breadcrumbs, title and actions. */
export function RecordHeader({ record, title, ...head }: RecordHeaderProps) {
  const text = pageTexts.useTexts()
  const { role, words, paths } = useRegister()
  const [removing, setRemoving] = useState(false)
  const router = useRouter()
  const tellRemoved = useTellRemoved(record)
  const removed = () => {
    if (paths.list) void router.navigate({ href: paths.list })
    tellRemoved()
  }
  return (
    <>
      <PageHeader
        {...head}
        title={title}
        description={
          <>
            <span className="flex flex-wrap gap-1.5 pt-1 empty:hidden">
              <RecordBadges record={record} />
              {record['shared'] === true && isFixed(record, role) && (
                <Badge>{text('sharedBanner.title')}</Badge>
              )}
            </span>
            <RecordProposal record={record} />
            <RecordContacts record={record} />
          </>
        }
        breadcrumbs={
          paths.list && (
            <Breadcrumbs
              items={[{ label: words.many, href: addressLeft(paths.list) }, { label: title }]}
            />
          )
        }
        actions={
          <span data-acts={title} className="flex flex-wrap items-center gap-2">
            <RecordActions record={record} onRemove={() => setRemoving(true)} />
          </span>
        }
      />
      {removing && (
        <Suspense>
          <RemoveDialog record={record} onClose={() => setRemoving(false)} onRemoved={removed} />
        </Suspense>
      )}
    </>
  )
}
