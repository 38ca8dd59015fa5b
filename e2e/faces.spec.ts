import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import type { ControlIdReader } from '@portaria/simulators/control-id/control-id-reader'
import { screens } from '../apps/web/src/testing/words.ts'
import { callerOf } from './api-calls.ts'
import { addMember } from './companies.ts'
import { addReader, startReader } from './doors.ts'
import { attempt, ownCpf } from './own-values.ts'
import { expect, expectAccessible, signIn, test } from './visit.ts'

const words = screens.accessFaces
const filed = screens.accessFiledFaces

/** Finds the link to the consent in the letter to an address; empty while there is none. */
async function consentLink(address: string): Promise<string> {
  const folder = path.join(process.env['PORTARIA_E2E_DATA'] ?? '', 'mail')
  for (const name of await readdir(folder).catch(() => [])) {
    const letter = await readFile(path.join(folder, name), 'utf8')
    const text = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const found = /\/apps\/faces\/consent\/[\w.-]+/.exec(text)
    if (letter.includes(address) && found) return found[0]
  }
  return ''
}

test('a síndico sends a link, by which its person consents and withdraws without a login', async ({
  page,
  request,
  visitor,
}) => {
  const sindico = await callerOf(request, 'sindico@bosque.example')
  const email = `rosto-${attempt()}@example.com`
  const { id } = await sindico.call<{ id: string }>('POST', '/residents', {
    name: `Rosa do Rosto ${attempt()}`,
    cpf: ownCpf(),
    email,
  })
  await signIn(page, 'sindico@bosque.example')
  await page.goto(`/apps/condominiums/resident/${id}`)
  await page.getByRole('button', { name: filed.letter.send }).click()
  await expect(page.getByRole('button', { name: filed.letter.again })).toBeVisible()
  await expect.poll(() => consentLink(email)).not.toBe('')

  const person = await visitor()
  await person.goto(await consentLink(email))
  await expect(person.getByText(words.stands.consent_pending)).toBeVisible()
  await expectAccessible(person)
  await person.getByRole('button', { name: words.choice.agree }).click()
  await expect(person.getByText(words.stands.photo_pending)).toBeFocused()
  await person.getByRole('button', { name: words.consent.withdraw }).click()
  await person
    .getByRole('alertdialog')
    .getByRole('button', { name: words.consent.withdraw })
    .click()
  await expect(person.getByText(words.stands.revoked)).toBeFocused()
  await person.goto('/apps/faces/consent/abc')
  await expect(person.getByText(words.link.ended)).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: filed.past }).click()
  await expect(page.getByText(filed.hows.link).first()).toBeVisible()
})

/**
 * Makes a resident with a login, and a door with a simulated reader that they pass; returns the e-mail of
 * the login.
 */
async function prepare(request: APIRequestContext, reader: ControlIdReader): Promise<string> {
  const own = attempt()
  const [name, email] = [`Fabiana ${own}`, `fabiana.${own}@bosque.example`]
  const sindico = await callerOf(request, 'sindico@bosque.example')
  const { tenant_id: company } = await sindico.call<{ tenant_id: string }>('GET', '/me')
  const admin = await callerOf(request, 'admin@portaria.example', company)
  const add = async (register: string, body: object) =>
    (await sindico.call<{ id: string }>('POST', `/${register}`, body)).id
  const tower = await add('towers', { name: `Torre ${own}` })
  const apartment = await add('apartments', { tower_id: tower, number: '901' })
  const resident = await add('residents', { name, cpf: ownCpf() })
  await add('occupancies', {
    apartment_id: apartment,
    resident_id: resident,
    relation: 'owner',
    starts_on: '2020-01-01',
  })
  await addMember('condomino@bosque.example', name, email, resident)
  const id = await addReader(admin, `Leitor ${own}`, reader)
  const point = await add('access-points', {
    name: `Porta ${own}`,
    direction: 'in',
    equipment_id: id,
  })
  await add('access-rules', {
    name: `Moradores ${own}`,
    kinds: ['resident'],
    apartments: [{ apartment_id: apartment }],
    points: [{ point_id: point }],
  })
  return email
}

/** A drawn face with enough light and detail for the checks of the browser. */
const PHOTO = path.join(import.meta.dirname, 'fixtures', 'face.jpg')

test('a resident consents, enrols their face, opens a door by it, and is gone from the reader once they withdraw', async ({
  page,
  request,
}) => {
  const reader = await startReader('idface')
  try {
    const email = await prepare(request, reader)
    await signIn(page, email)
    await page.goto('/apps/condominiums/faces/')
    await expectAccessible(page)
    await page.getByRole('button', { name: words.choice.agree }).click()
    await expect(page.getByText(words.stands.photo_pending)).toBeVisible()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: words.photo.choose }).click(),
    ])
    await chooser.setFiles(PHOTO)
    await page.getByRole('button', { name: words.photo.send }).click()
    await expect.poll(() => reader.enrolled().length).toBe(1)
    await expect(page.getByText(/Cadastrado em 1/)).toBeVisible()
    await expectAccessible(page)

    const [face] = reader.enrolled()
    expect(await reader.present({ face: String(face?.person) })).toMatchObject({ opened: true })

    await page.getByRole('button', { name: words.consent.withdraw }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.consent.withdraw })
      .click()
    await expect.poll(() => reader.enrolled().length).toBe(0)
    await expect(page.getByText(/Leitor .*/).first()).toBeVisible()
    expect(await reader.present({ face: String(face?.person) })).toMatchObject({ opened: false })
  } finally {
    await reader.close()
  }
})
