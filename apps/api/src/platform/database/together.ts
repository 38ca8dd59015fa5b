import { databaseCode } from './database-problem.ts'

/** The statement was refused because an earlier one of its transaction had failed. */
const TRANSACTION_ABORTED = '25P02'

/**
 * Awaits parts of one transaction that were started at the same time, so that their statements
 * travel together. The parts send their statements in the order of the parts, unless one has to
 * wait for an answer first; a later statement sees what an earlier one has written. Waits for the
 * end of all parts before it throws the first error: a part that went on after another had failed
 * would send its next statement into somebody else's transaction.
 */
export async function together<Parts extends readonly unknown[]>(
  ...parts: { readonly [Part in keyof Parts]: Promise<Parts[Part]> | Parts[Part] }
): Promise<{ -readonly [Part in keyof Parts]: Parts[Part] }> {
  const settled = await Promise.allSettled(parts)
  const errors = settled.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  )
  if (errors.length > 0)
    throw errors.find((error) => databaseCode(error) !== TRANSACTION_ABORTED) ?? errors[0]
  return Promise.all(parts)
}
