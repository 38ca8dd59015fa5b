import type { parcelKinds } from '@portaria/contract/modules/custody/parcels'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { atDesk, type TypedPlace } from '../custody/PlaceFields.tsx'

/** A parcel received in this sitting at the desk. */
export type Received = {
  id: string
  number: string
  kind: string
  whose: string
  tracking: string | null
  /** The time of the answer in the browser, in milliseconds. */
  at: number
  undone: boolean
}

/** Kind and place of the last reception, as defaults for the next. */
export type Usual = { kind: (typeof parcelKinds)[number]; place: TypedPlace }

type Sitting = { received: readonly Received[]; usual: Usual }

export const usualAtFirst: Usual = { kind: 'parcel', place: atDesk }

const empty: Sitting = { received: [], usual: usualAtFirst }

/**
 * The parcels received since the page was opened, newest first; kept in the session's cache only.
 */
export const sittingQuery = queryOptions({
  queryKey: ['parcel-reception'] as const,
  queryFn: () => empty,
  initialData: empty,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Adds a parcel to the sitting's list. */
export function addReceived(client: QueryClient, received: Received): void {
  change(client, (before) => ({
    ...before,
    received: [received, ...before.received.filter(({ id }) => id !== received.id)],
  }))
}

/** Marks a parcel of the list as undone. */
export function markUndone(client: QueryClient, id: string): void {
  change(client, (before) => ({
    ...before,
    received: before.received.map((one) => (one.id === id ? { ...one, undone: true } : one)),
  }))
}

/** Stores the defaults for the next reception. */
export function keepUsual(client: QueryClient, usual: Usual): void {
  change(client, (before) => ({ ...before, usual }))
}

function change(client: QueryClient, next: (before: Sitting) => Sitting): void {
  client.setQueryData(sittingQuery.queryKey, (before = empty) => next(before))
}
