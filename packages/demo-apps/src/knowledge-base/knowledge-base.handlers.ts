import { defineDemoApp } from '../back-end/demo-app.ts'
import { knowledgeBaseSeed } from './knowledge-base.seed.ts'
import type { KnowledgeBaseCalls } from './knowledge-base.types.ts'

export const knowledgeBase = defineDemoApp<KnowledgeBaseCalls>()({
  seed: knowledgeBaseSeed,
  handlers: { 'GET /api/knowledge-base': (_request, categories) => ({ answer: categories }) },
})
