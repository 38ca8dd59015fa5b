import type { RegisterTexts } from './register-text.ts'

/** Sentences by the codes of refusals. */
export type Sentences = { readonly [code: string]: string }

/**
 * The texts of modules in one language: words of their registers, and sentences of other refusals.
 */
export type ModuleTexts = {
  readonly registers: RegisterTexts
  readonly refusals: readonly Sentences[]
}
