import { useFormats } from '@portaria/i18n/react/use-formats'
import { useCredentialWords } from '../decision/person-kinds.ts'
import { accessTexts } from '../texts/access-texts.ts'
import type { RuleTerms } from './rule-terms.ts'
import { useRuleWho } from './use-rule-who.ts'

/** Returns a function that says a rule as one sentence: who, where, when, with what. */
export function useRuleSentence(): (terms: RuleTerms) => string {
  const t = accessTexts.useTexts()
  const { list, dayWords } = useFormats()
  const who = useRuleWho()
  const { inSentence } = useCredentialWords()

  const when = ({ schedule, from, to }: RuleTerms) => {
    const hours =
      schedule === '' ? t('sentence.anyTime') : t('sentence.schedule', { name: schedule })
    const first = from === null ? '' : dayWords(from)
    const last = to === null ? '' : dayWords(to)
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
