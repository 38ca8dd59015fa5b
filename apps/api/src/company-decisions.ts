import { createInterface } from 'node:readline/promises'
import { cnpj as cnpjType } from '@portaria/contract/value-types/cnpj'
import type { Decisions } from './platform/backups/one-company/decisions.ts'
import { StartupError } from './platform/startup-error.ts'

/** The answers that an operator gives beforehand. */
export type CompanyFlags = {
  /** A CNPJ, or `none`. */
  readonly cnpj?: string
  /** E-mails whose roles go to the accounts that have them today. */
  readonly give?: readonly string[]
  /** E-mails whose roles end. */
  readonly leave?: readonly string[]
}

const NONE = 'none'

type Ask = (question: string) => Promise<string>

/** Takes the answers of the flags, and asks on a terminal for those that they lack. */
export function decisionsOf(
  flags: CompanyFlags,
  ask: Ask | null = process.stdin.isTTY ? askOnTerminal : null,
): Decisions {
  let given = flags.cnpj
  return {
    async cnpj({ cnpj, holder }) {
      if (given !== undefined) {
        const wanted = cnpjOf(given)
        given = undefined
        return wanted
      }
      if (holder === null || cnpj === null) return cnpj
      const taken = `The CNPJ ${cnpjType.format(cnpj)} is that of ${holder}`
      if (ask === null) {
        throw new StartupError(
          `${taken}: add --cnpj=<another>, or --cnpj=none. Nothing was written.`,
        )
      }
      return cnpjOf((await ask(`${taken}. Another one, or Enter for none: `)) || NONE)
    },

    async give({ email, was, holder }) {
      if (includes(flags.give, email)) return true
      if (includes(flags.leave, email)) return false
      const taken = `The account of ${was} is gone, and its e-mail ${email} is that of ${holder} today`
      if (ask === null) {
        throw new StartupError(
          `${taken}: add --give=${email} to give ${holder} the role, or --leave=${email} to end it. Nothing was written.`,
        )
      }
      return /^[ys]/i.test(await ask(`${taken}. Give ${holder} the role? (y/n) `))
    },
  }
}

const includes = (emails: readonly string[] = [], email: string) =>
  emails.some((one) => one.toLowerCase() === email)

function cnpjOf(typed: string): string | null {
  if (typed === NONE) return null
  const parsed = cnpjType.parse(typed)
  if (!parsed.ok) throw new StartupError(`${typed} is no CNPJ. Nothing was written.`)
  return parsed.value
}

async function askOnTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
}
