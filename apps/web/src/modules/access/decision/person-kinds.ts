import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type {
  CredentialKind,
  PersonKind,
} from '@portaria/contract/modules/access/decisions/decision-words'
import { registers } from '@portaria/contract/modules/registers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { choiceWords, useWordsOf } from '../../../register-pages/register-words.ts'

/** The register of each kind of person. */
export const registerOfKind: Readonly<Record<PersonKind, AnyRegister>> = {
  resident: registers.residents,
  employee: registers.employees,
  provider: registers['service-providers'],
  visitor: registers.visitors,
}

/** Returns the nouns of a kind of person, in the terms of the shown segment. */
export function useKindWords() {
  const wordsOf = useWordsOf()
  return (kind: PersonKind) => wordsOf(registerOfKind[kind])
}

/** Returns the word of a kind of credential; inside a sentence all but abbreviations are lower case. */
export function useCredentialWords() {
  const language = useLanguage()
  const nounOf = (kind: CredentialKind) =>
    choiceWords(language, 'access-rules', 'credentials', kind)
  const inSentence = (kind: CredentialKind) => {
    const noun = nounOf(kind)
    return noun === noun.toLocaleUpperCase(language) ? noun : noun.toLocaleLowerCase(language)
  }
  return { nounOf, inSentence }
}
