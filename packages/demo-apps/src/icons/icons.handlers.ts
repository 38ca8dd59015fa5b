import { defineDemoApp } from '../back-end/demo-app.ts'
import { iconsSeed } from './icons.seed.ts'
import type { IconsCalls } from './icons.types.ts'

export const icons = defineDemoApp<IconsCalls>()({
  seed: iconsSeed,
  handlers: { 'GET /api/icons': (_request, entries) => ({ answer: entries }) },
})
