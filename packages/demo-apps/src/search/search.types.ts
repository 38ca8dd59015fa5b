export type SearchResult = { id: string; title: string; url: string; excerpt: string }

export type SearchCalls = { 'GET /api/search': { answer: SearchResult[] } }
