import type { AccessEvent } from '@portaria/contract/modules/access/access-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { useAccessWords } from '../../events/use-access-words.ts'
import { accessTexts } from '../../texts/access-texts.ts'

/** An access in words, for print. */
export type AccessWords = {
  readonly title: string
  readonly details: string
  readonly when: string
}

/** Returns the title of lists of accesses, and a function that puts them into words. */
export function useAccessLines(): {
  title: string
  linesOf: (events: readonly AccessEvent[]) => readonly AccessWords[]
} {
  const t = accessTexts.useTexts()
  const { dateTime } = useFormats()
  const wordsOf = useAccessWords()
  return {
    title: t('events.title'),
    linesOf: (events) =>
      events.map((event) => {
        const { name, what, where, by, marks } = wordsOf(event)
        const parts = [what, ...marks.map(({ words }) => words), ...where, ...by]
        return {
          title: name,
          details: parts.filter((part) => part !== name).join(' · '),
          when: dateTime(event.at),
        }
      }),
  }
}
