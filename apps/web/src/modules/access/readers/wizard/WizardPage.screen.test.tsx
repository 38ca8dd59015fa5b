import { accessPoints } from '@portaria/contract/modules/access/access-points/access-points'
import {
  type ReaderDetail,
  startedReader,
} from '@portaria/contract/modules/access/readers/reader-answers'
import { equipment } from '@portaria/contract/modules/devices/equipment/equipment'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { companyToday } from '../../../../platform/company-day.ts'
import { chooseTenant } from '../../../../platform/session/session.store.ts'
import { expectAccessible } from '../../../../testing/expect-accessible.ts'
import {
  type Answers,
  answer,
  one,
  recordOf,
  refused,
  testId,
} from '../../../../testing/fake-server.ts'
import {
  commandAnswered,
  consoleOf,
  readerAnswered,
  readerOf,
} from '../../../../testing/reader-answers.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { registers, screens } from '../../../../testing/words.ts'
import { WizardPage } from './WizardPage.tsx'

const words = screens.accessReaderWizard
const { commands } = screens.accessReaders
const ADD = 'POST /access-readers'

/** Opens the wizard as an administrator of the platform who has chosen a company. */
async function open(search: string, answers: Answers) {
  const rendered = await renderScreen(<WizardPage />, {
    role: 'master',
    at: `/apps/condominiums/readers/new${search}`,
    answers,
  })
  chooseTenant({ id: NIL_TENANT, name: 'Condomínio de teste' })
  return rendered
}

const reader = testId()
const path = `/access-readers/${reader}`
const found = (more: Partial<ReaderDetail> = {}): Answers => ({
  [`GET ${path}`]: readerAnswered(
    readerOf({ reader: { id: reader, title: 'Leitor', deleted: false }, ...more }),
  ),
})

test('the address is typed with the keyboard alone, and a refused one says so on its field', async () => {
  let tries = 0
  const {
    page,
    server,
    path: address,
  } = await open('', {
    ...found({ state: 'never', console: consoleOf() }),
    [ADD]: () => {
      tries += 1
      return tries === 1
        ? refused('validation', { host: 'address_forbidden' })
        : answer(startedReader, { data: { id: reader } })
    },
  })
  await page.getByRole('textbox', { name: words.address.name, exact: false }).click()
  await userEvent.keyboard('Leitor da portaria')
  await page.getByRole('textbox', { name: words.address.host, exact: false }).click()
  await userEvent.keyboard('169.254.169.254{Enter}')
  await expect
    .element(page.getByText(registers.deviceAddresses.refusals.address_forbidden))
    .toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Control>}a{/Control}10.0.0.7{Enter}')
  await expect.element(page.getByRole('heading', { name: words.contact.title })).toBeVisible()
  const sent = server.sent(ADD).map(({ body }) => body)
  expect(sent).toMatchObject([
    { name: 'Leitor da portaria', kind: 'facial', port: 80, username: 'admin', password: 'admin' },
    { host: '10.0.0.7' },
  ])
  // One reader, however often it is sent.
  expect(new Set(sent.map((body) => (body as { id: string }).id)).size).toBe(1)
  expect(address()).toBe(`/apps/condominiums/readers/new?step=contact&reader=${reader}`)
})

test('an address at which other equipment answers is named', async () => {
  const { page } = await open('', {
    [ADD]: refused('duplicate', {}, { existing: { id: testId(), title: 'Leitor da garagem' } }),
  })
  await page.getByRole('textbox', { name: words.address.name, exact: false }).fill('Leitor')
  await page.getByRole('textbox', { name: words.address.host, exact: false }).fill('10.0.0.7')
  await page.getByRole('button', { name: words.address.save }).click()
  await expect.element(page.getByText(/Leitor da garagem/)).toBeVisible()
})

const contact = `?step=contact&reader=${reader}`

test('a reader with the password of the factory gets another one by one button', async () => {
  const id = testId()
  const { page, server } = await open(contact, {
    ...found({ state: 'factory_password' }),
    [`POST ${path}/commands`]: commandAnswered(id, { kind: 'password' }),
    [`GET ${path}/commands/${id}`]: commandAnswered(id, { kind: 'password', state: 'done' }),
  })
  await expect.element(page.getByText(words.contact.factory)).toBeVisible()
  await page.getByRole('button', { name: commands.password.give }).click()
  await expect.element(page.getByText(commands.password.done)).toBeVisible()
  expect(server.sent(`POST ${path}/commands`)[0]?.body).toMatchObject({ kind: 'password' })
})

test('a reader that refuses the password gets the right one typed', async () => {
  const secret = `POST /equipment/${reader}/set-secret`
  const { page, server } = await open(contact, {
    ...found({ state: 'wrong_password' }),
    [secret]: Response.json({ data: { set: true, at: null, by: null } }),
  })
  await page.getByLabelText(new RegExp(words.contact.newPassword)).last().fill('outra')
  await page.getByRole('button', { name: words.contact.savePassword }).click()
  await expect
    .poll(() => server.sent(secret).map(({ body }) => body))
    .toEqual([{ secret: 'outra' }])
})

test('what the reader tells of itself is written to the equipment', async () => {
  const device = recordOf(equipment, {
    id: reader,
    name: 'Leitor',
    driver: 'control_id',
    serial: '10.0.0.7:80',
  })
  const {
    page,
    server,
    path: address,
  } = await open(contact, {
    ...found(),
    [`GET /equipment/${reader}`]: one(device),
    [`PATCH /equipment/${reader}`]: one(device),
  })
  await expect.element(page.getByText('iDFace')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: words.next }).click()
  await expect.poll(address).toMatch(/step=point/)
  expect(server.sent(`PATCH /equipment/${reader}`)[0]?.body).toEqual({
    serial: 'A1B2',
    model: 'iDFace',
  })
})

test('a silent reader says why', async () => {
  const { page } = await open(
    contact,
    found({ state: 'never', console: consoleOf({ trouble: 'no_connection' }) }),
  )
  await expect.element(page.getByText(screens.accessReaders.troubles.no_connection)).toBeVisible()
  await expect.element(page.getByRole('link', { name: words.contact.fix })).toBeVisible()
})

const point = testId()
const pointOf = (more: object = {}) =>
  recordOf(accessPoints, {
    id: point,
    name: 'Portão social',
    direction: 'both',
    way_out: 'exit_button',
    status: 'INATIVO',
    equipment_id: reader,
    ...more,
  })

test('a new point that leads out waits for its exit to be tried', async () => {
  const {
    page,
    server,
    path: address,
  } = await open(`?step=point&reader=${reader}`, {
    'POST /access-points': one(pointOf()),
    [`GET /access-points/${point}`]: one(pointOf()),
  })
  await page.getByRole('textbox', { name: words.point.name, exact: false }).fill('Portão social')
  await expectAccessible()
  await page.getByRole('button', { name: words.point.save }).click()
  await expect.poll(address).toMatch(new RegExp(`step=test&reader=${reader}&point=${point}`))
  expect(server.sent('POST /access-points')[0]?.body).toMatchObject({
    name: 'Portão social',
    direction: 'both',
    equipment_id: reader,
    way_out: 'exit_button',
    status: 'INATIVO',
  })
})

const trial = `?step=test&reader=${reader}&point=${point}`

test('the door opens after a confirmation, and an unknown outcome stays unknown', async () => {
  const id = testId()
  const {
    page,
    server,
    path: address,
  } = await open(trial, {
    [`GET /access-points/${point}`]: one(pointOf()),
    [`POST ${path}/commands`]: commandAnswered(id, { kind: 'open' }),
    [`GET ${path}/commands/${id}`]: commandAnswered(id, {
      kind: 'open',
      state: 'unknown',
      reason: 'not_seen',
    }),
  })
  await page.getByRole('button', { name: words.test.open }).click()
  expect(server.sent(`POST ${path}/commands`)).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: words.test.open }).click()
  await expect.element(page.getByText(commands.open.unknown)).toBeVisible()
  expect(server.sent(`POST ${path}/commands`)[0]?.body).toMatchObject({
    kind: 'open',
    point_id: point,
  })
  // After a reload it is still the same opening.
  expect(address()).toMatch(new RegExp(`opening=${id}`))
  await page.getByRole('button', { name: words.test.open }).click()
  await expect.element(page.getByText(words.test.confirmUnknown)).toBeVisible()
  expect(server.sent(`POST ${path}/commands`)).toHaveLength(1)
})

test('an exit that opens takes the point into use, and one that does not keeps it out', async () => {
  const save = `PATCH /access-points/${point}`
  const { page, server } = await open(trial, {
    [`GET /access-points/${point}`]: one(pointOf()),
    [save]: one(pointOf({ status: 'ATIVO' })),
  })
  await page.getByRole('button', { name: words.test.stuck }).click()
  await expect.element(page.getByText(words.test.exitStuck)).toBeVisible()
  expect(server.sent(save)).toEqual([])
  await page.getByRole('button', { name: words.test.opened }).click()
  await expect.poll(() => server.sent(save)).toHaveLength(1)
  expect(server.sent(save)[0]?.body).toEqual({
    status: 'ATIVO',
    exit_tried_on: companyToday(),
  })
})

test('at the end people are counted as they are read back', async () => {
  const { page } = await open(`?step=done&reader=${reader}&point=${point}`, {
    ...found(),
    [`GET /access-points/${point}`]: one(pointOf()),
  })
  await expect.element(page.getByText('2 de 3 no leitor')).toBeVisible()
  await expect.element(page.getByText(/ainda está inativo/)).toBeVisible()
  await expectAccessible()
})
