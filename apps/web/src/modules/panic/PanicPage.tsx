import type { PanicAlert } from '@portaria/contract/modules/panic/panic'
import { type PanicState, panicStates } from '@portaria/contract/modules/panic/panic-words'
import { PAGE_SIZE } from '@portaria/contract/schemas/constants'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import type { Column } from '@portaria/ui/column'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { ErrorState } from '@portaria/ui/feedback/ErrorState'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { Page, PageFill } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { DataTable } from '@portaria/ui/table/DataTable'
import { FilterBar } from '@portaria/ui/table/FilterBar'
import { Pagination } from '@portaria/ui/table/Pagination'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { Siren } from 'lucide-react'
import { useMemo } from 'react'
import { commonTexts } from '../../platform/i18n/common-texts.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { OfCompany } from '../../shell/OfCompany.tsx'
import { BeginDrill } from './DrillDialog.tsx'
import { panicDialogs } from './panic-dialogs.ts'
import { alertListQuery } from './panic-queries.ts'
import { IncidentBadge, StateBadge } from './StateBadge.tsx'
import { panicTexts } from './texts/panic-texts.ts'

/** Every alert of the tenant, by state; the filter is in the address. */
export function PanicPage() {
  return (
    <OfCompany>
      <AlertList />
    </OfCompany>
  )
}

function AlertList() {
  const t = panicTexts.useTexts()
  const common = commonTexts.useTexts()
  const { count } = useFormats()
  const [{ state, page }, change] = useListPlace()
  const client = useQueryClient()
  const list = useQuery({ ...alertListQuery(state, page), placeholderData: keepPreviousData })
  const columns = useColumns()
  usePageTitle(t('title'))
  const rows = list.data?.data ?? []
  const total = list.data?.meta.total ?? null
  return (
    <Page kind="list">
      <PageHeader
        title={t('title')}
        count={total === null ? undefined : count(total)}
        actions={<BeginDrill />}
      />
      <div className="pb-3">
        <FilterBar label={t('list.filters')}>
          <SelectField
            label={t('list.state')}
            labelHidden
            size="sm"
            className="w-52"
            value={state}
            placeholder={t('list.all')}
            emptyLabel={t('list.all')}
            options={panicStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            onChange={(value) => change({ state: stateOf(value), page: 1 })}
          />
        </FilterBar>
      </div>
      <PageFill>
        {list.isError && !list.data ? (
          <ErrorState
            title={t('list.failed')}
            text={problemTextOf(list.error).detail}
            action={<Button onClick={() => void list.refetch()}>{common('tryAgain')}</Button>}
          />
        ) : (
          <DataTable
            label={t('list.label')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowLabel={({ raised_by: by }) => by.name}
            loading={list.isPending}
            refreshing={list.isPlaceholderData}
            onRowOpen={({ id }) => panicDialogs.showAlert(id)}
            empty={
              <EmptyState
                icon={Siren}
                title={t('list.emptyTitle')}
                text={state === null ? t('list.empty') : t('list.emptyFiltered')}
              />
            }
          />
        )}
      </PageFill>
      <Pagination
        page={page}
        perPage={PAGE_SIZE}
        total={total}
        rowsOnPage={rows.length}
        onPageChange={(next) => change({ state, page: next })}
        onPageIntent={(next) => void client.prefetchQuery(alertListQuery(state, next))}
      />
    </Page>
  )
}

function useColumns(): Column<PanicAlert>[] {
  const t = panicTexts.useTexts()
  const { when } = useFormats()
  return useMemo(
    () => [
      {
        key: 'who',
        header: t('list.who'),
        fixed: true,
        width: '11rem',
        cell: ({ raised_by: by }) => by.name,
      },
      {
        key: 'when',
        header: t('list.when'),
        width: '9rem',
        cell: ({ pressed_at: at }) => (
          <time dateTime={at} className="tabular">
            {when(at)}
          </time>
        ),
      },
      {
        key: 'state',
        header: t('list.state'),
        width: '14rem',
        cell: (alert) => (
          <span className="inline-flex gap-1.5">
            <StateBadge state={alert.state} />
            <IncidentBadge alert={alert} />
          </span>
        ),
      },
      {
        key: 'where',
        header: t('list.where'),
        cell: ({ raised_by: by }) => by.apartments.join(', '),
      },
      {
        key: 'handledBy',
        header: t('list.handledBy'),
        cell: ({ acknowledged_by: by }) => by?.name,
      },
      { key: 'message', header: t('list.message'), width: '14rem', cell: ({ message }) => message },
    ],
    [t, when],
  )
}

type Place = { state: PanicState | null; page: number }

function stateOf(value: string | null): PanicState | null {
  return panicStates.find((state) => state === value) ?? null
}

/** Returns the filter in the address, and a function that sets it. */
function useListPlace(): [Place, (place: Place) => void] {
  const router = useRouter()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const params = new URLSearchParams(search)
  const page = Number(params.get('page') ?? 1)
  const place = {
    state: stateOf(params.get('state')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
  const change = (next: Place) => {
    const changed = new URLSearchParams({
      ...(next.state !== null && { state: next.state }),
      ...(next.page > 1 && { page: String(next.page) }),
    })
    const { pathname } = router.latestLocation
    const href = `${pathname}${changed.size > 0 ? `?${changed}` : ''}`
    void router.navigate({ href, resetScroll: false })
  }
  return [place, change]
}
