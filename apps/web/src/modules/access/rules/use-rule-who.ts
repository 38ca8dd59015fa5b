import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { choiceWords } from '../../../register-pages/register-words.ts'
import { useKindWords } from '../decision/person-kinds.ts'
import { accessTexts } from '../texts/access-texts.ts'
import type { RuleTerms } from './rule-terms.ts'

/** Returns a function that says whom a rule lets pass. */
export function useRuleWho(): (
  terms: Pick<RuleTerms, 'kinds' | 'places' | 'relations' | 'people'>,
) => string {
  const t = accessTexts.useTexts()
  const language = useLanguage()
  const { list } = useFormats()
  const kindWords = useKindWords()
  return ({ kinds, places, relations, people }) => {
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
}
