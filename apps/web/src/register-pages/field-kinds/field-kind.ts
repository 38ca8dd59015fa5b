import type { Field } from '@portaria/contract/define-register/field'
import type { RegisterName } from '@portaria/contract/modules/names'
import type { Agreement } from '@portaria/contract/texts/register-texts'
import type { Language } from '@portaria/i18n/languages'
import type { Column } from '@portaria/ui/column'
import type { ReactNode } from 'react'
import type { RegisterRecord } from '../record.ts'

/** What the words of a value depend on, besides the value. */
export type ValuePlace = {
  language: Language
  register: RegisterName
  /** The field's name. */
  name: string
  field: Field
  /** The readable half of a reference or a picture. */
  beside?: unknown
  /** What the words agree with, where the record is known. */
  said?: Agreement
}

/** A value as a person reads it, masked; '' for none. */
export type FieldWords = (value: unknown, place: ValuePlace) => string

/** A value with its place and its words. */
export type ShownValue = ValuePlace & { value: unknown; words: string; inner: FieldWords }

export type ColumnLook = Pick<Column<RegisterRecord>, 'align' | 'skeleton'>

/** The controls of filters without options. */
export type FilterPanel = 'text' | 'numbers' | 'days' | 'reference'

/** How lists filter by a field: by some of its options, or by what the panel's controls say. */
export type KindFilter = {
  /** One value of the list's address as records have it. */
  read(asked: string): unknown
  /** What the values of the list's address are, where not the field's own: of a moment its day. */
  readonly as?: Field
} & (
  | { readonly panel: 'options'; options(field: Field): readonly string[] }
  | { readonly panel: FilterPanel }
)

/**
 * The browser's half of a kind of field, for lists and records: how its values read and are searched.
 * Its input is apart, so that lists load no inputs; the contract's half checks what is sent.
 */
export type FieldKind = {
  /** `inner` gives the words of fields inside. */
  words(value: unknown, place: ValuePlace, inner: FieldWords): string
  /** The words in a heading, where they are others: a moment beside today. */
  said?(value: unknown, place: ValuePlace): string
  /** The value in tables and where it cannot be changed. */
  show(shown: ShownValue): ReactNode
  /** The value on its record's page, where that shows more of it: a link, each row on a line. */
  showWhole?(shown: ShownValue): ReactNode
  /** Its value on a record's page is a text of many lines. */
  isWide?: true
  /** The telephones of a value, in E.164: a record's page has them in its head. */
  telephones?(value: unknown): string[]
  /** What the history says of a change: the old and new words, or only that it changed. */
  readonly history: 'words' | 'changed'
  /** The look of its column, in lists that have one for it. */
  readonly column: ColumnLook
  /** Whether its words mean nothing without the field's label: a floor's do, a telephone's do not. */
  readonly needsLabel: boolean
  /** Null for a kind that no list filters by. */
  readonly filter: KindFilter | null
}

export const plainWords: FieldWords = (value) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A list in words, each value as `one` has it. */
export const listWords =
  (one: FieldWords): FieldWords =>
  (value, place) =>
    Array.isArray(value) ? value.map((each) => one(each, place)).join(', ') : ''

export const showWords = ({ words }: ShownValue): ReactNode => words

export const startColumn: ColumnLook = { align: 'start' }

/** Filters by typed text, which records have as it is. */
export const textFilter: KindFilter = { panel: 'text', read: (asked) => asked }

/** Filters by typed text for one value of a list. */
export const listFilter: KindFilter = { panel: 'text', read: (asked) => [asked] }
