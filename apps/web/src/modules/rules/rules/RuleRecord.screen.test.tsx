import type { Role } from '@portaria/contract/actors/roles'
import { ruleAcceptances } from '@portaria/contract/modules/rules/rules/rule-answers'
import { rules } from '@portaria/contract/modules/rules/rules/rules'
import { ScrollText } from 'lucide-react'
import { expect, test } from 'vitest'
import { RegisterRecordPage } from '../../../register-pages/record/RegisterRecordPage.tsx'
import { type Answers, one, recordOf, refused, testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { choiceWord, registers, screens } from '../../../testing/words.ts'

const [first, second, draft] = [testId(), testId(), testId()]
const versions = [
  {
    id: second,
    version_number: 2,
    effective_from: '2026-01-01',
    effective_to: null,
    validity: 'in_force',
  },
  {
    id: first,
    version_number: 1,
    effective_from: '2020-01-01',
    effective_to: null,
    validity: 'replaced',
  },
]
const version = (more: object) =>
  recordOf(rules, {
    id: second,
    title: 'Silêncio',
    body: '<p>Das 22h às <strong>8h</strong>.</p>',
    state: 'published',
    effective_from: '2026-01-01',
    version_number: 2,
    requires_acceptance: true,
    upcoming: false,
    outdated: false,
    versions,
    acceptance: { accepted_at: null, counts: null },
    ...more,
  })

const open = (role: Role, record: ReturnType<typeof version>, answers: Answers = {}) =>
  renderScreen(<RegisterRecordPage register={rules} id={record.id} icon={ScrollText} />, {
    role,
    at: `/apps/condominiums/rule/${record.id}`,
    answers: { [`GET /rules/${record.id}`]: one(record), ...answers },
  })

test('a resident reads a version, accepts it, and sees the date of acceptance', async () => {
  let record = version({ unaccepted: true })
  const at = new Date().toISOString()
  const { page, server } = await open('condomino', record, {
    [`GET /rules/${second}`]: () => one(record),
    [`POST /rules/${second}/accept`]: () => {
      record = version({ unaccepted: false, acceptance: { accepted_at: at, counts: null } })
      return Response.json({ data: { accepted_at: at, is_new: true } })
    },
  })
  await expect.element(page.getByRole('heading', { name: 'Silêncio · versão 2' })).toBeVisible()
  await page.getByRole('button', { name: registers.rules.actions.accept }).click()
  await expect.element(page.getByText(/^Você aceitou esta versão hoje \d+:\d\d\.$/)).toBeVisible()
  expect(server.sent(`POST /rules/${second}/accept`)).toHaveLength(1)
  await expect
    .element(page.getByRole('button', { name: registers.rules.actions.accept }))
    .not.toBeInTheDocument()
})

test('a refused acceptance is shown and can be repeated', async () => {
  const { page } = await open('condomino', version({ unaccepted: true }), {
    [`POST /rules/${second}/accept`]: refused('state_conflict'),
  })
  await page.getByRole('button', { name: registers.rules.actions.accept }).click()
  await expect.element(page.getByText(/mudou e não permite esta ação/).first()).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: registers.rules.actions.accept }))
    .toBeEnabled()
})

test('versions show their state and their changes from the one before', async () => {
  const { page } = await open('condomino', version({ unaccepted: false }), {
    [`GET /rules/${first}`]: one(version({ id: first, body: '<p>Das 22h às 7h.</p>' })),
  })
  await expect.element(page.getByText(choiceWord('rules', 'validity', 'replaced'))).toBeVisible()
  await page.getByRole('button', { name: screens.rules.versions.compare }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Versão 1 → Versão 2')).toBeVisible()
  await expect.element(dialog.getByText('Retirado: 7h')).toBeVisible()
  await expect.element(dialog.getByText('Incluído: 8h')).toBeVisible()
})

test('the síndico sees how many residents have accepted, and who has not', async () => {
  const counts = { accepted: 1, expected: 3 }
  const { page } = await open('sindico', version({ acceptance: { accepted_at: null, counts } }), {
    [`GET /rules/${second}/acceptances`]: Response.json({
      data: ruleAcceptances.parse([
        { resident: { id: testId(), title: 'Ana Lima' }, units: ['Ipê · 101'], accepted_at: null },
        { resident: { id: testId(), title: 'Caio Reis' }, units: [], accepted_at: null },
        {
          resident: { id: testId(), title: 'Bia Melo' },
          units: ['Ipê · 102'],
          accepted_at: '2026-02-03T12:00:00.000Z',
        },
      ]),
    }),
  })
  await expect.element(page.getByText('1 de 3 moradores adultos aceitaram.')).toBeVisible()
  await page.getByRole('button', { name: screens.rules.acceptance.open }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('heading', { name: 'Faltam 2 pessoas' })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Ana Lima' })).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: '1 pessoa aceitou' })).toBeVisible()
})

test('a new version starts from the newest published one and opens in the form', async () => {
  const { page, path } = await open('sindico', version({}), {
    [`POST /rules/${second}/new-version`]: Response.json({
      data: { id: draft, version_number: 3, is_new: true },
    }),
  })
  await page.getByRole('button', { name: screens.registerPages.moreActions }).click()
  await page.getByRole('button', { name: registers.rules.actions['new-version'] }).click()
  await expect.poll(path).toBe(`/apps/condominiums/rule/${draft}/edit`)
})

test('an older version cannot start a new one', async () => {
  const { page } = await open('sindico', version({ id: first, version_number: 1, outdated: true }))
  await page.getByRole('button', { name: screens.registerPages.moreActions }).click()
  await expect.element(page.getByRole('button', { name: 'Histórico' })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: registers.rules.actions['new-version'] }))
    .not.toBeInTheDocument()
})
