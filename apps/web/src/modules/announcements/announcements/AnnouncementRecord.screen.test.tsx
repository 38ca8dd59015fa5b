import type { Role } from '@portaria/contract/actors/roles'
import type { AudienceCounts } from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { Megaphone } from 'lucide-react'
import { expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { RegisterRecordPage } from '../../../register-pages/record/RegisterRecordPage.tsx'
import { type Answers, one, recordOf, refused, testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { registers, screens } from '../../../testing/words.ts'

const [id, correction, tower] = [testId(), testId(), testId()]
const announcement = (more: object) =>
  recordOf(announcements, {
    id,
    title: 'Falta de água',
    kind: 'maintenance',
    body: '<p>Na terça, das <strong>9h às 12h</strong>.</p>',
    audience: 'all',
    requires_ack: true,
    state: 'sent',
    number: '12/2026',
    sent_at: '2026-11-20T12:00:00.000Z',
    unread: false,
    unacknowledged: false,
    receipt: null,
    delivery: null,
    correction: null,
    ...more,
  })

const counted = (data: AudienceCounts) => Response.json({ data })

const open = (role: Role, record: ReturnType<typeof announcement>, answers: Answers = {}) =>
  renderScreen(<RegisterRecordPage register={announcements} id={record.id} icon={Megaphone} />, {
    role,
    at: `/apps/condominiums/announcement/${record.id}`,
    answers: { [`GET /announcements/${record.id}`]: one(record), ...answers },
  })

test('opening it marks it as read for a resident, and one press acknowledges it', async () => {
  let record = announcement({ unread: true, unacknowledged: true })
  const at = new Date().toISOString()
  const { page, server } = await open('condomino', record, {
    [`GET /announcements/${id}`]: () => one(record),
    [`POST /announcements/${id}/read`]: () => {
      // If it stayed unread, each answer would mark it as read again.
      record = announcement({ unacknowledged: true })
      return Response.json({ data: { at, is_new: true } })
    },
    [`POST /announcements/${id}/acknowledge`]: () => {
      record = announcement({ receipt: { read_at: at, acknowledged_at: at } })
      return Response.json({ data: { at, is_new: true } })
    },
  })
  await expect.element(page.getByText('9h às 12h')).toBeVisible()
  await expect.poll(() => server.sent(`POST /announcements/${id}/read`).length).toBeGreaterThan(0)
  await page.getByRole('button', { name: registers.announcements.actions.acknowledge }).click()
  await expect.element(page.getByText(/^Você confirmou a leitura hoje \d+:\d\d\.$/)).toBeVisible()
  expect(server.sent(`POST /announcements/${id}/acknowledge`)).toHaveLength(1)
})

test('an announcement already read is not marked again, and a refused acknowledgement can be repeated', async () => {
  const { page, server } = await open('condomino', announcement({ unacknowledged: true }), {
    [`POST /announcements/${id}/acknowledge`]: refused('state_conflict'),
  })
  await page.getByRole('button', { name: registers.announcements.actions.acknowledge }).click()
  await expect.element(page.getByText(/mudou e não permite esta ação/).first()).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: registers.announcements.actions.acknowledge }))
    .toBeEnabled()
  expect(server.sent(`POST /announcements/${id}/read`)).toEqual([])
})

test('before sending, the síndico sees how many people it reaches and who needs it on paper', async () => {
  const draft = announcement({
    state: 'draft',
    sent_at: null,
    number: null,
    audience: 'towers',
    towers: [
      {
        id: testId(),
        tower_id: tower,
        tower: { id: tower, title: 'Ipê', deleted: false },
        floor: null,
      },
    ],
  })
  const { page, server } = await open('sindico', draft, {
    'POST /announcements/audience': counted({ people: 84, units: 40, without_login: 6 }),
    [`POST /announcements/${id}/send`]: one(announcement({})),
  })
  await page.getByRole('button', { name: registers.announcements.transitions.send.button }).click()
  const dialog = page.getByRole('dialog')
  await expect
    .element(
      dialog.getByText(
        'Vai para 84 pessoas de 40 unidades. 6 não têm acesso ao app: avise em papel.',
      ),
    )
    .toBeVisible()
  expect(server.sent('POST /announcements/audience')[0]?.body).toEqual({
    audience: 'towers',
    towers: [{ tower_id: tower, floor: null }],
  })
  expect(server.sent(`POST /announcements/${id}/send`)).toEqual([])
  await dialog
    .getByRole('button', { name: registers.announcements.transitions.send.button })
    .click()
  await expect.poll(() => server.sent(`POST /announcements/${id}/send`)).toHaveLength(1)
})

test('an emergency warns that it breaks quiet hours, and one without recipients is not sent', async () => {
  const draft = announcement({ state: 'draft', sent_at: null, kind: 'emergency' })
  const { page } = await open('sindico', draft, {
    'POST /announcements/audience': counted({ people: 0, units: 0, without_login: 0 }),
  })
  await page.getByRole('button', { name: registers.announcements.transitions.send.button }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/também no horário de silêncio/)).toBeVisible()
  await expect.element(dialog.getByText(/^Ninguém recebe com esta escolha/)).toBeVisible()
  await expect
    .element(dialog.getByRole('button', { name: registers.announcements.transitions.send.button }))
    .toBeDisabled()
})

test('a sent announcement shows its progress, leads to the proof and can be corrected', async () => {
  const sent = announcement({
    delivery: {
      people: 10,
      units: 4,
      delivered: 8,
      read: 5,
      acknowledged: 3,
      told: 1,
      without_login: 2,
    },
  })
  const { page, path } = await open('sindico', sent, {
    [`POST /announcements/${id}/correct`]: Response.json({
      data: { id: correction, is_new: true },
    }),
  })
  await expect.element(page.getByRole('link', { name: /^Leitura confirmada 3 de 8/ })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: screens.announcements.delivery.open }))
    .toHaveAttribute('href', `/apps/condominiums/announcement/${id}/proof`)
  await page.getByRole('button', { name: screens.registerPages.moreActions }).click()
  await page.getByRole('button', { name: registers.announcements.actions.correct }).click()
  await expect.poll(path).toBe(`/apps/condominiums/announcement/${correction}/edit`)
})

test('a corrected announcement links to its correction', async () => {
  const corrected = announcement({
    state: 'withdrawn',
    correction: { id: correction, title: 'Falta de água na quarta', state: 'sent' },
  })
  const { page } = await open('sindico', corrected)
  await expect
    .element(page.getByRole('link', { name: 'Falta de água na quarta' }))
    .toHaveAttribute('href', `/apps/condominiums/announcement/${correction}`)
})

test('on a phone a long text keeps its button in the first view', async () => {
  await viewport.viewport(390, 844)
  const body = Array.from({ length: 40 }, (_, nth) => `<p>Parágrafo ${nth} do comunicado.</p>`)
  const record = announcement({ unacknowledged: true, body: body.join('') })
  const { page } = await open('condomino', record)
  const button = page.getByRole('button', { name: registers.announcements.actions.acknowledge })
  await expect.element(button).toBeVisible()
  await expect.poll(() => button.element().getBoundingClientRect().bottom).toBeLessThan(844)
  expect(document.documentElement.scrollHeight).toBeGreaterThan(1_200)
})
