import type { APIRequestContext, Page } from '@playwright/test'
import { cpfCheckDigits } from '@portaria/contract/value-types/cpf'
import { answerAlerts } from '../alerts.ts'
import type { Caller } from '../api-calls.ts'
import { signIn, test } from '../visit.ts'

/** The tools for preparing a screen. */
export type Tools = {
  open: () => Promise<Page>
  request: APIRequestContext
  /** Records the words on the page. */
  see: (page: Page) => Promise<void>
}

/** The addresses of registers. */
export const of = '/apps/condominiums'

/** The number of this attempt; a second one makes its own rows beside those of the first. */
export const attempt = () => test.info().retry

/** A CPF that no other row has; `base` holds its first eight digits. */
export const cpfOf = (base: string) => `${base}${attempt()}${cpfCheckDigits(`${base}${attempt()}`)}`

/** Opens a page of a person, who gets no alarms of other journeys. */
export async function pageOf({ open }: Tools, email: string): Promise<Page> {
  const page = await open()
  await answerAlerts(page, [])
  await signIn(page, email)
  return page
}

/** Makes a row and returns its id. */
export const idOf = async (caller: Caller, way: string, body: object) =>
  (await caller.call<{ id: string }>('POST', way, body)).id
