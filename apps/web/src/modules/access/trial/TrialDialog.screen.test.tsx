import {
  type ExplainedDecision,
  trialAnswer,
} from '@portaria/contract/modules/access/access-answers'
import { accessPoints } from '@portaria/contract/modules/access/access-points/access-points'
import { residents } from '@portaria/contract/modules/people/residents/residents'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { companyInstant } from '../../../platform/company-day.ts'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import {
  type Answers,
  answer,
  listOf,
  one,
  recordOf,
  refused,
  testId,
} from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { choiceWord, problems, screens } from '../../../testing/words.ts'
import { PointTrial } from './PointTrial.tsx'

const { trial } = screens.access
const words = screens.accessDecision
const point = recordOf(accessPoints, { name: 'Portão social', direction: 'in' })
const ana = recordOf(residents, { name: 'Ana Lima' })
const rule = { id: testId(), title: 'Moradores', deleted: false }
const night = { id: testId(), title: 'Equipe da noite', deleted: false }
const MANAGER = 'sindico'
const TRY = 'POST /access/trials'

const decided = (more: Partial<ExplainedDecision>) =>
  answer(trialAnswer, {
    data: { outcome: 'granted', reason: null, marks: [], rule: null, considered: [], ...more },
  })

const refusedBySchedule = decided({
  outcome: 'denied',
  reason: 'schedule',
  considered: [
    { rule, missed: 'schedule' },
    { rule: night, missed: 'person' },
  ],
})

async function open(answers: Answers, given = point) {
  const screen = await renderScreen(
    <RegisterProvider register={accessPoints} role={MANAGER}>
      <PointTrial record={given} />
    </RegisterProvider>,
    {
      at: `/apps/condominiums/access-point/${given.id}`,
      answers: {
        [`GET /access-points/${given.id}`]: one(given),
        'GET /residents': listOf([ana]),
        ...answers,
      },
    },
  )
  await screen.page.getByRole('button', { name: trial.open }).click()
  return screen
}

type Screen = Awaited<ReturnType<typeof open>>['page']

async function choosePerson(page: Screen) {
  await expect
    .element(page.getByRole('combobox', { name: trial.person, exact: true }))
    .toHaveFocus()
  await userEvent.keyboard('ana')
  await page.getByRole('option', { name: /Ana Lima/ }).click()
}

test('a refused passage says why, and what kept each rule from holding', async () => {
  const { page, server } = await open({ [TRY]: refusedBySchedule })
  await choosePerson(page)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const result = page.getByRole('region', { name: trial.result })
  await expect.element(result).toMatchTextContent(new RegExp(words.reasons.schedule))
  await expect.element(result).toMatchTextContent(new RegExp(words.because.schedule))
  await expect
    .element(page.getByRole('listitem').filter({ hasText: night.title }))
    .toMatchTextContent(new RegExp(words.missed.person))
  expect(server.sent(TRY)[0]?.body).toEqual({
    point_id: point.id,
    person: { kind: 'resident', id: ana.id },
    credentials: ['card'],
  })
  await expectAccessible()
})

test('nothing is sent without a person or a credential, and with a moment that is none', async () => {
  const { page, server } = await open({})
  await page
    .getByRole('checkbox', { name: choiceWord('residents', 'access_types', 'card') })
    .click()
  await userEvent.fill(page.getByLabelText(trial.at), '24/12/2026')
  await page.getByRole('button', { name: trial.run, exact: true }).click()
  await expect.element(page.getByText(problems.fields.required).first()).toBeVisible()
  await expect.element(page.getByText(trial.pickCredential)).toBeVisible()
  await expect.element(page.getByText(trial.wrongMoment)).toBeVisible()
  await expect
    .element(page.getByRole('combobox', { name: trial.person, exact: true }))
    .toHaveFocus()
  expect(server.sent(TRY)).toEqual([])
})

test('a typed moment is sent by the company’s clock, and a third credential cannot be added', async () => {
  const { page, server } = await open({ [TRY]: decided({ rule }) })
  await choosePerson(page)
  await page.getByRole('checkbox', { name: 'Rosto' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'PIN' })).toBeDisabled()
  await userEvent.fill(page.getByLabelText(trial.at), '24/12/2026 22:30')
  await page.getByRole('button', { name: trial.run, exact: true }).click()
  await expect.element(page.getByText(words.outcome.byRule)).toBeVisible()
  expect(server.sent(TRY)[0]?.body).toMatchObject({
    credentials: ['card', 'face'],
    at: companyInstant('2026-12-24T22:30'),
  })
})

test('a late answer is not shown under another question', async () => {
  const answers: ((value: Response) => void)[] = []
  const { page } = await open({
    [TRY]: () => new Promise<Response>((resolve) => answers.push(resolve)),
  })
  await choosePerson(page)
  await page.getByRole('button', { name: trial.run, exact: true }).click()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  await page.getByRole('checkbox', { name: 'Rosto' }).click()
  answers[0]?.(refusedBySchedule)
  await expect.element(page.getByRole('button', { name: trial.run, exact: true })).toBeEnabled()
  await expect.element(page.getByText(words.because.schedule)).not.toBeInTheDocument()
})

test('an answer before the point was read is shown: the server knows its direction', async () => {
  const out = recordOf(accessPoints, {
    name: 'Saída',
    direction: 'out',
    way_out: 'free_passage',
    exit_tried_on: '2026-11-20',
  })
  const points: ((value: Response) => void)[] = []
  const { page, server } = await open(
    {
      [`GET /access-points/${out.id}`]: () =>
        new Promise<Response>((resolve) => points.push(resolve)),
      [TRY]: decided({ marks: ['schedule'] }),
    },
    out,
  )
  await choosePerson(page)
  await page.getByRole('button', { name: trial.run, exact: true }).click()
  await expect.element(page.getByText(words.reasons.schedule)).toBeVisible()
  expect(server.sent(TRY)[0]?.body).not.toHaveProperty('direction')
  points[0]?.(one(out))
  await expect.element(page.getByText(words.outcome.wayOut)).toBeVisible()
})

test('a point of both directions asks for one; a refusal of the server is shown', async () => {
  const both = recordOf(accessPoints, {
    name: 'Catraca',
    direction: 'both',
    way_out: 'free_passage',
    exit_tried_on: '2026-11-20',
  })
  const { page, server } = await open(
    { [TRY]: refused('validation', { person: 'not_found' }) },
    both,
  )
  await choosePerson(page)
  await page.getByRole('radio', { name: words.directions.out }).click()
  await page.getByRole('button', { name: trial.run, exact: true }).click()
  await expect.element(page.getByText(problems.fields.not_found)).toBeVisible()
  expect(server.sent(TRY)[0]?.body).toMatchObject({ direction: 'out' })
})

test('the focus returns to the button', async () => {
  const { page } = await open({})
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: trial.open })).toHaveFocus()
})
