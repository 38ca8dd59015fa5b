import { registers } from '@portaria/contract/modules/registers'
import { baseTerms } from '@portaria/contract/segments/segment-words'
import { segmentBases } from '@portaria/contract/segments/segments'
import { languages } from '@portaria/i18n/languages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it.each(segmentBases)('the shared row of %s has the words of the contract', async (base) => {
  const { body } = await test.as('sindico').get(`/segments?filter[base]=${base}`)
  const [shared] = rowsOf(body).filter((row) => row['shared'] === true)
  const words = languages.map((language) => [language, baseTerms[language][base]])
  expect(shared?.['terms']).toEqual(Object.fromEntries(words))
})

it('a segment has words of its own in every language', () => {
  expect(Object.keys(registers.segments.fields.terms?.fields ?? {}).toSorted()).toEqual(
    languages.toSorted(),
  )
})
