import { mayUse } from '@portaria/contract/define-register/permissions'
import type { ReaderRow } from '@portaria/contract/modules/access/readers/reader-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Badge, toneClass } from '@portaria/ui/display/Badge'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Plus, ScanFace } from 'lucide-react'
import { usePageTitle } from '../../../../platform/page-title.ts'
import { useRole, useSession } from '../../../../platform/session/use-session.ts'
import { PageProblem } from '../../../../register-pages/PageProblem.tsx'
import { ChooseCompanyState } from '../../../../shell/ChooseCompanyState.tsx'
import { readersQuery } from '../reader-calls.ts'
import { newReaderPath, readerPath } from '../reader-paths.ts'
import { readerLook } from '../state-look.ts'
import { readerTexts } from '../texts/reader-texts.ts'
import { useLiveReaders } from '../use-live-readers.ts'

/** The readers of the company: whether they answer, and whom they hold. */
export function ReadersPage() {
  const t = readerTexts.useTexts()
  const { tenantId } = useSession()
  usePageTitle(t('title'))
  if (tenantId === null) return <ChooseCompanyState />
  return <Readers />
}

function Readers() {
  const t = readerTexts.useTexts()
  const role = useRole()
  const found = useQuery(readersQuery)
  useLiveReaders()
  const mayAdd = role !== null && mayUse(role, 'readers.set_up')
  const add = (
    <ButtonLink icon={Plus} variant="primary" href={newReaderPath}>
      {t('add')}
    </ButtonLink>
  )
  const readers = found.data ?? []
  return (
    <Page kind="form">
      <PageHeader title={t('title')} actions={mayAdd && readers.length > 0 && add} />
      <div className="pb-6">
        {found.isPending && <Skeleton className="h-72 w-full" />}
        {found.isError && !found.data && (
          <PageProblem error={found.error} onRetry={() => void found.refetch()} />
        )}
        {found.data && readers.length === 0 && (
          <EmptyState
            icon={ScanFace}
            title={t('none')}
            text={t(mayAdd ? 'noneText' : 'noneTextManager')}
            action={mayAdd && add}
          />
        )}
        {readers.length > 0 && (
          <ul aria-label={t('list')} className="ui-lines max-w-3xl">
            {readers.map((row) => (
              <ReaderLine key={row.reader.id} row={row} />
            ))}
          </ul>
        )}
      </div>
    </Page>
  )
}

/** One reader: its name leads to its console. */
function ReaderLine({ row: { reader, points, state, since, console } }: { row: ReaderRow }) {
  const t = readerTexts.useTexts()
  const { when, list } = useFormats()
  const { icon: Icon, tone } = readerLook[state]
  const people = console?.people
  return (
    <li className="flex items-start gap-3 py-3">
      <span
        aria-hidden
        className={clsx(
          'mt-0.5 inline-flex size-8 shrink-0 items-center justify-center rounded-full',
          toneClass[tone],
        )}
      >
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium break-words">
            <TextLink href={readerPath(reader.id)}>
              <bdi>{reader.title}</bdi>
            </TextLink>
          </span>
          <span className="flex flex-wrap items-baseline gap-x-2 text-muted">
            <Badge tone={tone}>{t(`states.${state}`)}</Badge>
            {since !== null && <time dateTime={since}>{t('since', { at: when(since) })}</time>}
          </span>
        </p>
        <p className="break-words text-muted">
          {points.length === 0 ? t('noPoint') : list(points.map(({ title }) => title))}
        </p>
        {people && (
          <p className="mt-1 flex flex-wrap items-center gap-1.5">
            <span className="tabular">
              {people.wanted === 0
                ? t('nobodyWanted')
                : t('onReader', { registered: people.registered, wanted: people.wanted })}
            </span>
            {people.refused > 0 && (
              <Badge tone="danger">{t('refusedCount', { count: people.refused })}</Badge>
            )}
            {people.removing_since !== null && (
              <Badge tone="warning">
                {t('removingCount', { count: people.removing, at: when(people.removing_since) })}
              </Badge>
            )}
          </p>
        )}
      </div>
    </li>
  )
}
