import { defineDemoApp } from '../back-end/demo-app.ts'
import { faqSeed } from './faq.seed.ts'
import type { FaqCalls } from './faq.types.ts'

export const faq = defineDemoApp<FaqCalls>()({
  seed: faqSeed,
  handlers: { 'GET /api/faq': (_request, entries) => ({ answer: entries }) },
})
