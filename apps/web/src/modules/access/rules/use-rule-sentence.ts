import { formatDate } from '@portaria/contract/value-types/date'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { choiceWords } from '../../../register-pages/register-words.ts'
import { useCredentialWords, useKindWords } from '../decision/person-kinds.ts'
import { accessTexts } from '../texts/access-texts.ts'
import type { RuleTerms } from './rule-terms.ts'

/** Returns a function that says a rule as one sentence: who, where, when, with what. */
export function useRuleSentence(): (terms: RuleTerms) => string {
  const t = accessTexts.useTexts()
  const language = useLanguage()
  const { list } = useFormats()
  const kindWords = useKindWords()
  const { inSentence } = useCredentialWords()

  const who = ({ kinds, places, relations, people }: RuleTerms) => {
    const groups = list(kinds.map((kind) => kindWords(kind).inMany))
    const placed =
      places.length === 0 ? groups : t('sentence.ofPlaces', { who: groups, places: list(places) })
    const words = relations.map((one) =>
      choiceWords(language, 'access-rules', 'relations', one).toLocaleLowerCase(language),
    )
    const related =
      words.length === 0
        ? placed
        : t('sentence.ofRelations', { who: placed, relations: list(words) })
    if (people.length === 0) return kinds.length === 0 ? t('sentence.nobody') : related
    const named = list(people)
    return kinds.length === 0 ? named : t('sentence.andPeople', { who: related, people: named })
  }
  const when = ({ schedule, from, to }: RuleTerms) => {
    const hours =
      schedule === '' ? t('sentence.anyTime') : t('sentence.schedule', { name: schedule })
    const first = from === null ? '' : formatDate(from, language)
    const last = to === null ? '' : formatDate(to, language)
    if (first !== '' && last !== '')
      return `${hours}, ${t('sentence.between', { from: first, to: last })}`
    if (first !== '') return `${hours}, ${t('sentence.from', { from: first })}`
    return last === '' ? hours : `${hours}, ${t('sentence.to', { to: last })}`
  }
  const how = ({ credentials, asksTwo }: RuleTerms) => {
    const named = { list: list(credentials.map(inSentence)) }
    if (asksTwo) return t(credentials.length === 0 ? 'sentence.two' : 'sentence.twoOf', named)
    return t(credentials.length === 0 ? 'sentence.anyCredential' : 'sentence.credentials', named)
  }
  return (terms) =>
    t('sentence.whole', {
      who: who(terms),
      where: terms.points.length === 0 ? t('sentence.nowhere') : list(terms.points),
      when: when(terms),
      how: how(terms),
    })
}
