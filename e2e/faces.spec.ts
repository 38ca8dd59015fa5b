import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { screens } from '../apps/web/src/testing/words.ts'
import { callerOf } from './api-calls.ts'
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
