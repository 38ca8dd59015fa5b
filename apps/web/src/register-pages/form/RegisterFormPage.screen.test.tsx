import { occurrences } from '@portaria/contract/modules/matters/occurrences/occurrences'
import { towers } from '@portaria/contract/modules/units/towers/towers'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { storeCompanyZone } from '../../platform/company-day.ts'
import { drafts } from '../../platform/drafts/own-drafts.ts'
import {
  type Answers,
  type Call,
  listOf,
  one,
  recordOf,
  refused,
} from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { common, problems, registers, screens } from '../../testing/words.ts'
import { RegisterFormPage } from './RegisterFormPage.tsx'

const ipe = recordOf(towers, { name: 'Torre Ipê', floors: 12 })

const create = (answers: Answers) =>
  renderScreen(<RegisterFormPage register={towers} id={undefined} initial={undefined} />, {
    at: '/apps/condominiums/tower/new',
    answers,
  })

const change = (answers: Answers) =>
  renderScreen(<RegisterFormPage register={towers} id={ipe.id} initial={undefined} />, {
    at: `/apps/condominiums/tower/${ipe.id}/edit`,
    answers: { [`GET /towers/${ipe.id}`]: one(ipe), ...answers },
  })

test('a form reports missing values at their fields, and sends nothing', async () => {
  const { page, server } = await create({})
  await page.getByRole('button', { name: 'Salvar torre' }).click()
  const name = page.getByRole('textbox', { name: common.fields.name })
  await expect.element(name).toHaveAccessibleDescription(problems.fields.required)
  await expect.element(name).toHaveFocus()
  expect(server.sent('POST /towers')).toEqual([])
})

test('a form sends typed values in the API’s format, and opens the new record', async () => {
  const made = ({ body }: Call) => one({ ...ipe, ...(body as object) })
  const { page, server, path } = await create({ 'POST /towers': made })
  await userEvent.type(page.getByRole('textbox', { name: common.fields.name }), ' Torre Ipê ')
  await userEvent.type(page.getByLabelText('Andares'), '12')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .poll(() => server.sent('POST /towers')[0]?.body)
    .toMatchObject({
      name: 'Torre Ipê',
      floors: 12,
    })
  const [{ body }] = server.sent('POST /towers') as [Call]
  await expect.poll(path).toBe(`/apps/condominiums/tower/${(body as { id: string }).id}`)
})

test('a save is told once the draft is gone from the device, and after a second in any case', async () => {
  const { page, path } = await create({
    'POST /towers': ({ body }) => one({ ...ipe, ...(body as object) }),
  })
  const told = page.getByText('Torre salva')
  const early = Promise.withResolvers<boolean>()
  // The page's own wait is the later timer, however slow the machine is.
  const dropped = vi.spyOn(drafts, 'drop').mockImplementation(() => {
    setTimeout(() => early.resolve(told.query() !== null), 300)
    return new Promise(() => undefined)
  })
  await userEvent.type(page.getByRole('textbox', { name: common.fields.name }), 'Torre Ipê')
  await page.getByRole('button', { name: 'Salvar torre' }).click()
  expect(await early.promise).toBe(false)
  await expect.poll(path).toMatch(/\/tower\/[\w-]{36}$/)
  await expect.element(told).toBeVisible()
  dropped.mockRestore()
})

test('a refusal of the server is shown at its field, and typed text stays', async () => {
  const { page } = await create({ 'POST /towers': refused('duplicate', { name: 'duplicate' }) })
  const name = page.getByRole('textbox', { name: common.fields.name })
  await userEvent.type(name, 'Torre Ipê')
  await page.getByRole('button', { name: 'Salvar torre' }).click()
  await expect.element(name).toHaveAccessibleDescription('Já existe uma torre com este nome.')
  await expect.element(name).toHaveValue('Torre Ipê')
})

test('a change sends only the fields that differ, with the version that was read', async () => {
  const { page, server } = await change({
    [`PATCH /towers/${ipe.id}`]: one({ ...ipe, name: 'Torre Ipê Amarelo', version: 2 }),
  })
  const name = page.getByRole('textbox', { name: common.fields.name })
  await expect.element(name).toHaveValue('Torre Ipê')
  await userEvent.fill(name, 'Torre Ipê Amarelo')
  await page.getByRole('button', { name: 'Salvar torre' }).click()
  await expect.poll(() => server.sent(`PATCH /towers/${ipe.id}`)).toHaveLength(1)
  const [{ body, headers }] = server.sent(`PATCH /towers/${ipe.id}`) as [Call]
  expect([body, headers.get('If-Match')]).toEqual([{ name: 'Torre Ipê Amarelo' }, '"1"'])
})

test('a row changed meanwhile by another person is compared, and nothing is lost', async () => {
  const theirs = { ...ipe, floors: 14, version: 2 }
  const path = `PATCH /towers/${ipe.id}`
  let tries = 0
  const { page, server } = await change({
    [path]: () => ((tries += 1) === 1 ? refused('stale', {}, { current: theirs }) : one(theirs)),
  })
  const name = page.getByRole('textbox', { name: common.fields.name })
  await userEvent.fill(name, 'Torre Nova')
  await page.getByRole('button', { name: 'Salvar torre' }).click()
  const dialog = page.getByRole('dialog')
  // A field that only the other person changed is shown with both values, and theirs is chosen.
  await expect.element(dialog.getByRole('radio', { name: 'Meu 12' })).not.toBeChecked()
  await expect.element(dialog.getByRole('radio', { name: 'Da outra pessoa 14' })).toBeChecked()
  await expect.element(dialog.getByRole('radio', { name: 'Meu Torre Nova' })).toBeChecked()
  await dialog.getByRole('button', { name: screens.registerPages.merge.save }).click()
  await expect.poll(() => server.sent(path).at(-1)?.body).toEqual({ name: 'Torre Nova' })
  expect(server.sent(path).at(-1)?.headers.get('If-Match')).toBe('"2"')
})

const report = (role: 'condomino' | 'sindico') =>
  renderScreen(<RegisterFormPage register={occurrences} id={undefined} initial={undefined} />, {
    role,
    at: '/apps/condominiums/ocurrence/new',
    answers: { 'GET /apartments': listOf([]), 'GET /occurrence-types': listOf([]) },
  })

test('what has happened takes now, today or yesterday by one press, and keeps a typed time', async () => {
  storeCompanyZone(NIL_TENANT, 'America/Sao_Paulo')
  const { page } = await report('condomino')
  const moment = page.getByRole('textbox', { name: registers.occurrences.fields.happened_at })
  const { now, today, yesterday } = screens.registerPages.recent
  const press = (name: string) =>
    page
      .getByRole('group', { name: 'Preencher “Quando aconteceu”' })
      .getByRole('button', { name })
      .click()
  const dayOf = (daysAgo: number) => {
    const at = new Date(Date.now() - daysAgo * 86_400_000)
    return at.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  }
  const value = () => (moment.element() as HTMLInputElement).value
  // A press has no effect until the form has looked for a draft.
  const pressed = async () => {
    await press(now)
    return value()
  }
  await expect.poll(pressed).toMatch(new RegExp(`^${dayOf(0)} \\d\\d:\\d\\d$`))
  await userEvent.clear(moment)
  await userEvent.type(moment, `${dayOf(0)} 08:15`)
  await press(yesterday)
  await expect.poll(value).toBe(`${dayOf(1)} 08:15`)
  await press(today)
  await expect.poll(value).toBe(`${dayOf(0)} 08:15`)
})

test.each([
  ['condomino', false],
  ['sindico', true],
] as const)('the form of a %s offers to save and add another: %s', async (role, offers) => {
  const { page } = await report(role)
  await expect.element(page.getByRole('button', { name: /^Salvar/ }).first()).toBeVisible()
  const again = page.getByRole('button', { name: screens.registerPages.saveAndNew.f }).elements()
  expect(again.length > 0).toBe(offers)
})
