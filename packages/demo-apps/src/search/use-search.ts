import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { hasWords } from '../text/plain-text.ts'
import type { SearchCalls } from './search.types.ts'

const { query } = demoClient<SearchCalls>()

/** Returns the typed text, and the results that contain each of its words. */
export function useSearch() {
  const { data } = useSuspenseQuery(query('GET /api/search'))
  const [typed, setTyped] = useState('')
  const found = data.filter(({ title, excerpt }) => hasWords(`${title} ${excerpt}`, typed))
  return { typed, setTyped, found }
}
