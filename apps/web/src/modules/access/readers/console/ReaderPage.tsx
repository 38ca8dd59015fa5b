import type { ReaderDetail } from '@portaria/contract/modules/access/readers/reader-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Badge } from '@portaria/ui/display/Badge'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Breadcrumbs } from '@portaria/ui/layout/Breadcrumbs'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '../../../../platform/page-title.ts'
import { useSession } from '../../../../platform/session/use-session.ts'
import { PageProblem } from '../../../../register-pages/PageProblem.tsx'
import { ChooseCompanyState } from '../../../../shell/ChooseCompanyState.tsx'
import { CommandOutcome } from '../commands/CommandOutcome.tsx'
import { useReaderCommand } from '../commands/use-reader-command.ts'
import { readerQuery } from '../reader-calls.ts'
import { readersPath } from '../reader-paths.ts'
import { readerLook } from '../state-look.ts'
import { readerTexts } from '../texts/reader-texts.ts'
import { useLiveReaders } from '../use-live-readers.ts'
import { ReaderActs } from './ReaderActs.tsx'
import { InventoryCard, ReaderFacts } from './ReaderFacts.tsx'
import { ReaderPeople } from './ReaderPeople.tsx'
import { UnderWay } from './UnderWay.tsx'

/** The console of one reader. */
export function ReaderPage({ id }: { id: string }) {
  const { tenantId } = useSession()
  if (tenantId === null) return <ChooseCompanyState />
  return <Console id={id} />
}

function Console({ id }: { id: string }) {
  const t = readerTexts.useTexts()
  const found = useQuery(readerQuery(id))
  const given = useReaderCommand(id)
  useLiveReaders()
  const reader = found.data
  usePageTitle(reader?.reader.title ?? t('title'))
  if (found.isError && !reader) {
    return (
      <Page kind="form">
        <PageProblem error={found.error} onRetry={() => void found.refetch()} />
      </Page>
    )
  }
  return (
    <Page kind="wide">
      <PageHeader
        title={reader ? <bdi>{reader.reader.title}</bdi> : <Skeleton className="h-7 w-64" />}
        description={reader && <StateLine reader={reader} />}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: t('title'), href: readersPath },
              { label: reader?.reader.title ?? '' },
            ]}
          />
        }
        actions={reader && <ReaderActs {...{ reader, given }} />}
      />
      {reader ? (
        <div className="flex flex-col gap-4 pb-6 xl:flex-row xl:items-start">
          <div className="flex min-w-0 flex-col gap-4 xl:flex-1">
            <CommandOutcome given={given} />
            <UnderWay reader={reader} />
            <ReaderPeople id={id} people={reader.console?.people} />
          </div>
          <div className="flex min-w-0 flex-col gap-4 xl:w-96 xl:shrink-0">
            <ReaderFacts reader={reader} />
            <InventoryCard reader={reader} />
          </div>
        </div>
      ) : (
        <div aria-busy className="flex flex-col gap-4">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </Page>
  )
}

/** The state in words: since when, why, and what it means. */
function StateLine({ reader: { state, since, console } }: { reader: ReaderDetail }) {
  const t = readerTexts.useTexts()
  const { when } = useFormats()
  const trouble = console?.trouble ?? null
  const isReached = state === 'never' || state === 'offline'
  return (
    <>
      <Badge tone={readerLook[state].tone}>{t(`states.${state}`)}</Badge>{' '}
      {since !== null && <>{t('since', { at: when(since) })}. </>}
      {isReached && trouble !== null && <>{t(`troubles.${trouble}`)} </>}
      {state !== 'online' && t(`explained.${state}`)}
    </>
  )
}
