import type {
  SectionName,
  TimelinePage,
  UnitRecord,
} from '@portaria/contract/modules/unit-record/unit-record'
import { recordSections, sectionNames } from '@portaria/contract/modules/unit-record/unit-record'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/http-client.ts'

/** The requested period; '' leaves an end open. */
export type AskedPeriod = { from: string; to: string }

const madeOf = [
  'apartments',
  'residents',
  ...Object.values(recordSections).map(({ register }) => register),
]

function addressOf(
  path: string,
  { from, to }: AskedPeriod,
  more: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams({ ...(from && { from }), ...(to && { to }), ...more })
  return params.size === 0 ? path : `${path}?${params}`
}

/** The record of a unit in a period; the former one is shown until it is loaded. */
export function apartmentRecordQuery(id: string, period: AskedPeriod) {
  return queryOptions({
    queryKey: ['apartment-record', id, period],
    queryFn: async ({ signal }) => {
      const address = addressOf(`/apartments/${id}/record`, period)
      return (await callApi<{ data: UnitRecord }>(address, { signal })).data
    },
    placeholderData: keepPreviousData,
    meta: { madeOf },
  })
}

/** The whole time of a unit. */
export const ALWAYS: AskedPeriod = { from: '', to: '' }

/** Rows that a section of the unit's page shows at first, and adds with each press. */
const SECTION_PAGE = 5

/** The sections of a unit's page: who lives there stands in a panel of its own. */
const onPage = sectionNames.filter((name) => name !== 'people')

const readSections = async (
  id: string,
  names: readonly SectionName[],
  page: number,
  signal: AbortSignal,
) => {
  const more = { sections: names.join(','), page: String(page), per_page: String(SECTION_PAGE) }
  const address = addressOf(`/apartments/${id}/record`, ALWAYS, more)
  return (await callApi<{ data: UnitRecord }>(address, { signal })).data.sections
}

/** The first rows of each section of a unit's page. */
export const unitSectionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['apartment-record', id, 'sections'],
    queryFn: ({ signal }) => readSections(id, onPage, 1, signal),
    meta: { madeOf },
  })

/** The rows of a section after the first ones, page by page. */
export const laterRowsQuery = (id: string, name: SectionName) =>
  infiniteQueryOptions({
    queryKey: ['apartment-record', id, 'sections', name],
    queryFn: ({ signal, pageParam }) => readSections(id, [name], pageParam, signal),
    initialPageParam: 2,
    getNextPageParam: ([section], _pages, page) =>
      section && section.total > page * SECTION_PAGE ? page + 1 : undefined,
    meta: { madeOf },
  })

/** The events of a unit, page by page: as many on each as the server gives, or `size`. */
export function timelineQuery(id: string, period: AskedPeriod, size?: number) {
  return infiniteQueryOptions({
    queryKey: ['apartment-record', id, period, 'timeline', size],
    queryFn: ({ signal, pageParam }) => {
      const more = {
        ...(size !== undefined && { per_page: String(size) }),
        ...(pageParam !== null && { after: pageParam }),
      }
      const address = addressOf(`/apartments/${id}/record/timeline`, period, more)
      return callApi<TimelinePage>(address, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    placeholderData: keepPreviousData,
    meta: { madeOf },
  })
}
