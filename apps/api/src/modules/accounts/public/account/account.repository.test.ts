import { expect, it } from 'vitest'
import { memberOfEmail } from './account.repository.ts'

/** Counts the statements for an address if the first one finds this row. */
async function statementsFor(found: { id: string } | undefined): Promise<number> {
  let sent = 0
  const answered = async (answer: unknown) => {
    sent += 1
    return answer as never
  }
  await memberOfEmail(
    {
      first: () => answered(found),
      all: () => answered([]),
      one: () => answered(found),
      count: () => answered(0),
    },
    'ana@bosque.example',
  )
  return sent
}

it('an unknown address takes as many statements as a known one', async () => {
  const ofKnown = await statementsFor({ id: '01890000-0000-7000-8000-000000000000' })
  expect(await statementsFor(undefined)).toBe(ofKnown)
})
