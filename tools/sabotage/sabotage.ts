import path from 'node:path'

/** One thing taken away, and the tests that must notice. */
export type Sabotage = {
  readonly name: string
  /** Test files of the API, or of drivers and simulators, by a part of their path. */
  readonly tests: readonly string[]
  /** Answers are compared with the document that declares them, and tell. */
  readonly checksAnswers?: true
  /** Done to the migrated database. `{{app}}` is its app role. */
  readonly sql?: string
  /** Done to one source file as the tests and the processes that they start load it, by its path from the API's, or from the root when it begins with `packages/`, wherever the text stands. */
  readonly edit?: { readonly file: string; readonly find: string; readonly replace: string }
}

const root = path.resolve(import.meta.dirname, '../..')

/** The source file that an edit names. */
export function sourceOf(file: string): string {
  return path.join(root, file.startsWith('packages/') ? '' : 'apps/api/src', file)
}
