import type { RegisterDefinition } from '../define-register/define-register.ts'
import type { RegisterName } from '../define-register/register-names.ts'
import type { AgreeingWord } from './agreeing-word.ts'
import type { CommonTexts, WordsOfChoices } from './common-text.ts'
import type { ptCommonTexts } from './pt/common-fields.ts'

/**
 * The words of one register in one language; fields without a word here take the common ones.
 * Purpose, help, actions, transitions and views may contain terms that a segment renames, for
 * `fillTerms`.
 */
export type RegisterText = {
  readonly one: string
  readonly many: string
  /** "o" or "a": "Novo morador", "Nova torre". */
  readonly gender: 'm' | 'f'
  /** The purpose of the register, in one sentence: the empty list shows it. */
  readonly purpose: string
  /** The heading of a record, with fields in its placeholders: "Cartão {{number}}". */
  readonly heading?: string
  readonly fields?: { readonly [field: string]: string }
  /** Headings of columns that its list has besides its fields, by the column's key. */
  readonly columns?: { readonly [column: string]: string }
  /** A help text under a field. */
  readonly help?: { readonly [field: string]: string }
  readonly sections?: { readonly [section: string]: string }
  readonly choices?: { readonly [field: string]: { readonly [value: string]: AgreeingWord } }
  /** The label of a flag beside a name, if it is not its field's label: "Bloqueada". */
  readonly flags?: { readonly [field: string]: AgreeingWord }
  readonly actions?: { readonly [action: string]: string }
  readonly transitions?: { readonly [transition: string]: TransitionText }
  /** Names of the list's predefined views, agreeing with the noun of its rows. */
  readonly views?: { readonly [view: string]: { readonly m: string; readonly f: string } }
  /**
   * Sentences for refusals of a field, without blame and with the correction, by the definition's
   * own codes.
   */
  readonly refusals?: { readonly [code: string]: string }
  /** Sentences with the number of rows that need attention, each for a state or a mark. */
  readonly needs?: { readonly [stateOrMark: string]: CountedText }
  /** Other heads of a column in spreadsheets, by the column's key. */
  readonly heads?: { readonly [column: string]: readonly string[] }
  /** Other words for a choice in spreadsheets. */
  readonly choiceWords?: WordsOfChoices
}

/** A sentence by the plural form of its `{{count}}`; a missing form is written as `other`. */
export type CountedText = {
  readonly [Form in Intl.LDMLPluralRule]?: string
} & { readonly one: string; readonly other: string }

/** The words of a transition; `text` explains the consequences in its dialog. */
export type TransitionText = {
  /** The verb on its button, and its title in the history. */
  readonly button: string
  /** The message about the record when it is done. */
  readonly done: string
  readonly text?: string
}

export type RegisterTexts = Readonly<Record<RegisterName, RegisterText>>

type Common = typeof ptCommonTexts

/** The common words in another language: exactly those of Portuguese. */
export type CommonTextsOf = CommonTexts & {
  readonly fields: { readonly [Name in keyof Common['fields']]: string }
  readonly sections: { readonly [Name in keyof Common['sections']]: string }
  readonly choices: {
    readonly [Name in keyof Common['choices']]: {
      readonly [Value in keyof Common['choices'][Name]]: AgreeingWord
    }
  }
}

/** `tower_id` → `tower`, as by `readableName`. */
type Readable<Name extends string> = Name extends `${infer Base}_file_id`
  ? Base
  : Name extends `${infer Base}_id`
    ? Base
    : Name

/** The names of a map, without a plain string index. */
type NamesOf<Map> = keyof { [Name in keyof Map as string extends Name ? never : Name]: true } &
  string

/** Names of all fields that have a label, including those inside rows and details. */
type LabelsOf<Map> = {
  [Name in NamesOf<Map>]:
    | Readable<Name>
    | (Map[Name] extends { readonly fields: infer Inner } ? LabelsOf<Inner> : never)
}[NamesOf<Map>]

/** Each choice as a pair of its field's name and its value. */
type ChoicesOf<Map> = {
  [Name in NamesOf<Map>]:
    | (Map[Name] extends { readonly options: readonly string[]; readonly value?: infer Value }
        ? Pair<Name, Extract<Value extends readonly (infer One)[] ? One : Value, string>>
        : never)
    | (Map[Name] extends { readonly fields: infer Inner } ? ChoicesOf<Inner> : never)
}[NamesOf<Map>]

type Pair<Name extends string, Value extends string> = Value extends string ? [Name, Value] : never

type CommonChoices = {
  [Name in keyof Common['choices']]: Pair<Name, Extract<keyof Common['choices'][Name], string>>
}[keyof Common['choices']]

type ChoicePair = [field: string, value: string]

/**
 * A group of words: required for names without a common word, and allowed only for names that
 * exist.
 */
type Words<Group extends string, Names extends string, HasCommon> = [
  Exclude<Names, HasCommon>,
] extends [never]
  ? { readonly [Key in Group]?: { readonly [Name in Names]?: string } }
  : {
      readonly [Key in Group]: { readonly [Name in Exclude<Names, HasCommon>]: string } & {
        readonly [Name in Names]?: string
      }
    }

/** The same for choices, with a group for each field. */
type ChoiceWords<Pairs extends ChoicePair, Needed extends ChoicePair> = [Needed] extends [never]
  ? { readonly choices?: OfChoices<Pairs> }
  : { readonly choices: OfNeeded<Needed> & OfChoices<Pairs> }

type OfNeeded<Pairs extends ChoicePair> = {
  readonly [Name in Pairs[0]]: {
    readonly [Value in Extract<Pairs, [Name, string]>[1]]: AgreeingWord
  }
}

type OfChoices<Pairs extends ChoicePair> = {
  readonly [Name in Pairs[0]]?: {
    readonly [Value in Extract<Pairs, [Name, string]>[1]]?: AgreeingWord
  }
}

/** Words for a list's further filters, if no common word exists. */
type RelatedChoices<Names extends string> = {
  readonly choices?: { readonly [Name in Names]?: { readonly [value: string]: AgreeingWord } }
}

type Besides<Map> = {
  readonly help?: { readonly [Name in LabelsOf<Map>]?: string }
  readonly flags?: { readonly [Name in NamesOf<Map>]?: AgreeingWord }
  readonly choiceWords?: {
    readonly [Name in ChoicesOf<Map>[0]]?: { readonly [value: string]: readonly string[] }
  }
}

type TransitionWords<Names extends string> = [Names] extends [never]
  ? { readonly transitions?: undefined }
  : { readonly transitions: { readonly [Name in Names]: TransitionText } }

type RefusalWords<Codes extends string> = [Codes] extends [never]
  ? { readonly refusals?: undefined }
  : { readonly refusals: { readonly [Code in Codes]: string } }

/**
 * The words that a definition requires. It does not compile if a label, section, choice, action,
 * transition or refusal has no word, or if a word is for something that does not exist.
 */
export type TextOf<Register> =
  Register extends RegisterDefinition<
    RegisterName,
    infer Map,
    string,
    infer Section,
    infer Action,
    infer Nested,
    infer Related,
    string,
    string,
    string,
    infer Transitions,
    infer Refusal,
    infer MarkName
  >
    ? Pick<
        RegisterText,
        'one' | 'many' | 'gender' | 'purpose' | 'heading' | 'columns' | 'heads' | 'views' | 'needs'
      > &
        Besides<Map> &
        RelatedChoices<Related> &
        Words<
          'fields',
          LabelsOf<Map> | Readable<Nested | Related> | MarkName,
          keyof Common['fields']
        > &
        Words<'sections', Section, keyof Common['sections']> &
        ChoiceWords<ChoicesOf<Map>, Exclude<ChoicesOf<Map>, CommonChoices>> &
        Words<'actions', Action, never> &
        TransitionWords<Transitions> &
        RefusalWords<Refusal>
    : never
