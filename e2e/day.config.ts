import { defineConfig } from '@playwright/test'
import { dayJourneys } from './day-journeys.ts'
import all from './playwright.config.ts'

/** The journeys of a day alone. One that needed a second try is named at the end, and passes. */
export default defineConfig({
  ...all,
  grep: dayJourneys(),
  failOnFlakyTests: false,
  // It takes a quarter of their time: the same journeys run it among all.
  metadata: { withoutAxe: true },
})
