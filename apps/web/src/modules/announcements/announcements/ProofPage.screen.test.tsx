import { recipientsAnswer } from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import {
  type Answers,
  answer,
  one,
  recordOf,
  refused,
  testId,
} from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { registers, screens } from '../../../testing/words.ts'
import { Proof } from './ProofPage.tsx'

const role = 'sindico'
const id = testId()
const record = recordOf(announcements, {
  id,
  title: 'Falta de água',
  kind: 'maintenance',
  body: '<p>Na terça.</p>',
  audience: 'all',
  requires_ack: true,
  state: 'sent',
  number: '12/2026',
  sent_at: '2026-11-20T12:00:00.000Z',
  sent_by: { id: testId(), title: 'Sílvia Síndica', deleted: false },
  delivery: {
    people: 3,
    units: 2,
    without_login: 1,
    told: 0,
    delivered: 2,
    read: 1,
    acknowledged: 1,
  },
})
const person = (name: string, unit: string | null, more: object = {}) => ({
  id: testId(),
  name,
  unit,
  role: unit === null ? ('funcionario' as const) : ('condomino' as const),
  has_login: true,
  delivered_at: '2026-11-20T12:00:01.000Z',
  read_at: null,
  acknowledged_at: null,
  told_on: null,
  told_by: null,
  ...more,
})
const moment = '2026-11-20T13:00:00.000Z'
const ana = person('Ana Lima', 'Ipê · 101', { read_at: moment, acknowledged_at: moment })
const rui = person('Rui Reis', 'Ipê · 102', { has_login: false, delivered_at: null })
const jair = person('Jair Zelador', null)
const people = answer(recipientsAnswer, {
  data: [ana, rui, jair],
  meta: { total: 3, page: 1, per_page: 200 },
})

const open = (answers: Answers = {}) =>
  renderScreen(
    <RegisterProvider register={announcements} role={role}>
      <Proof record={record} />
    </RegisterProvider>,
    {
      role,
      at: `/apps/condominiums/announcement/${id}/proof`,
      answers: {
        [`GET /announcements/${id}/recipients`]: people,
        [`GET /announcements/${id}`]: one(record),
        ...answers,
      },
    },
  )

test('people are listed by unit, each with their latest step', async () => {
  const { page } = await open()
  const unit = page.getByRole('list', { name: 'Ipê · 101' })
  await expect.element(unit.getByText('Ana Lima')).toBeVisible()
  await expect
    .element(
      unit.getByText(
        new RegExp(`^${screens.announcements.line.acknowledged.replace('{{at}}', '')}`),
      ),
    )
    .toBeVisible()
  const other = page.getByRole('list', { name: 'Ipê · 102' })
  await expect.element(other.getByText(screens.announcements.standing.withoutLogin)).toBeVisible()
  const team = page.getByRole('list', { name: screens.announcements.proof.team })
  await expect.element(team.getByText(screens.announcements.standing.unread)).toBeVisible()
  // Only a person without the app is told on paper.
  await expect.poll(() => page.getByRole('checkbox').elements().length).toBe(1)
})

test('letters that the PDF’s font lacks are printed from the page: the whole proof, not only the shown part', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const leila = person('ليلى', 'Ipê · 104')
  const { page } = await open({
    [`GET /announcements/${id}/recipients`]: ({ query }) =>
      new URLSearchParams(String(query)).get('page') === '2'
        ? answer(recipientsAnswer, { data: [leila], meta: { total: 2, page: 2, per_page: 200 } })
        : answer(recipientsAnswer, { data: [ana], meta: { total: 2, page: 1, per_page: 200 } }),
  })
  await page.getByRole('button', { name: screens.announcements.proof.pdf }).click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  const paper = document.querySelector('[data-sheet]')
  expect(paper?.textContent).toContain('11.222.333/0001-81')
  expect(paper?.textContent).toContain('ليلى')
  expect(paper?.textContent).toContain('Ana Lima')
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelector('[data-sheet]')).toBeNull()
})

test('telling people on paper records the author and the time; a failure keeps typed text', async () => {
  let isRefused = true
  const path = `POST /announcements/${id}/record-told`
  const { page, server } = await open({
    [path]: () => {
      if (!isRefused) return Response.json({ data: { recorded: 1 } })
      return refused('validation', { told_on: 'told_outside' })
    },
  })
  const { choose, record: recordPaper, by: byLabel } = screens.announcements.told
  await page.getByRole('checkbox', { name: choose.replace('{{name}}', 'Rui Reis') }).click()
  await page.getByRole('button', { name: recordPaper.replace('{{count}}', '1') }).click()
  const dialog = page.getByRole('dialog')
  const by = dialog.getByRole('textbox', { name: new RegExp(`^${byLabel}`) })
  await userEvent.clear(by)
  await dialog.getByRole('button', { name: screens.announcements.told.save }).click()
  expect(server.sent(path)).toEqual([])
  await by.fill('Jair Zelador')
  await dialog.getByRole('button', { name: screens.announcements.told.save }).click()
  await expect
    .element(dialog.getByText(registers.announcements.refusals.told_outside))
    .toBeVisible()
  await expect.element(by).toHaveValue('Jair Zelador')
  isRefused = false
  await dialog.getByRole('button', { name: screens.announcements.told.save }).click()
  await expect
    .poll(() => server.sent(path).at(-1)?.body)
    .toMatchObject({ recipients: [rui.id], told_by: 'Jair Zelador' })
  await expect.element(page.getByText(screens.announcements.told.done_one)).toBeVisible()
})

test('the list is narrowed to the missing people by its address', async () => {
  const { page, server } = await open()
  await page.getByRole('combobox', { name: screens.announcements.proof.show }).click()
  await page.getByRole('option', { name: screens.announcements.stands.unread }).click()
  await expect
    .poll(() => server.calls.some(({ query }) => String(query).includes('stand=unread')))
    .toBe(true)
})

test('people outside the filter are not marked as told', async () => {
  const narrowed = answer(recipientsAnswer, {
    data: [ana],
    meta: { total: 1, page: 1, per_page: 200 },
  })
  const { page } = await open({
    [`GET /announcements/${id}/recipients`]: ({ query }) =>
      String(query).includes('stand=read') ? narrowed : people,
  })
  await page.getByRole('button', { name: 'Marcar os mostrados (1)' }).click()
  await expect
    .element(page.getByRole('button', { name: 'Registrar entrega em papel (1)' }))
    .toBeEnabled()
  await page.getByRole('combobox', { name: screens.announcements.proof.show }).click()
  await page.getByRole('option', { name: screens.announcements.stands.read }).click()
  await expect.element(page.getByText('Rui Reis')).not.toBeInTheDocument()
  expect(page.getByRole('button', { name: /^Registrar entrega/ }).elements()).toEqual([])
})

test('more than a page of people are told on paper in as many calls as the server requires', async () => {
  const many = Array.from({ length: 501 }, (_, nth) =>
    person(`Morador ${nth}`, 'Ipê · 103', { has_login: false, delivered_at: null }),
  )
  const path = `POST /announcements/${id}/record-told`
  const { page, server } = await open({
    [`GET /announcements/${id}/recipients`]: answer(recipientsAnswer, {
      data: many,
      meta: { total: 501, page: 1, per_page: 200 },
    }),
    [path]: Response.json({ data: { recorded: 1 } }),
  })
  await page.getByRole('button', { name: 'Marcar os mostrados (501)' }).click()
  await page.getByRole('button', { name: 'Registrar entrega em papel (501)' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: screens.announcements.told.save })
    .click()
  await expect
    .poll(() =>
      server.sent(path).map(({ body }) => (body as { recipients: string[] }).recipients.length),
    )
    .toEqual([500, 1])
})
