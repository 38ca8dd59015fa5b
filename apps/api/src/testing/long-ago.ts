import { sql } from 'kysely'
import { signIn, type TestAccount } from './test-accounts.ts'
import type { TestApp } from './test-app.ts'

/** Moves the last proof of a person's sessions back by so many minutes. */
export async function moveProof(test: TestApp, userId: string, minutes: number): Promise<void> {
  const rows = await test.database.auth.query((queries) =>
    queries.all(sql<{ id: string }>`
      UPDATE sessions SET proved_at = now() - make_interval(mins => ${minutes})
      WHERE user_id = ${userId} RETURNING id`),
  )
  test.parts.guard.forget(...rows.map(({ id }) => id))
}

/** The token of a session whose last proof is too old. */
export async function signInLongAgo(test: TestApp, account: TestAccount): Promise<string> {
  const token = await signIn(test, account)
  await moveProof(test, account.userId, 15)
  return token
}
