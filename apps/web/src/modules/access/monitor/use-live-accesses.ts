import type { AccessEvent } from '@portaria/contract/modules/access/access-answers'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLiveEvent } from '../../../platform/live-events/live-events.ts'
import {
  type AccessFilters,
  accessesQuery,
  lastAccessQuery,
  readAccesses,
} from '../access-calls.ts'
import { withNewest } from './newest-first.ts'

/** Milliseconds between two readings while many people pass. */
const REST_MS = 300

/**
 * Follows the accesses of all points, or of one: an event has the newest page read at once, and the
 * others stay as they are.
 */
export function useLiveAccesses(pointId: string) {
  const client = useQueryClient()
  const filters: AccessFilters = pointId === '' ? {} : { point_id: pointId }
  const query = accessesQuery(filters)
  const found = useInfiniteQuery(query)
  const events = found.data?.pages.flatMap(({ data }) => data) ?? []
  const reading = useRef<'no' | 'yes' | 'again'>('no')
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const told = useRef(new Set<string>())

  const noteLast = (event: AccessEvent) =>
    client.setQueryData(lastAccessQuery(event.point.id).queryKey, (known) =>
      known && Date.parse(known.at) > Date.parse(event.at) ? known : event,
    )
  const readNewest = async () => {
    if (reading.current !== 'no') {
      reading.current = 'again'
      return
    }
    reading.current = 'yes'
    const awaited = [...told.current]
    told.current.clear()
    try {
      const newest = await readAccesses(filters, null)
      const { queryKey } = query
      // A line further down has changed: what became of somebody is told after others have come.
      const read = new Set(newest.data.map(({ id }) => id))
      const lines = client.getQueryData(queryKey)?.pages.flatMap(({ data }) => data) ?? []
      const isFurther = (id: string) => !read.has(id) && lines.some((line) => line.id === id)
      if (awaited.some(isFurther)) void client.invalidateQueries({ queryKey })
      // The first reading, still under way, may have begun before.
      if (client.getQueryData(queryKey) === undefined) await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (shown) => {
        if (!shown) return { pages: [newest], pageParams: [null] }
        const pages = [...withNewest(shown.pages, newest)]
        return { pages, pageParams: shown.pageParams.slice(0, pages.length) }
      })
      newest.data.toReversed().forEach(noteLast)
    } catch {
      // All is read again when the connection is back.
    }
    resting.current = setTimeout(() => {
      const isAgain = reading.current === 'again'
      reading.current = 'no'
      if (isAgain) void readNewest()
    }, REST_MS)
  }
  // Somebody may have passed after the first reading, before the stream began.
  useLiveEvent(['open'], () => void readNewest())
  useLiveEvent(['accesses.changed'], ({ id, point_id: at }) => {
    if (pointId === '' || at === pointId) {
      if (typeof id === 'string') told.current.add(id)
      void readNewest()
    } else if (typeof at === 'string')
      void client.invalidateQueries({ queryKey: lastAccessQuery(at).queryKey })
  })
  useEffect(() => () => clearTimeout(resting.current), [])
  return { found, events }
}
