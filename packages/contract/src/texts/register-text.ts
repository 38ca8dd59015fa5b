import type { RegisterDefinition } from '../define-register/define-register.ts'
import type { RegisterName } from '../modules/names.ts'
import type { AgreeingWord } from './agreeing-word.ts'
import type { CommonTexts, WordsOfChoices } from './common-text.ts'
import type { ptCommonTexts } from './pt/common-fields.ts'

/**
 * The words of one register in one language; fields that have none here take the common ones. Purpose,
 * help, actions, transitions and views may name what a segment renames, as `fillTerms` reads it.
 */
export type RegisterText = {
  readonly one: string
  readonly many: string
  /** "o" or "a": "Novo morador", "Nova torre". */
  readonly gender: 'm' | 'f'
  /** What the register is for, in one sentence: the empty list says it. */
  readonly purpose: string
  /** What heads the page of a record, with names of its fields, where its title alone says too little. */
  readonly heading?: string
  readonly fields?: { readonly [field: string]: string }
  /** A word of help under a field. */
  readonly help?: { readonly [field: string]: string }
  readonly sections?: { readonly [section: string]: string }
  readonly choices?: { readonly [field: string]: { readonly [value: string]: AgreeingWord } }
  /** How a flag stands beside a name, where that is not its field's label: "Bloqueada". */
  readonly flags?: { readonly [field: string]: AgreeingWord }
  readonly actions?: { readonly [action: string]: string }
  readonly transitions?: { readonly [transition: string]: TransitionText }
  /** Names of the views that come with the list, agreeing with the noun of its rows. */
  readonly views?: { readonly [view: string]: { readonly m: string; readonly f: string } }
  /** Why a field is refused, without blame, and how to put it right, by the definition's own codes. */
  readonly refusals?: { readonly [code: string]: string }
  /** What waits for somebody, counted: by the state or the mark of the rows. */
  readonly needs?: { readonly [stateOrMark: string]: CountedText }
  /** What spreadsheets call a column besides its label, by the column's key. */
  readonly heads?: { readonly [column: string]: readonly string[] }
  /** What spreadsheets write for a choice besides its label. */
  readonly choiceWords?: WordsOfChoices
}

/** A sentence by the plural form of its `{{count}}`; a form that is not there is written as `other`. */
export type CountedText = {
  readonly [Form in Intl.LDMLPluralRule]?: string
} & { readonly one: string; readonly other: string }

/** The words of a change of state; `text` says in its dialog what follows. */
export type TransitionText = {
  /** The verb on its button. */
  readonly button: string
  /** What is told of the record when it is done. */
  readonly done: string
  readonly text?: string
}

export type RegisterTexts = Readonly<Record<RegisterName, RegisterText>>

type Common = typeof ptCommonTexts

/** The common words in another language: those of Portuguese, all of them. */
export type CommonTextsOf = CommonTexts & {
  readonly fields: { readonly [Name in keyof Common['fields']]: string }
  readonly sections: { readonly [Name in keyof Common['sections']]: string }
  readonly choices: {
    readonly [Name in keyof Common['choices']]: {
      readonly [Value in keyof Common['choices'][Name]]: AgreeingWord
    }
  }
}

/** `tower_id` → `tower`, as `readableName` has it. */
type Readable<Name extends string> = Name extends `${infer Base}_file_id`
  ? Base
  : Name extends `${infer Base}_id`
    ? Base
    : Name

/** The names of a map, without those that its constraint knows only as text. */
type NamesOf<Map> = keyof { [Name in keyof Map as string extends Name ? never : Name]: true } &
  string

/** Names of all fields that have a label, those inside rows and details among them. */
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

/** A group of words: asked for where a name has no common word, and none but of names that exist. */
type Words<Group extends string, Names extends string, HasCommon> = [
  Exclude<Names, HasCommon>,
] extends [never]
  ? { readonly [Key in Group]?: { readonly [Name in Names]?: string } }
  : {
      readonly [Key in Group]: { readonly [Name in Exclude<Names, HasCommon>]: string } & {
        readonly [Name in Names]?: string
      }
    }

/** The same of choices, a group for each field. */
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

/** Words of what a list filters by beside its fields, where no common word says it. */
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
 * The words that a definition asks for: a label, a section, a choice, an action, a transition or a refusal
 * without a word does not compile, nor does a word of what is not there.
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
        'one' | 'many' | 'gender' | 'purpose' | 'heading' | 'heads' | 'views' | 'needs'
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
