import type {
  DoorCommand,
  DoorCommandBody,
  DoorFinding,
  DoorPlan,
} from '@portaria/contract/modules/custody/locker-doors'
import { registers } from '@portaria/contract/modules/registers'
import { queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { callApi } from '../../../platform/http-client.ts'
import { listQuery } from '../../../register-pages/register-queries.ts'

/** Milliseconds between two reads of a command, at first and after some minutes. */
const LOOK_MS = { soon: 1_000, later: 10_000 } as const

/** Number of reads after which a command is read less often. */
const SOON = 300

/**
 * How often a command is sent in all if no answer comes, and the milliseconds between two tries.
 */
const TRIES = { most: 4, restMs: 2_000 } as const

/** The plan of a locker, read again whenever a door or a parcel changes. */
export function planQuery(lockerId: string) {
  return queryOptions({
    queryKey: ['locker-doors', lockerId],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: DoorPlan }>(`/lockers/${lockerId}/doors`, { signal })).data,
    meta: { madeOf: ['lockers', 'parcels'] },
  })
}

/** A command, read repeatedly until it is final: residents receive no events of lockers. */
export function commandQuery(id: string) {
  return queryOptions({
    queryKey: ['door-command', id],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: DoorCommand }>(`/door-commands/${id}`, { signal })).data,
    refetchInterval: ({ state }) => {
      if (state.data?.over) return false
      return state.dataUpdateCount < SOON ? LOOK_MS.soon : LOOK_MS.later
    },
  })
}

/** The lockers for parcels: those whose doors can be opened from here. */
export const activeLockersQuery = listQuery(registers.lockers, {
  'filter[status]': 'ATIVO',
  'filter[unready]': 'false',
  sort: 'name',
  per_page: '50',
  fields: 'name,location,silent',
})

/** Whether the server itself answered; otherwise it is unknown whether it has the command. */
export const wasAnswered = (failure: unknown): boolean =>
  failure instanceof ApiProblem && failure.status >= 400 && failure.status < 500

/**
 * Commands a door. Without an answer the command is sent again with the same id, which opens
 * nothing twice.
 */
export async function commandDoor(body: DoorCommandBody): Promise<DoorCommand> {
  for (let tries = 1; ; tries += 1) {
    try {
      const request = { method: 'POST' as const, body }
      return (await callApi<{ data: DoorCommand }>('/door-commands', request)).data
    } catch (failure) {
      if (wasAnswered(failure) || tries === TRIES.most) throw failure
      await new Promise((resolve) => setTimeout(resolve, TRIES.restMs))
    }
  }
}

/** Reports what a person saw behind a door. */
export async function resolveCommand(id: string, finding: DoorFinding): Promise<DoorCommand> {
  const request = { method: 'POST' as const, body: { finding } }
  return (await callApi<{ data: DoorCommand }>(`/door-commands/${id}/resolve`, request)).data
}

const changePlan = async (path: string, body?: object): Promise<DoorPlan> =>
  (await callApi<{ data: DoorPlan }>(path, { method: 'POST', body })).data

/** Makes the board read the doors; resolves to the plan as it was before that. */
export const lookAt = (lockerId: string) => changePlan(`/lockers/${lockerId}/look`)

export const blockDoor = (lockerId: string, door: number, reason: string) =>
  changePlan(`/lockers/${lockerId}/doors/${door}/block`, { reason })

export const unblockDoor = (lockerId: string, door: number) =>
  changePlan(`/lockers/${lockerId}/doors/${door}/unblock`)
