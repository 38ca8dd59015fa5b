import type { AudienceCounts } from '@portaria/contract/modules/common-life/announcements/announcement-answers'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { audienceIn, audienceQuery } from './announcement-calls.ts'

/** How many people have the audience of a form or of a draft today; null until that is known, and where nobody is named. */
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
