import { createInterface } from 'node:readline/promises'
import { cnpj as cnpjType } from '@portaria/contract/value-types/cnpj'
import type { Decisions } from './platform/backups/one-company/decisions.ts'
import { StartupError } from './platform/startup-error.ts'

/** The answers that an operator gives beforehand. */
export type CompanyFlags = {
  /** A CNPJ, or `none`. */
  readonly cnpj?: string
  /** Roles that go to the accounts that have the e-mail today, each as `<e-mail>:<role>`. */
  readonly give?: readonly string[]
  /** Roles that end, each as `<e-mail>:<role>`, or as an e-mail for all of them. */
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

    async give({ email, role, was, holder }) {
      const named = `${email}:${role}`
      if (includes(flags.give, named)) return true
      if (includes(flags.leave, named) || includes(flags.leave, email)) return false
      const taken = `The account of ${was}, who was ${role}, is gone, and its e-mail ${email} is that of ${holder} today`
      if (ask === null) {
        throw new StartupError(
          `${taken}: add --give=${named} to give ${holder} the role ${role}, or --leave=${named} to end it. Nothing was written.`,
        )
      }
      return /^[ys]/i.test(await ask(`${taken}. Give ${holder} the role ${role}? (y/n) `))
    },
  }
}

const includes = (answers: readonly string[] = [], named: string) =>
  answers.some((one) => one.toLowerCase() === named)

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
