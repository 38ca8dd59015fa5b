import { letterheadAnswer } from '@portaria/contract/modules/companies/letterhead'
import {
  type MonthPage as Answered,
  monthPageAnswer,
} from '@portaria/contract/modules/reports/month-page'
import { monthText } from '@portaria/contract/texts/clock-text'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { companyToday } from '../../../platform/company-day.ts'
import { type Answers, answer, refused, testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { MonthPage } from './MonthPage.tsx'

const exactly = (value: number | null) => ({ value, bound: null })

const found = (more: Partial<Answered> = {}): Answered => ({
  from: '2025-11-01',
  to: '2025-11-30',
  before: '2025-10-01',
  company: 'Residencial Bosque',
  figures: [
    { name: 'visits', now: exactly(312), before: exactly(null) },
    { name: 'rounds', now: { value: 89, bound: 'above' }, before: exactly(100) },
    { name: 'answer_days', now: exactly(1), before: exactly(null) },
  ],
  read_at: '2025-12-01T12:00:00.000Z',
  ...more,
})

const open = (page = found(), more: Answers = {}, search = '') =>
  renderScreen(<MonthPage />, {
    role: 'sindico',
    at: `/apps/condominiums/reports/month${search}`,
    answers: {
      'GET /reports/month': answer(monthPageAnswer, { data: page }),
      'GET /company/letterhead': answer(letterheadAnswer, {
        data: {
          name: 'Residencial Bosque',
          legal_name: null,
          cnpj: '11222333000181',
          address: 'Rua A, 1',
          logo: null,
        },
      }),
      ...more,
    },
  })

test('the page says each figure beside the month before, and no small number', async () => {
  const { page } = await open()
  await expect
    .element(page.getByRole('heading', { name: 'Residencial Bosque em novembro de 2025' }))
    .toBeVisible()
  await expect.element(page.getByText('CNPJ 11.222.333/0001-81')).toBeVisible()
  await expect.element(page.getByText('312', { exact: true })).toBeVisible()
  await expect.element(page.getByText('outubro: menos de 5')).toBeVisible()
  await expect.element(page.getByText('mais de 89%')).toBeVisible()
  await expect.element(page.getByText('outubro: 100%')).toBeVisible()
  await expect.element(page.getByText('até 1 dia')).toBeVisible()
})

test('months that are over are offered, and the running one is not', async () => {
  const { page, server, path } = await open()
  await userEvent.click(page.getByRole('combobox', { name: 'Mês' }))
  const options = page.getByRole('option')
  await expect.poll(() => options.elements().length).toBe(12)
  const running = monthText('pt', companyToday())
  await expect
    .element(page.getByRole('option', { name: running, exact: true }))
    .not.toBeInTheDocument()
  await userEvent.click(options.nth(1))
  await expect.poll(() => path()).toMatch(/\?month=\d{4}-\d{2}$/)
  await expect.poll(() => server.sent('GET /reports/month').length).toBe(2)
})

test('an address with the running month opens the last one that is over', async () => {
  const { server } = await open(found(), {}, `?month=${companyToday().slice(0, 7)}`)
  await expect.poll(() => server.sent('GET /reports/month').length).toBe(1)
  const asked = server.sent('GET /reports/month')[0]?.query.get('day') ?? ''
  expect(asked < companyToday().slice(0, 7)).toBe(true)
})

test('while a chosen month is loaded, the one in sight is neither shared nor published', async () => {
  const held = Promise.withResolvers<Response>()
  const first = answer(monthPageAnswer, { data: found() })
  let asked = 0
  const { page } = await open(found(), {
    'GET /reports/month': () => {
      asked += 1
      return asked === 1 ? first : held.promise
    },
  })
  const publish = page.getByRole('button', { name: 'Criar comunicado' })
  await expect.element(publish).toBeEnabled()
  await userEvent.click(page.getByRole('combobox', { name: 'Mês' }))
  await userEvent.click(page.getByRole('option').nth(1))
  await expect.element(publish).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Compartilhar' })).toBeDisabled()
  await expect.element(page.getByText('312', { exact: true })).toBeVisible()
  held.resolve(answer(monthPageAnswer, { data: found({ from: '2025-10-01' }) }))
  await expect.element(publish).toBeEnabled()
})

test('the draft of an announcement to residents has the page as text and picture', async () => {
  const file = testId()
  const { page, server, path } = await open(found(), {
    'POST /files': Response.json({ data: { id: file, url: '/photo' } }, { status: 201 }),
    'POST /announcements': refused('unavailable'),
  })
  await userEvent.click(page.getByRole('button', { name: 'Criar comunicado' }))
  await expect.poll(() => server.sent('POST /announcements').length).toBe(1)
  const sent = server.sent('POST /announcements')[0]?.body
  expect(sent).toMatchObject({
    title: 'Residencial Bosque em novembro de 2025',
    audience: 'roles',
    roles: ['condomino'],
    attachments: [{ picture_file_id: file }],
  })
  expect(JSON.stringify(sent)).toContain('Visitas recebidas: 312 (outubro: menos de 5)')
  // It is refused here: nothing was made, and the page stays.
  await expect.element(page.getByText('Não foi possível fazer a página')).toBeVisible()
  expect(path()).toBe('/apps/condominiums/reports/month')
})

test('a month without figures makes no page', async () => {
  const { page } = await open(found({ figures: [] }))
  await expect.element(page.getByText('Poucos números para uma página')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Criar comunicado' }))
    .not.toBeInTheDocument()
})
