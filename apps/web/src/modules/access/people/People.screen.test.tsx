import {
  type Passer,
  passersAnswer,
  type Way,
  waysAnswer,
} from '@portaria/contract/modules/access/access-answers'
import { accessPoints } from '@portaria/contract/modules/access/access-points/access-points'
import { residents } from '@portaria/contract/modules/people/residents/residents'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { accessesAnswered, accessOf } from '../../../testing/access-answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { type Answers, answer, recordOf, testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { AccessesOfResident } from './LastAccesses.tsx'
import { Passers } from './Passers.tsx'
import { WaysOfResident } from './WaysOf.tsx'

const { passers, ways } = screens.access
const words = screens.accessDecision
const point = recordOf(accessPoints, { name: 'Portão social', direction: 'in' })
const rule = { id: testId(), title: 'Moradores', deleted: false }
const MANAGER = 'sindico'
const PASSERS = `GET /access-points/${point.id}/passers`

const passer = (title: string): Passer => ({
  person: { kind: 'resident', id: testId(), title, units: ['Torre A · 101'] },
  rules: [rule],
})

const pageOf = (people: Passer[], total = people.length) =>
  answer(passersAnswer, {
    data: people,
    meta: { total, total_is: 'exact', page: 1, per_page: 25, next: null },
  })

const openPoint = (answers: Answers) =>
  renderScreen(
    <RegisterProvider register={accessPoints} role={MANAGER}>
      <Passers record={point} />
    </RegisterProvider>,
    { at: `/apps/condominiums/access-point/${point.id}`, answers },
  )

test('the people of a point are searched, filtered and paged, each with the rules by which', async () => {
  const { page, server } = await openPoint({
    [PASSERS]: ({ query }) =>
      query.get('q') === 'zz' ? pageOf([]) : pageOf([passer('Ana Lima')], 60),
  })
  await expect.element(page.getByRole('link', { name: 'Ana Lima' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: rule.title }))
    .toHaveAttribute('href', `/apps/condominiums/access-rule/${rule.id}`)
  await expectAccessible()
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await expect.poll(() => server.sent(PASSERS).at(-1)?.query.get('page')).toBe('2')
  await page.getByRole('button', { name: 'Funcionários' }).click()
  await expect.poll(() => server.sent(PASSERS).at(-1)?.query.get('kind')).toBe('employee')
  expect(server.sent(PASSERS).at(-1)?.query.get('page')).toBe('1')
  await userEvent.type(page.getByRole('searchbox'), 'zz')
  await expect.element(page.getByText(passers.nobody)).toBeVisible()
})

test('a search that is cleared before its point was read keeps its field', async () => {
  const answers: ((value: Response) => void)[] = []
  const { page } = await openPoint({
    [PASSERS]: ({ query }) =>
      query.get('q') === 'zz'
        ? pageOf([])
        : new Promise<Response>((resolve) => answers.push(resolve)),
  })
  await userEvent.type(page.getByRole('searchbox'), 'zz')
  await expect.element(page.getByText(passers.nobody)).toBeVisible()
  await userEvent.clear(page.getByRole('searchbox'))
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})

test('a point without a rule says so and leads to a new one', async () => {
  const { page } = await openPoint({ [PASSERS]: pageOf([]) })
  await expect.element(page.getByText(passers.noRule)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: passers.makeRule }))
    .toHaveAttribute('href', '/apps/condominiums/access-rule/new')
})

const ana = recordOf(residents, { name: 'Ana Lima' })

const openPerson = (found: Way[]) =>
  renderScreen(
    <RegisterProvider register={residents} role={MANAGER}>
      <WaysOfResident record={ana} />
    </RegisterProvider>,
    {
      at: `/apps/condominiums/resident/${ana.id}`,
      answers: { 'GET /access/ways': answer(waysAnswer, { data: found }) },
    },
  )

test('a person’s points are shown with hours, and whether now', async () => {
  const terms = {
    rule,
    schedule: null,
    credentials: ['card', 'face'] as ['card', 'face'],
    two_credentials: true,
    valid_from: null,
    valid_to: '2099-12-31',
  }
  const { page, server } = await openPerson([
    {
      point: { id: point.id, title: 'Portão social', deleted: false },
      direction: 'both',
      rules: [terms],
      now: 'denied',
      reason: 'schedule',
    },
  ])
  const line = page.getByRole('listitem')
  await expect.element(line).toMatchTextContent(new RegExp(words.reasons.schedule))
  await expect.element(line).toMatchTextContent(/aceita cartão e rosto/)
  await expect.element(line).toMatchTextContent(/até 31\/12\/2099/)
  expect(server.sent('GET /access/ways')[0]?.query.get('kind')).toBe('resident')
  await expectAccessible()
})

test('a person whom no rule lets pass is told so, with the way to the rules', async () => {
  const { page } = await openPerson([])
  await expect.element(page.getByText(new RegExp(ways.none))).toBeVisible()
  await expect.element(page.getByRole('link', { name: ways.rules })).toBeVisible()
})

test('a person’s last accesses stand on their record, with the way to all of them', async () => {
  const { page, server } = await renderScreen(
    <RegisterProvider register={residents} role={MANAGER}>
      <AccessesOfResident record={ana} />
    </RegisterProvider>,
    {
      at: `/apps/condominiums/resident/${ana.id}`,
      answers: {
        'GET /accesses': accessesAnswered([
          accessOf('Ana Lima', { fact: 'denied', reason: 'holiday' }),
        ]),
      },
    },
  )
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/Não vale em feriado/)
  await expect
    .element(page.getByRole('link', { name: screens.access.events.allOf }))
    .toHaveAttribute('href', `/apps/condominiums/accesses/?kind=resident&person_id=${ana.id}`)
  expect(server.sent('GET /accesses')[0]?.query.get('person_id')).toBe(ana.id)
  await expectAccessible()
})

test('a record without accesses has no panel of them', async () => {
  const { page, server } = await renderScreen(
    <RegisterProvider register={residents} role={MANAGER}>
      <AccessesOfResident record={ana} />
      <p>fim</p>
    </RegisterProvider>,
    {
      at: `/apps/condominiums/resident/${ana.id}`,
      answers: { 'GET /accesses': accessesAnswered([]) },
    },
  )
  await expect.poll(() => server.sent('GET /accesses')).toHaveLength(1)
  await expect.element(page.getByText('fim')).toBeVisible()
  await expect.element(page.getByText(screens.access.events.title)).not.toBeInTheDocument()
})
