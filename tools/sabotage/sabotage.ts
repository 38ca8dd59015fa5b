/**
 * One protection taken away, which tests must notice: a policy, what else SQL keeps, a guard of tenants,
 * rights, proofs, secrets or doors, or of what is spent once. A file `x.sabotages.ts` exports a list of
 * them, as `sabotages`; its paths are relative to it, and begin with a dot.
 */
export type Sabotage = {
  readonly name: string
  /** Test files; `./x.test.ts` where left out. */
  readonly tests?: readonly string[]
  /** The test that notices, or words of its name: no others are run. */
  readonly only?: string
  /** Done to a copy of the migrated database. `{{app}}` is its app role. */
  readonly sql?: string
  /** Takes back what `sql` does to roles, which all databases of a server share. */
  readonly undo?: string
  /** Done to one source file as the tests and the processes that they start load it. */
  readonly edit?: Edit
  /** Run where the history does not tell what has changed. */
  readonly isCore?: true
}

/** All places of a file that hold a text are given another one. */
export type Edit = { readonly file: string; readonly find: string; readonly replace: string }
