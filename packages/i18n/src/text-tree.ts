import type { Language } from './languages.ts'
import type { FurtherPluralForm } from './plural-forms.ts'

/** Texts of one area in one language: sentences, and groups of sentences. */
export type TextTree = { readonly [key: string]: string | TextTree }

type Counted<Key extends string> = Key extends `${infer Base}_one`
  ? Base
  : Key extends `${infer Base}_other`
    ? Base
    : Key

/** The dotted path of every sentence; `x_one` and `x_other` share the key `x` with a `count`. */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Counted<Key>
    : `${Key}.${TextKey<Tree[Key]>}`
}[keyof Tree & string]

/**
 * The texts of an area in another language: the same sentences, and the language's further plural
 * forms (Arabic has six). A test requires all of them.
 */
export type Translation<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Translation<Tree[Key]>
} & {
  readonly [Key in keyof Tree & string as Key extends `${infer Base}_other`
    ? `${Base}_${FurtherPluralForm}`
    : never]?: string
}

/** The loaders of an area's other languages. */
export type Translations<Tree> = {
  readonly [Each in Exclude<Language, 'pt'>]: () => Promise<Translation<Tree>>
}

/** The values for `{{name}}` in a sentence. */
export type TextValues = Readonly<Record<string, string | number>>

/** Returns a sentence by its key, with `{{name}}` replaced. */
export type Translate<Tree> = (key: TextKey<Tree>, values?: TextValues) => string
