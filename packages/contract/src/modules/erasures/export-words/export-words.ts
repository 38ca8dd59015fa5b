import type { AccessFact, CredentialKind } from '../../access/decisions/decision-words.ts'

/** The words of the file with one person's data that no register has, in one language. */
export type ExportWords = {
  readonly file: string
  readonly about: {
    readonly sheet: string
    readonly person: string
    readonly company: string
    readonly made: string
    readonly by: string
    readonly law: string
    readonly lawText: string
    readonly files: string
    /** With `{{count}}`. */
    readonly filesText: string
    readonly noFiles: string
    readonly others: string
    readonly othersText: string
    readonly limit: string
    /** With `{{most}}`. */
    readonly limitText: string
    readonly sheets: string
    /** With `{{most}}` and `{{count}}`. */
    readonly cut: string
  }
  readonly removed: string
  readonly accesses: {
    readonly sheet: string
    readonly at: string
    readonly point: string
    readonly direction: string
    readonly fact: string
    readonly credential: string
  }
  readonly face_consents: {
    readonly sheet: string
    readonly term: string
    readonly text: string
    readonly given: string
    readonly signed: string
    readonly withdrawn: string
  }
  readonly rule_acceptances: { readonly sheet: string; readonly rule: string; readonly at: string }
  readonly loans: {
    readonly sheet: string
    readonly cabinet: string
    readonly item: string
    readonly lent: string
    readonly due: string
    readonly returned: string
  }
  readonly choices: {
    readonly direction: { readonly in: string; readonly out: string }
    readonly fact: Readonly<Record<AccessFact, string>>
    readonly credential: Readonly<Record<CredentialKind, string>>
  }
}
