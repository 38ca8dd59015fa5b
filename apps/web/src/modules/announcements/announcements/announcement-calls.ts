import {
  type AnnouncementRecipient,
  type AudienceBody,
  type AudienceCounts,
  audienceBody,
  type DeliveriesAnswer,
  type DeliveryCounts,
  deliveryCounts,
  MAX_DELIVERIES,
  MAX_TOLD,
  type OwnReceipt,
  ownReceipt,
  type RecipientStand,
  type RecipientsAnswer,
  type SentCorrection,
  type SentDelivery,
  sentCorrection,
} from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callApi, send } from '../../../platform/http-client.ts'
import { asReference, type RegisterRecord } from '../../../register-pages/record.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { registerKey } from '../../../register-pages/register-queries.ts'
import type { ExportFormat } from '../../../register-pages/spreadsheets/fetch-export.ts'

/** Recipients on one page of the proof. */
const PAGE = 200

const rowsIn = (value: unknown) =>
  Array.isArray(value) ? (value as readonly Readonly<Record<string, unknown>>[]) : []

/** Converts a number that a form holds as text or number; null without one. */
const floorOf = (value: unknown) => (value == null || value === '' ? null : Number(value))

/** The id of a reference in a form or a record. */
const idIn = (value: unknown) => (typeof value === 'string' ? value : asReference(value)?.id)

/**
 * The audience of an announcement, from the values of its form or record; null while it is empty.
 */
export function audienceIn(values: Readonly<Record<string, unknown>>): AudienceBody | null {
  const { audience, towers, apartments, roles, relations } = values
  const listed = Array.isArray(relations) && relations.length > 0 ? { relations } : {}
  const towerRows = rowsIn(towers).flatMap((row) => {
    const id = idIn(row['tower_id'])
    return id === undefined ? [] : [{ tower_id: id, floor: floorOf(row['floor']) }]
  })
  const unitRows = rowsIn(apartments).flatMap((row) => {
    const id = idIn(row['apartment_id'])
    return id === undefined ? [] : [{ apartment_id: id }]
  })
  const roleList = Array.isArray(roles) ? roles : []
  const named = { all: [{}], towers: towerRows, apartments: unitRows, roles: roleList }
  const isNamed = Object.entries(named).some(([kind, rows]) => kind === audience && rows.length > 0)
  const read = audienceBody.safeParse({
    audience,
    ...listed,
    ...(audience === 'towers' && { towers: towerRows }),
    ...(audience === 'apartments' && { apartments: unitRows }),
    ...(audience === 'roles' && { roles: roleList }),
  })
  return isNamed && read.success ? read.data : null
}

/** The number of people that an announcement would reach. */
export const audienceQuery = (body: AudienceBody) =>
  queryOptions({
    queryKey: [...registerKey(announcements), 'audience', body],
    async queryFn({ signal }) {
      const { data } = await callApi<{ data: AudienceCounts }>('/announcements/audience', {
        method: 'POST',
        body,
        signal,
      })
      return data
    },
  })

/** Ids whose figures are asked for by parts that render together, and the call that reads them. */
let gathered: { readonly ids: Set<string>; readonly answer: Promise<DeliveriesAnswer> } | null =
  null

/** Reads the figures of an announcement in one call with those that are asked for at the same time. */
async function readDelivery(id: string): Promise<SentDelivery | null> {
  if (gathered === null || gathered.ids.size >= MAX_DELIVERIES) {
    const ids = new Set<string>()
    const call = async (): Promise<DeliveriesAnswer> => {
      // Every cell of a list asks before the next task.
      await new Promise((resolve) => setTimeout(resolve))
      if (gathered?.ids === ids) gathered = null
      return callApi('/announcements/deliveries', { query: { ids: [...ids].join(',') } })
    }
    gathered = { ids, answer: call() }
  }
  gathered.ids.add(id)
  const { data } = await gathered.answer
  return data.find((one) => one.id === id) ?? null
}

/** The delivery figures of a sent announcement, for lists; null if it has none. */
export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: [...registerKey(announcements), 'deliveries', id],
    queryFn: () => readDelivery(id),
  })

/** Reads the delivery figures from a record; null for a reader who may not see them. */
export function deliveryIn(record: RegisterRecord): DeliveryCounts | null {
  const read = deliveryCounts.safeParse(record['delivery'])
  return read.success ? read.data : null
}

/** Reads the reader's own receipt from a record; null if it was not sent to them. */
export function receiptIn(record: RegisterRecord): OwnReceipt | null {
  const read = ownReceipt.safeParse(record['receipt'])
  return read.success ? read.data : null
}

/** Reads the announcement that corrects this one from a record; null without one. */
export function correctionIn(record: RegisterRecord): SentCorrection | null {
  const read = sentCorrection.safeParse(record['correction'])
  return read.success ? read.data : null
}

/** Records that the reader has opened an announcement. */
export const markRead = (id: string) => actOn(announcements, id, 'read', {})

/** Records who was told on paper, in calls of as many people as the server accepts. */
export async function recordTold(
  id: string,
  { recipients, ...told }: { recipients: readonly string[]; told_on: string; told_by: string },
): Promise<void> {
  for (let begun = 0; begun < recipients.length; begun += MAX_TOLD)
    await actOn(announcements, id, 'record-told', {
      recipients: recipients.slice(begun, begun + MAX_TOLD),
      ...told,
    })
}

const readPage = (
  id: string,
  stand: RecipientStand | null,
  page: number,
  signal?: AbortSignal,
): Promise<RecipientsAnswer> =>
  callApi(`/announcements/${id}/recipients`, {
    query: { page: String(page), per_page: String(PAGE), ...(stand && { stand }) },
    ...(signal && { signal }),
  })

/** The recipients of an announcement by unit, page by page. */
export const recipientsQuery = (id: string, stand: RecipientStand | null) =>
  infiniteQueryOptions({
    queryKey: [...registerKey(announcements), id, 'recipients', stand],
    queryFn: ({ pageParam, signal }) => readPage(id, stand, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta.page * meta.per_page < meta.total ? meta.page + 1 : undefined,
  })

/** Reads all recipients, for a PDF. */
export async function allRecipients(id: string): Promise<AnnouncementRecipient[]> {
  const people: AnnouncementRecipient[] = []
  for (let page = 1; ; page += 1) {
    const { data, meta } = await readPage(id, null, page)
    people.push(...data)
    if (data.length === 0 || people.length >= meta.total) return people
  }
}

/** The proof as a spreadsheet. */
export const fetchProof = async (id: string, format: ExportFormat): Promise<Blob> =>
  (await send(`/announcements/${id}/proof`, { query: { format } })).blob()
