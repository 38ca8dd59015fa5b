import type { AudienceCounts } from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { audienceIn, audienceQuery } from './announcement-calls.ts'

/**
 * The number of people in the audience of a form or draft today; null while unknown, and for an
 * empty audience.
 */
export function useAudienceCounts(
  values: Readonly<Record<string, unknown>>,
): AudienceCounts | null {
  const body = audienceIn(values)
  const { data } = useQuery({
    ...audienceQuery(body ?? { audience: 'all' }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
  })
  return body === null ? null : (data ?? null)
}
