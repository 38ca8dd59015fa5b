/**
 * A removed protection that tests must notice: a policy, another guarantee in SQL, or a guard of
 * tenants, rights, proofs, secrets, doors, or values that can be used once. A file `x.sabotages.ts`
 * exports a list of them as `sabotages`; its paths are relative to it, and begin with a dot.
 */
export type Sabotage = {
  readonly name: string
  /** Test files; `./x.test.ts` by default. */
  readonly tests?: readonly string[]
  /** The name of the test that notices, or a part of the name; only that test is run. */
  readonly only?: string
  /** SQL run on a copy of the migrated database. `{{app}}` is its app role. */
  readonly sql?: string
  /** SQL that reverts changes of `sql` to roles, which all databases of a server share. */
  readonly undo?: string
  /** An edit of one source file, applied when the tests and their child processes load it. */
  readonly edit?: Edit
  /** Whether it is run when the history does not tell what has changed. */
  readonly isCore?: true
}

/** Replaces a text at all its places in a file. */
export type Edit = { readonly file: string; readonly find: string; readonly replace: string }
