/**
 * One protection taken away, which tests must notice. A file `x.sabotages.ts` exports a list of them,
 * as `sabotages`; its paths are relative to it, and begin with a dot.
 */
export type Sabotage = {
  readonly name: string
  /** Test files, or folders of them with a slash at the end; `./x.test.ts` where left out. */
  readonly tests?: readonly string[]
  /** Answers are compared with the document that declares them, and tell. */
  readonly checksAnswers?: true
  /** Done to the migrated database. `{{app}}` is its app role. */
  readonly sql?: string
  /** Done to one source file as the tests and the processes that they start load it. */
  readonly edit?: { readonly file: string; readonly find: string; readonly replace: string }
}
