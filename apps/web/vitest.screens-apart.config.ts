import { defineConfig } from 'vitest/config'
import screens, { apart } from './vitest.screens.config.ts'

/** Tests of components that need a page of their own, one per file. */
export default defineConfig({
  ...screens,
  test: {
    ...screens.test,
    name: 'screens-apart',
    include: apart,
    exclude: [],
    isolate: true,
    sequence: { groupOrder: 2 },
  },
})
