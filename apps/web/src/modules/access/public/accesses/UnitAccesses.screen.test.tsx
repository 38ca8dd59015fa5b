import { expect, test } from 'vitest'
import { accessesAnswered, accessOf } from '../../../../testing/access-answers.ts'
import { expectAccessible } from '../../../../testing/expect-accessible.ts'
import { type Answers, refused, testId } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { screens } from '../../../../testing/words.ts'
import { UnitAccesses } from './UnitAccesses.tsx'

const { events } = screens.access
const words = screens.accessDecision
const LIST = 'GET /accesses'
const unit = testId()

const open = (answers: Answers, role: 'sindico' | 'service_provider' = 'sindico') =>
  renderScreen(<UnitAccesses unitId={unit} period={{ from: '2026-11-10', to: '2026-11-20' }} />, {
    role,
    at: '/apps/condominiums/apartment/1/record',
    answers,
  })

test('the accesses of a unit are paged, one line a passage, and lead to the whole list', async () => {
  const { page, server } = await open({
    [LIST]: ({ query }) =>
      query.get('after') === 'more'
        ? accessesAnswered([accessOf('Bruno Reis', { fact: 'not_taken' })])
        : accessesAnswered([accessOf('Ana Lima', { fact: 'taken', direction: 'out' })], 'more'),
  })
  await expect.element(page.getByText(words.passed.out)).toBeVisible()
  await page.getByRole('button', { name: events.more }).click()
  await expect.element(page.getByText(words.facts.not_taken)).toBeVisible()
  expect(server.sent(LIST)[0]?.query.get('apartment_id')).toBe(unit)
  expect(server.sent(LIST)[0]?.query.get('from')).not.toBeNull()
  await expect
    .element(page.getByRole('link', { name: events.allOf }))
    .toHaveAttribute(
      'href',
      `/apps/condominiums/accesses/?apartment_id=${unit}&from=2026-11-10&to=2026-11-20`,
    )
  await expectAccessible()
})

test('a unit without accesses says so', async () => {
  const { page } = await open({ [LIST]: accessesAnswered([]) })
  await expect.element(page.getByText(events.noneOfUnit)).toBeVisible()
})

test('accesses that fail to load can be asked for again', async () => {
  const { page } = await open({ [LIST]: refused('not_found') })
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
})

test('a role that reads no accesses asks for none', async () => {
  const { server } = await open({ [LIST]: accessesAnswered([]) }, 'service_provider')
  expect(server.sent(LIST)).toEqual([])
})
