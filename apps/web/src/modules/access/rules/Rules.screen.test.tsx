import {
  starterRulesAnswer,
  starterRulesMade,
} from '@portaria/contract/modules/access/access-answers'
import { accessPoints } from '@portaria/contract/modules/access/access-points/access-points'
import { accessRules } from '@portaria/contract/modules/access/access-rules/access-rules'
import { accessSchedules } from '@portaria/contract/modules/access/access-schedules/access-schedules'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RegisterFormPage } from '../../../register-pages/form/RegisterFormPage.tsx'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import {
  type Answers,
  answer,
  one,
  recordOf,
  refused,
  testId,
} from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problems, screens } from '../../../testing/words.ts'
import { RulePanels } from './RulePanels.tsx'
import { StarterNoticeOfList } from './StarterNotice.tsx'

const { starter, sentence, week } = screens.access
const MANAGER = 'sindico'
const GET = 'GET /access/starter-rules'
const MAKE = 'POST /access/starter-rules'
const gate = { id: testId(), title: 'Portão social', deleted: false }

const proposal = answer(starterRulesAnswer, {
  data: [
    { key: 'people', name: 'Sempre', kinds: ['resident', 'employee'], towers: [], points: [gate] },
    {
      key: 'passes',
      name: 'Convidados',
      kinds: ['visitor'],
      towers: [{ id: testId(), title: 'Torre A', deleted: false }],
      points: [gate],
    },
  ],
})

const openPoints = (answers: Answers, role: 'sindico' | 'funcionario' = 'sindico') =>
  renderScreen(
    <RegisterProvider register={accessPoints} role={role}>
      <StarterNoticeOfList />
    </RegisterProvider>,
    { role, at: '/apps/condominiums/access-points/', answers },
  )

test('the first rules are proposed in sentences, made as chosen, and shown', async () => {
  const { page, server, path } = await openPoints({
    [GET]: proposal,
    [MAKE]: answer(starterRulesMade, { data: [{ id: testId(), title: 'Sempre', deleted: false }] }),
  })
  await page.getByRole('button', { name: starter.open }).click()
  await expect.element(page.getByText(/visitantes de Torre A, por Portão social/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('checkbox', { name: /Convidados/ }).click()
  await page.getByRole('button', { name: 'Criar 1 regra' }).click()
  await expect.poll(path).toBe('/apps/condominiums/access-rules/')
  expect(server.sent(MAKE)[0]?.body).toEqual({ keys: ['people'] })
})

test('no rule at all is no choice, and a refusal keeps the dialog', async () => {
  const { page, server } = await openPoints({ [GET]: proposal, [MAKE]: refused('forbidden') })
  await page.getByRole('button', { name: starter.open }).click()
  const boxes = page.getByRole('checkbox')
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await page.getByRole('button', { name: /^Criar 0/ }).click()
  await expect.element(page.getByText(starter.choose)).toBeVisible()
  expect(server.sent(MAKE)).toEqual([])
  await boxes.nth(0).click()
  await page.getByRole('button', { name: 'Criar 1 regra' }).click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(new RegExp(problems.titles.forbidden.title))
})

test('nothing is proposed to those who make no rules', async () => {
  const { page, server } = await openPoints({}, 'funcionario')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  expect(server.sent(GET)).toEqual([])
})

const rule = (more: object) =>
  recordOf(accessRules, {
    name: 'Manutenção',
    kinds: ['provider'],
    points: [{ id: testId(), point_id: gate.id, point: gate }],
    ...more,
  })

const openRule = (record: ReturnType<typeof rule>, answers: Answers = {}) =>
  renderScreen(
    <RegisterProvider register={accessRules} role={MANAGER}>
      <RulePanels record={record} />
    </RegisterProvider>,
    { at: `/apps/condominiums/access-rule/${record.id}`, answers },
  )

test('a rule is said as a sentence, with the week of its schedule', async () => {
  const schedule = recordOf(accessSchedules, {
    name: 'Comercial',
    hours: [{ id: testId(), days: ['mon'], from_time: '08:00', to_time: '18:00' }],
  })
  const { page } = await openRule(
    rule({
      schedule_id: schedule.id,
      schedule: { id: schedule.id, title: 'Comercial', deleted: false },
      credentials: ['card', 'qr'],
      valid_to: '2099-12-31',
    }),
    { [`GET /access-schedules/${schedule.id}`]: one(schedule) },
  )
  const said =
    'Passagem liberada para prestadores, por Portão social, no horário “Comercial”, até 31/12/2099. Aceita cartão e QR.'
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^seg/ })).toMatchTextContent(/8:00–18:00/)
  await expectAccessible()
})

test('a rule without a schedule always holds', async () => {
  const { page } = await openRule(rule({ two_credentials: true }))
  await expect.element(page.getByText(week.always)).toBeVisible()
  await expect.element(page.getByText(new RegExp(sentence.two))).toBeVisible()
})

test('the sentence under the form follows what is typed', async () => {
  const { page } = await renderScreen(
    <RegisterFormPage register={accessRules} id={undefined} initial={undefined} />,
    { at: '/apps/condominiums/access-rule/new' },
  )
  await userEvent.fill(page.getByRole('textbox', { name: 'Nome' }), 'Festas')
  await page.getByRole('checkbox', { name: 'Visitantes' }).click()
  await expect.element(page.getByText(/liberada para visitantes, por nenhum ponto/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Placa' }).click()
  await expect.element(page.getByText(/Aceita placa\./)).toBeVisible()
})
