import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import {
  type Answer,
  type Answers,
  one,
  recordOf,
  refused,
  testId,
} from '../../../testing/fake-server.ts'
import { boxOf, emptyUnit, gateVisit, quietDesk } from '../../../testing/gate-answers.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { choiceWord, problems, registers, screens } from '../../../testing/words.ts'
import { GateScreen } from '../GateScreen.tsx'

const rui = gateVisit({ guest_name: 'Rui Convidado' })
const entered = recordOf(visits, {
  id: rui.id,
  version: 2,
  guest_name: 'Rui Convidado',
  kind: 'social',
  state: 'inside',
  visitor_id: rui.visitor_id,
  visitor: { id: rui.visitor_id, title: 'Rui Convidado', deleted: false },
  apartment_id: rui.apartment?.id,
  apartment: { ...rui.apartment, deleted: false },
  checked_in_at: '2026-11-20T12:30:00.000Z',
})

const open = (answers: Answers) =>
  renderScreen(<GateScreen />, { role: 'funcionario', at: '/apps/condominiums/gate/', answers })

test('an expected person enters by the first letters of the name and Enter', async () => {
  const { page, server } = await open({
    ...quietDesk({ expected: [rui] }),
    'POST /gate/box': boxOf({ visits: [rui] }),
    'POST /gate/entries': one(entered),
  })
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('rui')
  await expect.element(page.getByRole('row', { name: /Rui Convidado/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => server.sent('POST /gate/entries')[0]?.body)
    .toMatchObject({
      visit_id: rui.id,
    })
  await expect.element(page.getByText('Rui Convidado entrou').first()).toBeVisible()
  await expect.element(page.getByRole('combobox')).toHaveValue('')
})

test('Enter pressed before the answer waits for it, and takes nobody else', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const { server } = await open({
    ...quietDesk({ expected: [rui] }),
    'POST /gate/box': () => promise,
    'POST /gate/entries': one(entered),
  })
  await userEvent.keyboard('rui{Enter}')
  expect(server.sent('POST /gate/entries')).toEqual([])
  resolve(boxOf({ visits: [rui] }))
  await expect.poll(() => server.sent('POST /gate/entries')).toHaveLength(1)
})

test('an obstacle to an entry is shown, and nobody is let in', async () => {
  const blocked = refused('state_conflict', { let_in_reason: 'visitor_blocked' })
  const { page } = await open({
    ...quietDesk({ expected: [rui] }),
    'POST /gate/box': boxOf({ visits: [rui] }),
    'POST /gate/entries': blocked,
  })
  await userEvent.keyboard('rui')
  await expect.element(page.getByRole('row', { name: /Rui Convidado/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Visitante bloqueado', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Rui Convidado entrou')).not.toBeInTheDocument()
})

test('a person who comes early is let in with a reason, and not without', async () => {
  const early = gateVisit({ guest_name: 'Rui Convidado', refusal: 'pass_not_yet' })
  const { page, server } = await open({
    ...quietDesk({ expected: [early] }),
    'POST /gate/entries': one({ ...entered, id: early.id }),
  })
  await page.getByRole('button', { name: `${screens.gate.act.letIn}: Rui Convidado` }).click()
  const dialog = page.getByRole('dialog')
  const { letIn: withPhoto, letInWithoutPhoto } = screens.gate.entry
  const letIn = dialog.getByRole('button', {
    name: new RegExp(`^(${withPhoto}|${letInWithoutPhoto})$`),
  })
  await letIn.click()
  await expect.element(dialog.getByText(problems.fields.required, { exact: false })).toBeVisible()
  expect(server.sent('POST /gate/entries')).toEqual([])
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('A família confirmou')
  await letIn.click()
  await expect
    .poll(() => server.sent('POST /gate/entries')[0]?.body)
    .toMatchObject({ visit_id: early.id, let_in_reason: 'A família confirmou' })
})

test('a person inside leaves from the list', async () => {
  const inside = gateVisit({ state: 'inside', guest_name: 'Ana Dentro', pass_id: null })
  const path = `POST /visits/${inside.id}/check-out`
  const left = { ...entered, id: inside.id, guest_name: 'Ana Dentro', state: 'left' }
  const { page, server } = await open({
    ...quietDesk({ inside: [inside] }),
    [path]: one(left),
  })
  await page.getByRole('button', { name: `${screens.gate.act.leave}: Ana Dentro` }).click()
  await expect.poll(() => server.sent(path)).toHaveLength(1)
})

test('undoing an exit by keys removes the message about it', async () => {
  const inside = gateVisit({ state: 'inside', guest_name: 'Ana Dentro', pass_id: null })
  const path = `POST /visits/${inside.id}`
  const left = { ...entered, id: inside.id, guest_name: 'Ana Dentro', state: 'left' }
  const { page } = await open({
    ...quietDesk({ inside: [inside] }),
    [`${path}/check-out`]: one(left),
    [`${path}/undo-exit`]: one({ ...left, state: 'inside' }),
  })
  await page.getByRole('button', { name: `${screens.gate.act.leave}: Ana Dentro` }).click()
  await expect.element(page.getByText(registers.visits.transitions['check-out'].done)).toBeVisible()
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText(screens.gate.undo['undo-exit'])).toBeVisible()
  await expect
    .element(page.getByText(registers.visits.transitions['check-out'].done))
    .not.toBeInTheDocument()
})

test('the entry of an official is shown and can be undone', async () => {
  const { page } = await open({
    ...quietDesk(),
    'POST /gate/walk-ins': one({ ...entered, kind: 'official', guest_name: 'Polícia Militar' }),
  })
  await page.getByRole('button', { name: screens.gate.act.visit }).click()
  await page.getByRole('radio', { name: choiceWord('visits', 'kind', 'official') }).click()
  await page.getByRole('textbox', { name: /^Órgão/ }).fill('Polícia Militar')
  await page.getByRole('button', { name: screens.gate.act.enter }).click()
  await expect.element(page.getByText('Polícia Militar entrou').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: screens.gate.undo.label })).toBeVisible()
})

test('a reservation of today is one row, with the number of its guests who have arrived', async () => {
  const event = {
    id: testId(),
    title: 'Festa da Lia',
    area: { id: testId(), title: 'Salão' },
    starts_at: '2026-11-20T22:00:00.000Z',
    people: 40,
    arrived: 3,
  }
  const { page } = await open(quietDesk({ events: [event] }))
  await expect
    .element(page.getByRole('link', { name: /^Festa da Lia · Salão · 3 de 40$/ }))
    .toHaveAttribute('href', `/apps/condominiums/event/${event.id}/guests`)
})

test('an invalid document is reported before anything is sent', async () => {
  const { page, server } = await open({
    ...quietDesk({ expected: [rui] }),
    'POST /gate/entries': refused('validation', { visitor_id: 'visitor_unidentified' }),
  })
  await page.getByRole('button', { name: `${screens.gate.act.enter}: Rui Convidado` }).click()
  const cpf = page.getByRole('dialog').getByRole('textbox', { name: /^CPF/ })
  await expect.element(cpf).toHaveFocus()
  await userEvent.keyboard('52998224726{Enter}')
  await expect.element(page.getByText('Este CPF não confere', { exact: false })).toBeVisible()
  await expect.element(cpf).toHaveFocus()
  expect(server.sent('POST /gate/entries')).toHaveLength(1)
})

test('a CPF with wrong check digits is reported as a CPF, not taken for a label', async () => {
  const { page } = await open({ ...quietDesk(), 'POST /gate/box': boxOf({}) })
  await page.getByRole('combobox').fill('390.533.447-00')
  await expect.element(page.getByText('Este CPF não confere', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Receber encomenda: 390')).not.toBeInTheDocument()
  await expectAccessible()
})

test.each(['ifood', 'uber'])('for %s the unit is asked first', async (typed) => {
  const { page } = await open({ ...quietDesk(), 'POST /gate/box': boxOf({}) })
  await page.getByRole('combobox').fill(typed)
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('combobox', { name: /^Apartamento/ })).toHaveFocus()
  await expectAccessible()
})

test('who is expected stands in order of time, whatever it is they are expected by', async () => {
  const at = (hours: number) => {
    const moment = new Date()
    moment.setUTCHours(hours, 0, 0, 0)
    return moment.toISOString()
  }
  // In São Paulo 12:00 and 10:00 of the day of UTC's noon.
  const late = gateVisit({ guest_name: 'Lia Tarde', expected_from: at(15), expected_to: null })
  const early = gateVisit({ guest_name: 'Ana Cedo', expected_from: at(13), expected_to: null })
  const whole = gateVisit({ guest_name: 'Rui Qualquer', expected_from: null })
  const { page } = await open(quietDesk({ expected: [whole, late, early] }))
  await expect.element(page.getByText('Ana Cedo')).toBeVisible()
  const shown = document.body.textContent
  const places = ['Ana Cedo', 'Lia Tarde', 'Rui Qualquer'].map((name) => shown.indexOf(name))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('somebody whom nobody knows is recorded with what was typed', async () => {
  const { page } = await open({ ...quietDesk({}), 'POST /gate/box': boxOf({}) })
  await userEvent.keyboard('joão sem cadastro')
  await expect.element(page.getByText(/Nada encontrado para/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog.getByRole('textbox', { name: /^Nome/ }))
    .toHaveValue('joão sem cadastro')
})

test('somebody whom nobody knows, searched for while a unit is open, goes to that unit', async () => {
  const unit = { id: testId(), title: 'Ipê 101' }
  const hit = { ...unit, former: false, by: null, record: {} }
  const { page } = await open({
    ...quietDesk({}),
    [`GET /gate/apartments/${unit.id}`]: emptyUnit,
    'POST /gate/box': ({ body }) =>
      (body as { q: string }).q === '101'
        ? boxOf({ found: [{ register: 'apartments', meant: true, more: false, hits: [hit] }] })
        : boxOf({}),
  })
  await userEvent.keyboard('101{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Ipê 101' })).toBeVisible()
  await userEvent.keyboard('joão sem cadastro')
  await expect.element(page.getByText(/Nada encontrado para/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog').getByText('Ipê 101').first()).toBeVisible()
})

test('F8 shows the desk dark and larger, until it is pressed again', async () => {
  const { page } = await open(quietDesk({}))
  const root = document.documentElement
  const before = { theme: root.dataset['theme'], size: getComputedStyle(root).fontSize }
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('{F8}')
  await expect.poll(() => root.dataset['theme']).toMatch(/^dark/)
  expect(Number.parseFloat(getComputedStyle(root).fontSize)).toBeGreaterThan(
    Number.parseFloat(before.size),
  )
  const button = page.getByRole('button', { name: screens.gate.night.replace('{{key}}', 'F8') })
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible()
  await userEvent.keyboard('{F8}')
  await expect.poll(() => root.dataset['theme']).toBe(before.theme)
})
