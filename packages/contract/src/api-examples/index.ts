import { accessExamples } from './access-examples.ts'
import type { ApiExample } from './api-example.ts'
import { doorExamples } from './door-examples.ts'
import { personalDataExamples } from './personal-data-examples.ts'
import { readingExamples } from './reading-examples.ts'
import { refusalExamples } from './refusal-examples.ts'
import { sessionExamples } from './session-examples.ts'
import { liveExamples, spreadsheetExamples } from './work-examples.ts'
import { writingExamples } from './writing-examples.ts'

/** Every example, in the order in which the documentation shows it and the test sends it. */
export const apiExamples: readonly ApiExample[] = [
  ...sessionExamples,
  ...readingExamples,
  ...writingExamples,
  ...refusalExamples,
  ...spreadsheetExamples,
  ...liveExamples,
  ...accessExamples,
  ...doorExamples,
  ...personalDataExamples,
]
