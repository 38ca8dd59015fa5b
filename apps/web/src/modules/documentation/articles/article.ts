import type { ArticleId } from '../chapters.ts'
import type { PictureName } from '../pictures/picture-sizes.ts'

/** A part that is drawn from the product's own definitions, so that it is always current. */
export type PartName =
  | 'page-keys'
  | 'role-rights'
  | 'segment-words'
  | 'import-columns'
  | 'problem-codes'
  | 'field-codes'

/**
 * One piece of an article. Sentences are written in the notation of `inline.ts`, where `**…**`
 * quotes a label of the screen: by the key of its text, as in `**{gate.act.enter}**`, or literally.
 */
export type Block =
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph' | 'note' | 'warning'; readonly text: string }
  | { readonly kind: 'steps' | 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'example'; readonly id: string }
  | { readonly kind: 'part'; readonly name: PartName }
  | { readonly kind: 'picture'; readonly name: PictureName; readonly text: string }

export type Article = readonly Block[]

/** The changes of one version (documentation §1). */
export type ChangelogEntry = {
  readonly version: string
  /** Formatted as year-month-day. */
  readonly date: string
  readonly newChanges: readonly string[]
  readonly fixedChanges: readonly string[]
  readonly breakingChanges: readonly string[]
  readonly notes?: string
}

/** The whole documentation in one language. */
export type Documentation = {
  readonly articles: Readonly<Record<Exclude<ArticleId, 'changelog'>, Article>>
  /** Newest first. */
  readonly changelog: readonly ChangelogEntry[]
}

/** Starts a part of an article with its own address; `id` is the same in every language. */
export function heading(id: string, text: string): Block {
  return { kind: 'heading', id, text }
}

export function p(text: string): Block {
  return { kind: 'paragraph', text }
}

/** A block with helpful knowledge. */
export function note(text: string): Block {
  return { kind: 'note', text }
}

/** A block about an irreversible step or about safety. */
export function warning(text: string): Block {
  return { kind: 'warning', text }
}

/** A block of instructions, in order. */
export function steps(...items: string[]): Block {
  return { kind: 'steps', items }
}

export function list(...items: string[]): Block {
  return { kind: 'list', items }
}

export function table(head: readonly string[], ...rows: readonly string[][]): Block {
  return { kind: 'table', head, rows }
}

/** Lines for a terminal or a file, which are never translated. */
export function code(text: string): Block {
  return { kind: 'code', text }
}

/** An example of the API, by its id in the contract. */
export function example(id: string): Block {
  return { kind: 'example', id }
}

export function part(name: PartName): Block {
  return { kind: 'part', name }
}

/** A screenshot taken by `npm run pictures`, with a description. */
export function picture(name: PictureName, text: string): Block {
  return { kind: 'picture', name, text }
}

/** The sentences of a block, in their notation. */
export function sentencesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
    case 'warning':
    case 'picture':
      return [block.text]
    case 'steps':
    case 'list':
      return block.items
    case 'table':
      return [...block.head, ...block.rows.flat()]
    default:
      return []
  }
}
