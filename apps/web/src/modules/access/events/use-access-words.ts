import type { AccessEvent } from '@portaria/contract/modules/access/access-answers'
import { useFactWords, useMarkWords } from '../decision/Explanation.tsx'
import { useCredentialWords, useKindWords } from '../decision/person-kinds.ts'
import { decisionTexts } from '../decision/texts/decision-texts.ts'
import { accessTexts } from '../texts/access-texts.ts'

/** Returns the words of an access: who, where, what happened, and what is marked. */
export function useAccessWords() {
  const t = accessTexts.useTexts()
  const words = decisionTexts.useTexts()
  const markWords = useMarkWords()
  const factWords = useFactWords()
  const kindWords = useKindWords()
  const { nounOf } = useCredentialWords()
  return ({
    fact,
    direction,
    point,
    reason,
    marks,
    credential,
    person,
    opened_by,
  }: AccessEvent) => {
    // What happens at a door without anybody is named by itself.
    const isOfSomebody = person !== null || opened_by !== null || credential !== null
    const somebody = person?.title ?? opened_by?.name ?? t('events.nobody')
    const why = reason === null ? '' : `: ${words(`reasons.${reason}`)}`
    return {
      isOfSomebody,
      name: isOfSomebody ? somebody : words(`facts.${fact}`),
      /** Of what kind the person is, and of which units. */
      who: person === null ? [] : [kindWords(person.kind).one, ...person.units],
      where: [point.title, words(`directions.${direction}`)],
      by: credential === null ? [] : [nounOf(credential)],
      /** What happened, with the reason of a refusal. */
      what: `${factWords(fact, direction)}${why}`,
      marks: marks.map((mark) => ({ mark, words: markWords(mark) })),
    }
  }
}
