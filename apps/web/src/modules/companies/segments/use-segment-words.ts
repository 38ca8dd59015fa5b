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

/** Statuses for a segment that no longer exists, or that this person may not see here. */
const GONE = [400, 403, 404, 422]

/**
 * Keeps the stored words of the company's own and the chosen segment up to date with the server.
 */
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
  // The page of a removed segment, which may be restored, is cached under the same key.
  const gone = refused || (record !== undefined && record.deleted_at !== null)
  useEffect(() => {
    // The segment was removed, or belongs to another company.
    if (gone) chooseSegment(null)
  }, [gone])
}
