import { panicTopics } from '@portaria/contract/modules/panic/panic-words'
import type { Buildings } from '@portaria/contract/modules/units/buildings'
import { litRegisters } from '@portaria/contract/modules/units/buildings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLiveEvent } from '../../../../platform/live-events/live-events.ts'
import { litBatches } from './lit-batches.ts'
import { buildingsQuery, hoursQuery, readLit } from './live-queries.ts'
import { type LiveUnits, liveUnits } from './live-units.store.ts'

const drawnRegisters: readonly unknown[] = ['towers', 'apartments', 'occupancies']

const isText = (value: unknown): value is string => typeof value === 'string'

export type LiveBuildings = {
  /** Undefined until they are read. */
  readonly buildings: Buildings | undefined
  /** The time of the last full answer, in milliseconds. */
  readonly readAt: number
  readonly units: LiveUnits
  /** Why they could not be read; null otherwise. */
  readonly error: unknown
  readonly retry: () => void
}

/**
 * The company's units, and what lights their windows now: read once, then by the ids of live
 * events.
 */
export function useLiveBuildings(): LiveBuildings {
  const client = useQueryClient()
  const query = useQuery(buildingsQuery)
  const [units] = useState(liveUnits)
  /** Rows that changed while everything was read, whose answer may be older than they are. */
  const meanwhile = useRef(new Set<string>())
  const [batches] = useState(() =>
    litBatches(
      async (ids) => units.replace(ids, await readLit(ids)),
      () => void client.invalidateQueries({ queryKey: buildingsQuery.queryKey }),
    ),
  )
  const { data, dataUpdatedAt } = query
  useEffect(() => {
    // Each answer, also one that is equal to the last: events may have changed windows meanwhile.
    if (!data || dataUpdatedAt === 0) return
    units.load(data)
    const again = [...meanwhile.current]
    meanwhile.current.clear()
    batches.note(again, again.length)
  }, [data, dataUpdatedAt, units, batches])
  useEffect(() => () => batches.stop(), [batches])

  const note = (ids: readonly string[], count: number) => {
    if (query.isFetching) for (const id of ids) meanwhile.current.add(id)
    batches.note(ids, count)
  }
  useLiveEvent(['register.changed'], ({ register, ids, count }) => {
    if (drawnRegisters.includes(register)) return batches.noteWhole()
    if (!litRegisters.some((name) => name === register)) return
    const changed = Array.isArray(ids) ? ids.filter(isText) : []
    note(changed, typeof count === 'number' ? count : changed.length)
  })
  useLiveEvent(panicTopics, ({ id }) => {
    if (isText(id)) note([id], 1)
  })
  return {
    buildings: data,
    readAt: dataUpdatedAt,
    units,
    error: data ? null : query.error,
    retry: () => void query.refetch(),
  }
}

/** Milliseconds between two reads of the hours while things change. */
const HOURS_MS = 10_000

/** The hours of the company's day, read again some seconds after a change. */
export function useDayHours() {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLiveEvent(['register.changed'], ({ register }) => {
    if (!litRegisters.some((name) => name === register)) return
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void client.invalidateQueries({ queryKey: hoursQuery.queryKey })
    }, HOURS_MS)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return useQuery(hoursQuery)
}
