import { registers } from '@portaria/contract/modules/registers'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { readSegmentWords } from '../../../platform/read-segment.ts'
import {
  chooseSegment,
  followOtherTabs,
  storeWords,
  useChosenSegment,
} from '../../../platform/segment.store.ts'
import { meQuery } from '../../../platform/session/me-query.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { recordQuery } from '../../../register-pages/register-queries.ts'

/** Statuses of a segment that is gone, or that this person may not see here. */
const GONE = [400, 403, 404, 422]

/** Keeps the words of the company's own segment and of the chosen one as the server has them. */
export function useSegmentWords(): void {
  useOwnWords()
  useChosenWords()
  useEffect(followOtherTabs, [])
}

function useOwnWords(): void {
  const { tenantId } = useSession()
  const segment = useQuery(meQuery).data?.segment
  useEffect(() => {
    if (tenantId === null || segment === undefined) return
    storeWords('own', { of: tenantId, words: readSegmentWords(segment) })
  }, [tenantId, segment])
}

function useChosenWords(): void {
  const chosen = useChosenSegment()
  const id = chosen?.id ?? ''
  const query = recordQuery(registers.segments, id)
  const { data: record, error } = useQuery({ ...query, enabled: id !== '' })
  useEffect(() => {
    if (record?.id === id) storeWords('chosen', { of: id, words: readSegmentWords(record) })
  }, [id, record])
  const refused = error instanceof ApiProblem && GONE.includes(error.status)
  // The page of a removed one, which may be restored, reads it under the same key.
  const gone = refused || (record !== undefined && record.deleted_at !== null)
  useEffect(() => {
    // Removed, or of another company.
    if (gone) chooseSegment(null)
  }, [gone])
}
