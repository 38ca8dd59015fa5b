import { host } from './door.ts'

/** Texts of one area in one language: sentences, and groups of them. */
export type TextTree = { readonly [key: string]: string | TextTree }

type Counted<Key extends string> = Key extends `${infer Base}_one`
  ? Base
  : Key extends `${infer Base}_other`
    ? Base
    : Key

type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Counted<Key>
    : `${Key}.${TextKey<Tree[Key]>}`
}[keyof Tree & string]

type PluralForm = 'zero' | 'two' | 'few' | 'many'

/** The texts of an area in another language, with the plural forms that the language has besides. */
export type Translation<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Translation<Tree[Key]>
} & {
  readonly [Key in keyof Tree & string as Key extends `${infer Base}_other`
    ? `${Base}_${PluralForm}`
    : never]?: string
}

type Translations<Tree> = {
  readonly [Language in 'en' | 'es' | 'ar']: () => Promise<Translation<Tree>>
}

type Translate<Tree> = (
  key: TextKey<Tree>,
  values?: Readonly<Record<string, string | number>>,
) => string

type Texts<Tree> = {
  /** For components: they follow a change of language, and wait for a language to arrive. */
  useTexts: () => Translate<Tree>
  /** Outside components, for example in a notification after a call. */
  text: Translate<Tree>
}

/** Which keys there are, only the area knows. */
type Lookup = (key: never, values?: Readonly<Record<string, string | number>>) => string

/**
 * The app's own way to define texts, which it lends: one way for the product and the demo apps.
 */
export type LentTexts = (
  area: string,
  pt: TextTree,
  translations: { readonly [Language in 'en' | 'es' | 'ar']: () => Promise<TextTree> },
) => { useTexts: () => Lookup; text: Lookup }

/** As the app's `defineTexts`, for an area of a demo app. */
export function defineTexts<Tree extends TextTree>(
  area: string,
  pt: Tree,
  translations: Translations<Tree>,
): Texts<Tree> {
  let defined: Texts<Tree> | null = null
  const texts = () => {
    // The door is opened after this module is read; what comes out has the keys that went in.
    defined ??= host().defineTexts(`demo-${area}`, pt, translations) as Texts<Tree>
    return defined
  }
  return {
    useTexts: () => texts().useTexts(),
    text: (key, values) => texts().text(key, values),
  }
}
