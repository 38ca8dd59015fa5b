import { type AgreeingWord, agreeing } from '../../../texts/agreeing-word.ts'
import type { ReportName } from '../reports.ts'
import type { ReportWords } from './report-words.ts'

type Named = Readonly<Record<string, string>>
type Own = {
  readonly title: string
  readonly fields?: Named
  readonly choices?: Readonly<Record<string, Readonly<Record<string, AgreeingWord>>>>
}

/** Returns the word of a filter of rows of no register; its name where there is none. */
export function ownFieldWords(words: ReportWords, report: ReportName, name: string): string {
  const own: Own = words.reports[report]
  return own.fields?.[name] ?? name
}

/** Returns the word of a choice of such a filter; the choice where there is none. */
export function ownChoiceWords(
  words: ReportWords,
  report: ReportName,
  name: string,
  choice: string,
): string {
  const own: Own = words.reports[report]
  return agreeing(own.choices?.[name]?.[choice] ?? choice, 'm')
}
