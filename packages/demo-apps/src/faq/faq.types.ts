export type FaqEntry = { id: string; question: string; answer: string }

export type FaqCalls = { 'GET /api/faq': { answer: FaqEntry[] } }
