import type { Field } from '@portaria/contract/define-register/field'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import type { Agreement } from '@portaria/contract/loaded-texts/register-texts'
import type { Language } from '@portaria/i18n/languages'
import type { Column } from '@portaria/ui/column'
import type { ReactNode } from 'react'
import type { RegisterRecord } from '../record.ts'

/** The context in which a value is put into words. */
export type ValuePlace = {
  language: Language
  register: RegisterName
  /** The name of the field. */
  name: string
  field: Field
  /** The readable half of a reference or a picture. */
  beside?: unknown
  /** The gender and number that the words agree with, if the record is known. */
  said?: Agreement
}

/** Formats a value for a person, masked; '' for none. */
export type FieldWords = (value: unknown, place: ValuePlace) => string

/** A value with its context and its words. */
export type ShownValue = ValuePlace & { value: unknown; words: string; inner: FieldWords }

export type ColumnLook = Pick<Column<RegisterRecord>, 'align' | 'skeleton'>

/** The controls of filters without fixed options. */
export type FilterPanel = 'text' | 'numbers' | 'days' | 'reference'

/** How lists filter by a field: by some of its options, or by the controls of a panel. */
export type KindFilter = {
  /** Converts one value of the list's address to that of a record. */
  read(asked: string): unknown
  /**
   * Describes the filter's values if they are of another kind than the field: a moment is filtered
   * by its day.
   */
  readonly as?: Field
} & (
  | { readonly panel: 'options'; options(field: Field): readonly string[] }
  | { readonly panel: FilterPanel }
)

/**
 * The browser's half of a field kind, for lists and records: it formats values and says how lists
 * filter by them. Inputs are kept apart, so that lists do not load them; the contract's half checks
 * sent values.
 */
export type FieldKind = {
  /** Formats a value; `inner` formats those of inner fields. */
  words(value: unknown, place: ValuePlace, inner: FieldWords): string
  /** Formats a value for a heading, if that differs: a moment relative to today. */
  said?(value: unknown, place: ValuePlace): string
  /** Shows the value in tables and where it cannot be changed. */
  show(shown: ShownValue): ReactNode
  /**
   * Shows the value on its record's page, where it may take more space: a link, or each row on a
   * line.
   */
  showWhole?(shown: ShownValue): ReactNode
  /** Whether a record's page shows the value as a text of many lines. */
  isWide?: true
  /** The telephone numbers of a value, in E.164; a record's page shows them in its head. */
  telephones?(value: unknown): string[]
  /** Whether the history shows the old and new words of a change, or only that it changed. */
  readonly history: 'words' | 'changed'
  /** The look of a column of this kind. */
  readonly column: ColumnLook
  /**
   * Whether the words mean nothing without the field's label: true for a floor, false for a
   * telephone.
   */
  readonly needsLabel: boolean
  /** Null for a kind that lists cannot filter by. */
  readonly filter: KindFilter | null
}

export const plainWords: FieldWords = (value) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Formats a list, each value with `one`. */
export const listWords =
  (one: FieldWords): FieldWords =>
  (value, place) =>
    Array.isArray(value) ? value.map((each) => one(each, place)).join(', ') : ''

export const showWords = ({ words }: ShownValue): ReactNode => words

export const startColumn: ColumnLook = { align: 'start' }

/** Filters by text that records contain exactly as typed. */
export const textFilter: KindFilter = { panel: 'text', read: (asked) => asked }

/** Filters by typed text that must equal one value of a list. */
export const listFilter: KindFilter = { panel: 'text', read: (asked) => [asked] }
