import type {
  ClosePanic,
  PanicAlert,
  PanicDetail,
  PanicListAnswer,
  PanicPlace,
  RaiseDrill,
} from '@portaria/contract/modules/panic/panic'
import type {
  PanicMotive,
  PanicState,
  SenderWord,
} from '@portaria/contract/modules/panic/panic-words'
import { callApi } from '../../platform/http-client.ts'

const path = '/notifications/panic'

type One<T> = { data: T }

/** An alert as it is sent; key and time are those of the press, however often it is tried. */
export type PanicToSend = {
  key: string
  message: string
  motive: PanicMotive | null
  silent: boolean
  userId: string
  tenantId: string
  raisedAt: string
}

/** Milliseconds after which a try counts as failed; the same alert may then be sent again. */
const SEND_MS = 10_000

export async function postAlert(alert: PanicToSend): Promise<PanicAlert> {
  const { key, message, motive, silent, userId, tenantId, raisedAt } = alert
  const { data } = await callApi<One<PanicAlert>>(path, {
    method: 'POST',
    body: {
      message,
      ...(motive !== null && { motive }),
      ...(silent && { silent }),
      user_id: userId,
      tenant_id: tenantId,
      raised_at: raisedAt,
    },
    headers: { 'Idempotency-Key': key },
    signal: AbortSignal.timeout(SEND_MS),
    // A person in danger may close the page immediately.
    keepalive: true,
  })
  return data
}

/** Reads unread alerts: unacknowledged ones first, the oldest first. */
export async function fetchUnread(signal: AbortSignal): Promise<PanicAlert[]> {
  return (await callApi<One<PanicAlert[]>>(path, { query: { not_read: 1 }, signal })).data
}

/** Reads every unacknowledged alert and the latest others that the person may see. */
export async function fetchRecent(signal: AbortSignal): Promise<PanicAlert[]> {
  return (await callApi<One<PanicAlert[]>>(path, { signal })).data
}

export async function fetchAlert(id: string, signal: AbortSignal): Promise<PanicDetail> {
  return (await callApi<One<PanicDetail>>(`${path}/${id}`, { signal })).data
}

export function fetchAlerts(
  state: PanicState | null,
  page: number,
  signal: AbortSignal,
): Promise<PanicListAnswer> {
  return callApi(`${path}/alerts`, { query: { state, page }, signal })
}

export async function readAlert(id: string): Promise<PanicAlert> {
  return (await callApi<One<PanicAlert>>(`${path}/${id}/read`, { method: 'POST' })).data
}

export async function acknowledgeAlert(id: string): Promise<PanicAlert> {
  return (await callApi<One<PanicAlert>>(`${path}/${id}/acknowledge`, { method: 'POST' })).data
}

export async function closeAlert(id: string, body: ClosePanic): Promise<PanicAlert> {
  return (await callApi<One<PanicAlert>>(`${path}/${id}/close`, { method: 'POST', body })).data
}

const post = async (address: string, body?: object): Promise<PanicAlert> =>
  (await callApi<One<PanicAlert>>(address, { method: 'POST', body })).data

/** Adds the person to those on the way. */
export const comeToAlert = (id: string): Promise<PanicAlert> => post(`${path}/${id}/coming`)

/** Withdraws the person's own alert; somebody confirms the withdrawal. */
export const cancelAlert = (id: string): Promise<PanicAlert> => post(`${path}/${id}/cancel`)

/** Adds the place of the sender to their alert. */
export const placeAlert = (id: string, place: PanicPlace): Promise<PanicAlert> =>
  post(`${path}/${id}/place`, place)

/** Sends the sender's word: over, or still needed. */
export const sayOfAlert = (id: string, word: SenderWord): Promise<PanicAlert> =>
  post(`${path}/${id}/word`, { word })

/** Raises an exercise. */
export const raiseDrill = (body: RaiseDrill): Promise<PanicAlert> => post(`${path}/drill`, body)
