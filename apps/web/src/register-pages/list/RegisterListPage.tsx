import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { CompactLabel } from '@portaria/ui/actions/CompactLabel'
import { Page, PageFill } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { Pagination } from '@portaria/ui/table/Pagination'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { usePageTitle } from '../../platform/page-title.ts'
import { useSegment } from '../../platform/segment.store.ts'
import { wordsOfTitle } from '../../platform/segment-terms.ts'
import { useDataTime } from '../../shell/use-data-time.ts'
import { shownFields } from '../list-fields.ts'
import { useOfficeTools } from '../office-tools.ts'
import { PageProblem } from '../PageProblem.tsx'
import { RegisterPage } from '../RegisterPage.tsx'
import { ListNoticeSlots, ListSlots, ListViewSlots } from '../RegisterSlots.tsx'
import type { RegisterRecord } from '../record.ts'
import type { FoundRows, ListPage, ListParams } from '../register-calls.ts'
import { useRegister } from '../register-context.tsx'
import { listQuery } from '../register-queries.ts'
import { type RegisterWords, wordsFrom } from '../register-words.ts'
import { ExportMenu } from '../spreadsheets/ExportMenu.tsx'
import { ImportButton } from '../spreadsheets/ImportButton.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'
import { BulkActions, mayChangeMany } from './BulkActions.tsx'
import { DroppedNotice } from './DroppedNotice.tsx'
import { useDroppedFilters } from './dropped-filters.ts'
import { ListTable } from './ListTable.tsx'
import { ListTools } from './ListTools.tsx'
import { ListContext } from './list-context.ts'
import { type ListState, listParams } from './list-state.ts'
import { useListView } from './list-view.ts'
import { useListColumns } from './use-list-columns.tsx'
import { useListState } from './use-list-state.ts'

const PER_PAGE = 25

interface RegisterListProps {
  /** The title of a page that shows only some of the rows. */
  title?: string | undefined
  /** Filters that always apply, in addition to those of the address. */
  filters?: ListParams | undefined
}

export interface RegisterListPageProps extends RegisterListProps {
  register: AnyRegister
}

/** The list of a register, built from its definition; its address holds its whole state. */
export function RegisterListPage({ register, ...list }: RegisterListPageProps) {
  return (
    <RegisterPage register={register}>
      <RegisterList {...list} />
    </RegisterPage>
  )
}

function RegisterList({ title, filters }: RegisterListProps) {
  const { register, role, may, paths } = useRegister()
  const text = pageTexts.useTexts()
  const [state, change] = useListState()
  const words = useTitledWords(state)
  const view = useListView(state)
  const tools = useOfficeTools()
  const params = { ...listParams(state), ...filters }
  const fields = shownFields(register, role, view.hidden)
  const client = useQueryClient()
  const list = useQuery({
    ...listQuery(register, { ...params, fields }),
    placeholderData: keepPreviousData,
  })
  // The rows of the first screen are rendered at once, the rest when nobody types or clicks.
  const data = useDeferredValue(list.data, firstScreen(list.data)) ?? list.data
  const columns = useListColumns(view.hidden)
  const address = useDroppedFilters(list.error, state, change)
  const drop = useEffectEvent(address.drop)
  useEffect(() => {
    if (address.dropping) drop()
  }, [address.dropping])
  const [selected, setSelected] = useState<ReadonlyMap<string, RegisterRecord>>(new Map())
  usePageTitle(title ?? words.many)

  const rows = data?.data ?? []
  const select = (ids: Set<string>) => {
    const known = new Map([...selected, ...rows.map((row) => [row.id, row] as const)])
    setSelected(new Map([...known].filter(([id]) => ids.has(id))))
  }
  const { page: _page, ...unpaged } = params
  const { sort: _sort, ...unsorted } = unpaged
  const parts = useMemo(
    () => ({ state, change, words, columns, view }),
    [state, change, words, columns, view],
  )
  return (
    <ListContext value={parts}>
      <div data-density={view.density} className="contents">
        <Page kind="list">
          <PageHeader
            title={title ?? words.many}
            count={useDataTime(useTotalWords(data), list.dataUpdatedAt)}
            actions={
              <>
                {tools && <ListViewSlots />}
                {tools && <ExportMenu params={unpaged} columns={fields} />}
                {tools && <ImportButton />}
                <ListSlots />
                {may('create') && paths.create && !state.removed && (
                  <ButtonLink variant="primary" icon={Plus} href={paths.create}>
                    <CompactLabel>{text(`new.${words.gender}`, { one: words.inOne })}</CompactLabel>
                  </ButtonLink>
                )}
              </>
            }
          />
          <BulkActions
            selected={[...selected.values()]}
            found={foundRows(unsorted, data)}
            onClear={() => setSelected(new Map())}
          />
          {/* Hidden and not removed while rows are selected, since rendering it again takes
              longer than rendering all rows. */}
          <div className={selected.size > 0 ? 'hidden' : 'contents'}>
            <ListTools />
          </div>
          <ListNoticeSlots />
          <DroppedNotice dropped={address.dropped} onClose={address.forget} />
          <PageFill>
            {list.isError && !list.data && !address.dropping ? (
              <PageProblem error={list.error} onRetry={() => void list.refetch()} />
            ) : (
              <ListTable
                rows={rows}
                loading={data === undefined}
                refreshing={list.isPlaceholderData || data?.meta !== list.data?.meta}
                {...(tools &&
                  mayChangeMany(role, register) && {
                    selection: new Set(selected.keys()),
                    onSelect: select,
                  })}
              />
            )}
          </PageFill>
          <Pagination
            page={state.page}
            perPage={PER_PAGE}
            total={data?.meta.total ?? null}
            atLeast={data?.meta.total_is === 'at_least'}
            rowsOnPage={rows.length}
            onPageChange={(page) => change({ page })}
            onPageIntent={(page) => {
              const next = { ...listParams({ ...state, page }), ...filters, fields }
              void client.prefetchQuery(listQuery(register, next))
            }}
          />
        </Page>
      </div>
    </ListContext>
  )
}

/** Rows that fit on a screen without scrolling. */
const FIRST_SCREEN = 12

function firstScreen(page: ListPage | undefined): ListPage | undefined {
  return page && { ...page, data: page.data.slice(0, FIRST_SCREEN) }
}

/** All rows that match the list; null if the server stopped counting. */
function foundRows(filter: ListParams, data: ListPage | undefined): FoundRows | null {
  return data?.meta.total_is === 'exact' ? { filter, total: data.meta.total } : null
}

/**
 * The total in words: "1.204", or "mais de 10.000" if the server stopped counting; undefined while
 * unknown.
 */
function useTotalWords(data: ListPage | undefined): string | undefined {
  const text = pageTexts.useTexts()
  const { count } = useFormats()
  if (!data) return undefined
  const total = count(data.meta.total)
  return data.meta.total_is === 'at_least' ? text('list.atLeast', { total }) : total
}

/** The register's words, or those of the address's title (interface §8). */
function useTitledWords({ title }: ListState): RegisterWords {
  const { register, words: own } = useRegister()
  const segment = useSegment()
  return useMemo(() => {
    if (title === null || !register.term) return own
    const asked = wordsOfTitle(own.language, segment, register.term, title)
    if (!asked) return own
    const { singular, plural, gender } = asked
    return wordsFrom(own.language, { one: singular, many: plural, gender })
  }, [own, segment, register, title])
}
