import {
  fieldText,
  loadProblemTexts,
  problemText,
} from '@portaria/contract/loaded-texts/problem-texts'
import type { ProblemText } from '@portaria/contract/texts/problem-text'
import { addWords, currentLanguage } from '@portaria/i18n/react/texts'
import { ApiProblem } from './api-problem.ts'
import { commonTexts } from './i18n/common-texts.ts'

// Fetched ahead; until then Portuguese texts are used.
void addWords(loadProblemTexts).catch(() => undefined)

/** Failures of the server, which its operator finds in the log by the id of the request. */
const FOR_HELP: ReadonlySet<string> = new Set(['internal', 'outcome_unknown'])

/** The text of any error in the language of the page: what happened and what to do. */
export function problemTextOf(error: unknown): ProblemText {
  if (!(error instanceof ApiProblem)) return problemText(currentLanguage(), 'internal')
  if (error.code === 'offline')
    return { title: commonTexts.text('offline.title'), detail: commonTexts.text('offline.detail') }
  const { title, detail } = problemText(currentLanguage(), error.code)
  const id = error.problem?.request_id
  if (id === undefined || !FOR_HELP.has(error.code)) return { title, detail }
  return { title, detail: `${detail} ${commonTexts.text('requestId', { id })}` }
}

/** Each refused field with its sentence, by dotted path. */
export function fieldTextsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiProblem)) return {}
  return Object.fromEntries(
    Object.values(error.fields).map(({ field, code }) => [
      field,
      fieldText(currentLanguage(), code),
    ]),
  )
}
