import { defineDemoApp } from '../back-end/demo-app.ts'
import { searchSeed } from './search.seed.ts'
import type { SearchCalls } from './search.types.ts'

export const search = defineDemoApp<SearchCalls>()({
  seed: searchSeed,
  handlers: { 'GET /api/search': (_request, results) => ({ answer: results }) },
})
