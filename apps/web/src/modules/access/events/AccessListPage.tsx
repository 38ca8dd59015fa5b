import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { DoorOpen, SearchX } from 'lucide-react'
import { usePageTitle } from '../../../platform/page-title.ts'
import { useRole, useSession } from '../../../platform/session/use-session.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { ChooseCompanyState } from '../../../shell/ChooseCompanyState.tsx'
import { accessesQuery } from '../access-calls.ts'
import { accessTexts } from '../texts/access-texts.ts'
import { AccessChips } from './AccessChips.tsx'
import { AccessLine } from './AccessLine.tsx'
import {
  type AccessSearch,
  emptySearch,
  readSearch,
  searchNames,
  sentFilters,
} from './access-filters.ts'

/** The filters in the address, so that the page can be shared. */
function useAccessSearch(): [AccessSearch, (changes: Partial<AccessSearch>) => void] {
  const router = useRouter()
  const address = useRouterState({ select: ({ location }) => location.searchStr })
  const search = readSearch(address)
  const change = (changes: Partial<AccessSearch>) => {
    const next = { ...search, ...changes }
    const kept = searchNames.filter((name) => next[name] !== '')
    const text = new URLSearchParams(kept.map((name) => [name, next[name]])).toString()
    const { pathname } = router.latestLocation
    const href = text === '' ? pathname : `${pathname}?${text}`
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  return [search, change]
}

/** The events at access points, newest first; a resident reads those of their own. */
export function AccessListPage() {
  const t = accessTexts.useTexts()
  const role = useRole()
  const { tenantId } = useSession()
  const title = t(role === 'condomino' ? 'events.own' : 'events.title')
  usePageTitle(title)
  if (tenantId === null) return <ChooseCompanyState />
  return (
    <Page kind="form">
      <PageHeader title={title} />
      <AccessList />
    </Page>
  )
}

function AccessList() {
  const t = accessTexts.useTexts()
  const role = useRole()
  const [search, change] = useAccessSearch()
  const found = useInfiniteQuery(accessesQuery(sentFilters(search)))
  const events = found.data?.pages.flatMap(({ data }) => data) ?? []
  const isNarrowed = searchNames.some((name) => search[name] !== '')
  const clear = () => change(emptySearch)
  return (
    <div className="flex flex-col gap-4 pb-6">
      <AccessChips search={search} onChange={change} />
      {found.isPending && <Skeleton className="h-96 w-full" />}
      {found.isError && !found.data && (
        <PageProblem error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data && events.length === 0 && (
        <EmptyState
          icon={isNarrowed ? SearchX : DoorOpen}
          title={t(isNarrowed ? 'events.nothing' : 'events.none')}
          text={t(
            isNarrowed
              ? 'events.nothingText'
              : role === 'condomino'
                ? 'events.noneOwn'
                : 'events.noneText',
          )}
          action={isNarrowed && <Button onClick={clear}>{t('events.clear')}</Button>}
        />
      )}
      {events.length > 0 && (
        <ul
          aria-label={t('events.list')}
          aria-busy={found.isPlaceholderData}
          className="ui-lines max-w-3xl"
        >
          {events.map((event) => (
            <AccessLine key={event.id} event={event} />
          ))}
        </ul>
      )}
      {found.isFetchNextPageError ? (
        <PageProblem error={found.error} onRetry={() => void found.fetchNextPage()} />
      ) : (
        found.hasNextPage && (
          <Button
            className="self-center"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {t('events.more')}
          </Button>
        )
      )}
    </div>
  )
}
