import {
  type AccessEvent,
  accessAnswer,
  accessesAnswer,
} from '@portaria/contract/modules/access/access-answers'
import { pardonAnswer } from '@portaria/contract/modules/access/presence/presence'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { type Answers, answer, refused, testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { AccessListPage } from './AccessListPage.tsx'
import { AccessPage } from './AccessPage.tsx'

const { events } = screens.access
const words = screens.accessDecision
const LIST = 'GET /accesses'
const rule = { id: testId(), title: 'Moradores', deleted: false }

const eventOf = (name: string, more: Partial<AccessEvent> = {}): AccessEvent => ({
  id: testId(),
  at: '2026-11-27T22:10:00.000Z',
  fact: 'granted',
  direction: 'in',
  point: { id: testId(), title: 'Portão social', deleted: false },
  reason: null,
  marks: [],
  credential: 'card',
  person: { kind: 'resident', id: testId(), title: name, units: ['Torre A · 101'], photo: null },
  opened_by: null,
  opening_reason: null,
  ...more,
})

const pageOf = (data: AccessEvent[], next: string | null = null) =>
  answer(accessesAnswer, { data, meta: { next } })

const openList = (answers: Answers, role: 'sindico' | 'condomino' = 'sindico', search = '') =>
  renderScreen(<AccessListPage />, { role, at: `/apps/condominiums/accesses/${search}`, answers })

test('accesses are listed by page, and a filter is in the address', async () => {
  const denied = eventOf('Bruno Reis', { fact: 'denied', reason: 'used_up', credential: 'qr' })
  const { page, server, path } = await openList({
    [LIST]: ({ query }) =>
      query.get('after') === 'more' ? pageOf([denied]) : pageOf([eventOf('Ana Lima')], 'more'),
  })
  await expect.element(page.getByRole('link', { name: 'Ana Lima' })).toBeVisible()
  await page.getByRole('button', { name: events.more }).click()
  await expect.element(page.getByText(new RegExp(words.reasons.used_up))).toBeVisible()
  await expect.element(page.getByRole('button', { name: events.more })).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('button', { name: events.fact }).click()
  await page.getByRole('radio', { name: words.facts.denied }).click()
  await expect.poll(path).toBe('/apps/condominiums/accesses/?fact=denied')
  await expect.poll(() => server.sent(LIST).at(-1)?.query.get('fact')).toBe('denied')
  expect(server.sent(LIST).at(-1)?.query.has('after')).toBe(false)
})

test('a resident reads their own, without the filter by points', async () => {
  const { page } = await openList({ [LIST]: pageOf([]) }, 'condomino')
  await expect.element(page.getByRole('heading', { name: events.own })).toBeVisible()
  await expect.element(page.getByText(events.noneOwn)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: events.point, exact: true }))
    .not.toBeInTheDocument()
})

test('filters that match nothing can be cleared', async () => {
  const { page, path } = await openList({ [LIST]: pageOf([]) }, 'sindico', '?reason=schedule')
  await page.getByRole('button', { name: events.clear }).click()
  await expect.poll(path).toBe('/apps/condominiums/accesses/')
  await expect.element(page.getByText(events.noneText)).toBeVisible()
})

const openOne = (
  event: AccessEvent,
  more: object = {},
  role: 'sindico' | 'condomino' = 'sindico',
) =>
  renderScreen(<AccessPage id={event.id} />, {
    role,
    at: `/apps/condominiums/accesses/${event.id}`,
    answers: {
      [`GET /accesses/${event.id}`]: answer(accessAnswer, {
        data: {
          ...event,
          rule: null,
          considered: [],
          reader_time: null,
          reader_zone: null,
          passed_at: null,
          ...more,
        },
      }),
    },
  })

test('a refused access says why, by each rule, with the reader’s own time', async () => {
  const { page } = await openOne(eventOf('Ana Lima', { fact: 'denied', reason: 'holiday' }), {
    considered: [{ rule, missed: 'holiday' }],
    reader_time: '2026-11-27 19:09:58',
    reader_zone: 'America/Sao_Paulo',
  })
  await expect.element(page.getByRole('heading', { name: events.why.denied })).toBeVisible()
  await expect.element(page.getByText(words.because.holiday)).toBeVisible()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: rule.title }))
    .toMatchTextContent(new RegExp(words.missed.holiday))
  await expect.element(page.getByText(/19:09:58 \(America\/Sao_Paulo\)/)).toBeVisible()
  await expectAccessible()
})

test('a way out is granted with what speaks against it as a mark', async () => {
  const { page } = await openOne(
    eventOf('Ana Lima', { direction: 'out', marks: ['revoked', 'minor_alone'] }),
  )
  await expect.element(page.getByText(words.outcome.wayOut)).toBeVisible()
  await expect.element(page.getByText(words.reasons.revoked)).toBeVisible()
  await expect.element(page.getByText(words.marks.minor_alone)).toBeVisible()
})

test('an opening from afar names who opened it and why', async () => {
  const { page } = await openOne(
    eventOf('', {
      fact: 'opened',
      person: null,
      credential: null,
      opened_by: { id: testId(), name: 'Edson' },
      opening_reason: 'Mudança',
    }),
  )
  await expect.element(page.getByText('A porta foi aberta à distância por Edson.')).toBeVisible()
  await expect.element(page.getByText('Mudança')).toBeVisible()
})

test('a household, which gets no rules, is told nothing about them', async () => {
  const { page } = await openOne(eventOf('Ana Lima'), {}, 'condomino')
  await expect.element(page.getByText(words.outcome.granted)).toBeVisible()
  await expect.element(page.getByText(words.noRules)).not.toBeInTheDocument()
})

test('a guest of a household leads to the pass, since the visitor is not theirs to read', async () => {
  const id = testId()
  const event = eventOf('', {
    person: { kind: 'visitor', id, title: 'Bruno', units: [], photo: null },
  })
  const { page } = await openOne(event, {}, 'condomino')
  await expect
    .element(page.getByRole('link', { name: 'Bruno' }))
    .toHaveAttribute('href', `/apps/condominiums/pass/${id}`)
})

test('a page that fails to load says so below the accesses', async () => {
  const { page } = await openList({
    [LIST]: ({ query }) =>
      query.get('after') === 'more' ? refused('not_found') : pageOf([eventOf('Ana Lima')], 'more'),
  })
  await page.getByRole('button', { name: events.more }).click()
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ana Lima' })).toBeVisible()
})

test('an access of somebody else is not found', async () => {
  const id = testId()
  const { page } = await renderScreen(<AccessPage id={id} />, {
    role: 'condomino',
    at: `/apps/condominiums/accesses/${id}`,
    answers: { [`GET /accesses/${id}`]: refused('not_found') },
  })
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
})

const refusedAgain = (at: string) => ({
  ...eventOf('Ana Lima', { at, fact: 'denied', reason: 'passback' }),
  rule: null,
  considered: [],
  reader_time: null,
  reader_zone: null,
  passed_at: null,
})

test('a second entry that was refused is forgiven with one act, for one entry', async () => {
  const event = refusedAgain(new Date().toISOString())
  const { page, server } = await renderScreen(<AccessPage id={event.id} />, {
    role: 'funcionario',
    at: `/apps/condominiums/accesses/${event.id}`,
    answers: {
      [`GET /accesses/${event.id}`]: answer(accessAnswer, { data: event }),
      [`POST /accesses/${event.id}/forgive`]: answer(pardonAnswer, {
        data: { until: '2026-11-29T13:15:00.000Z' },
      }),
    },
  })
  await expect.element(page.getByText(words.because.passback)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: screens.access.forgive.act }).click()
  await expect.poll(() => server.sent(`POST /accesses/${event.id}/forgive`).length).toBe(1)
  await expect
    .element(page.getByText(new RegExp(screens.access.forgive.done.split('{{')[0] ?? '')))
    .toBeVisible()
})

test.each([
  ['long ago', 'funcionario', '2026-11-20T12:00:00.000Z'],
  ['by an administrator', 'admin', new Date().toISOString()],
] as const)('a second entry is not forgiven %s', async (_, role, at) => {
  const event = refusedAgain(at)
  const { page } = await renderScreen(<AccessPage id={event.id} />, {
    role,
    at: `/apps/condominiums/accesses/${event.id}`,
    answers: { [`GET /accesses/${event.id}`]: answer(accessAnswer, { data: event }) },
  })
  await expect.element(page.getByText(words.because.passback)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: screens.access.forgive.act }))
    .not.toBeInTheDocument()
})
