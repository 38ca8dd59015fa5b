import { randomInt } from 'node:crypto'
import { request } from 'node:http'
import { screens } from '../apps/web/src/testing/words.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, expectDone, password, test } from './visit.ts'

/**
 * Sends a wrong password from one of the loopback addresses, each of which has its own count;
 * returns the status.
 */
function guess(baseUrl: string, email: string, localAddress: string): Promise<number | undefined> {
  const body = JSON.stringify({ email, password: 'not the password' })
  return new Promise((resolve, reject) => {
    const url = new URL('/api/v1/login', baseUrl)
    const headers = { 'content-type': 'application/json', 'content-length': body.length }
    const options = { host: '127.0.0.1', port: url.port, path: url.pathname, localAddress }
    request({ ...options, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
      .on('error', reject)
      .end(body)
  })
}

test('after too many guesses, a letter or a passkey remains', async ({ visitor, baseURL }) => {
  // For an unknown address the page must answer as for a known one.
  const email = `ninguem.${attempt()}@exemplo.example`
  const network = `127.${randomInt(1, 255)}.${randomInt(1, 255)}`
  for (let address = 10; address < 20; address += 1) {
    const from = `${network}.${address}`
    const guesses = Array.from({ length: 10 }, () => guess(baseURL ?? '', email, from))
    const statuses = await Promise.all(guesses)
    expect(new Set(statuses)).toEqual(new Set([401]))
  }
  for (const screen of [{}, { width: 390, dark: true }]) {
    const page = await visitor(screen)
    await page.goto('/login')
    await page.getByLabel(screens.signIn.login.email).fill(email)
    await page.getByLabel(/^Senha/).fill(password)
    await page.getByRole('button', { name: screens.signIn.login.submit, exact: true }).click()
    await expect(page.getByText('Por segurança, crie outra senha')).toBeVisible()
    await expect(page.getByRole('button', { name: screens.signIn.login.passkey })).toBeVisible()
    await expectDone(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enviar o link' }).click()
    await expect(page.getByText('Confira o seu e-mail')).toBeVisible()
    await expectAccessible(page)
  }
})
