import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import type { MonthPage } from '@portaria/contract/modules/reports/month-page'
import { newId } from '@portaria/contract/value-types/uuid'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'
import { uploadPicture } from '../../../register-pages/field-kinds/pictures/upload-picture.ts'
import { createRecord } from '../../../register-pages/register-calls.ts'
import { readWhenOpened } from '../report-calls.ts'
import type { MonthWords } from './month-words.ts'

/** The page about the month of a day; the former one is seen until it is loaded, not shared. */
export const monthPageOf = (day: string) =>
  queryOptions({
    queryKey: ['report', 'month', day],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: MonthPage }>('/reports/month', { signal, query: { day } })).data,
    placeholderData: keepPreviousData,
    ...readWhenOpened,
  })

/**
 * Makes the draft of an announcement to residents with the page as its text, and as a picture.
 * Nothing is sent (reports §4). Returns its id.
 */
export async function draftAnnouncement(words: MonthWords, picture: Blob): Promise<string> {
  const { id: picture_file_id } = await uploadPicture(announcements.name, picture)
  const { id } = await createRecord(announcements, {
    id: newId(),
    title: words.title,
    kind: 'common',
    body: words.body,
    audience: 'roles',
    roles: ['condomino'],
    attachments: [{ name: words.title.slice(0, 80), picture_file_id }],
  })
  return id
}
