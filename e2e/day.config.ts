import { defineConfig } from '@playwright/test'
import { dayJourneys } from './day-journeys.ts'
import all from './playwright.config.ts'

/**
 * Runs only the journeys of an everyday run. One that needed a second try is reported at the end,
 * and passes.
 */
export default defineConfig({
  ...all,
  grep: dayJourneys(),
  failOnFlakyTests: false,
  // The accessibility check takes a quarter of their time; the full run includes it.
  metadata: { withoutAxe: true },
})
