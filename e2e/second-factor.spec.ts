import type { Page } from '@playwright/test'
import { totpCode } from '../apps/api/src/testing/totp-code.ts'
import { registers, screens } from '../apps/web/src/testing/words.ts'
import { addMember } from './companies.ts'
import { runSql } from './database.ts'
import { linkTo } from './letters.ts'
import { expect, expectAccessible, password, signIn, signInByForm, test } from './visit.ts'

/** No other journey signs in as this person. */
const email = 'eudoxio.fator@bosque.example'

/** Returns the app's current code. */
const codeOf = (secret: string) => totpCode(secret, Date.now())

/** Adds Chromium's virtual authenticator, with user verification. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Returns an unused code of the app, even if the code of this step was used already. */
async function anotherCode(secret: string): Promise<string> {
  await runSql(
    'UPDATE user_totp SET last_step = 0 WHERE user_id = (SELECT id FROM users WHERE email = $1)',
    [email],
  )
  return codeOf(secret)
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
}

/** Enters the e-mail and password, up to the second step. */
async function enterPassword(page: Page): Promise<void> {
  await signOut(page)
  await page.getByLabel(screens.signIn.login.email).fill(email)
  await page.getByLabel(/^Senha/).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible()
}

const isIn = (page: Page) => expect(page).toHaveURL(/\/apps\/dashboards\/project/)

test('a second factor, from its first code to the letter that removes it', async ({ visitor }) => {
  await addMember('funcionario@bosque.example', 'Eudóxio Fator', email)
  const page = await visitor()
  await addAuthenticator(page)
  await signIn(page, email, '/pages/profile')
  let secret = ''
  let recovery: string[] = []

  await test.step('an app is set up by the password and its first code', async () => {
    await page
      .getByRole('button', { name: screens.ownSecondFactor.totp.setUp, exact: true })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(screens.ownSecondFactor.identity.password).fill(password)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('img', { name: /QR Code/ })).toBeVisible()
    secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
    await expectAccessible(page)
    const field = dialog.getByLabel(/^Código de 6 números/)
    await expect(field).toBeFocused()
    await field.fill(codeOf(secret))
    await page.keyboard.press('Enter')
    const codes = dialog.getByRole('list', { name: screens.ownSecondFactor.codes.title })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    recovery = await codes.getByRole('listitem').allInnerTexts()
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: screens.ownSecondFactor.codes.download }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^portaria-recovery-codes-.*\.txt$/)
    await dialog.getByRole('button', { name: screens.ownSecondFactor.codes.done }).click()
    await expect(page.getByText('Restam 10 códigos')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a sign-in asks for a code, and takes none twice', async () => {
    await enterPassword(page)
    await expectAccessible(page)
    const code = await anotherCode(secret)
    const field = page.getByLabel(/^Código de 6 números/)
    await expect(field).toBeFocused()
    // With spaces, as phones copy it.
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.keyboard.press('Enter')
    await isIn(page)

    await enterPassword(page)
    await page.getByLabel(/^Código de 6 números/).fill(code)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page.getByText('Este código não confere ou já foi usado.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a recovery code lets in instead, on a phone in the dark', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByRole('button', { name: screens.signInProof.recovery.use }).click()
    await page.getByLabel(screens.signInProof.recovery.label).fill(recovery[0]?.toLowerCase() ?? '')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await isIn(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('a passkey signs in alone', async () => {
    await page.goto('/pages/profile')
    await expect(page.getByText('Restam 9 códigos')).toBeVisible()
    await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(screens.ownSecondFactor.passkeys.name).fill('Computador da portaria')
    await dialog.getByLabel(screens.ownSecondFactor.identity.password).fill(password)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Criar chave de acesso' }).click()
    await expect(page.getByText(screens.ownSecondFactor.passkeys.added)).toBeVisible()
    await expect(page.getByText('Computador da portaria')).toBeVisible()

    await signOut(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: screens.signIn.login.passkey }).click()
    await isIn(page)
    await enterPassword(page)
    await page.getByRole('button', { name: 'Usar chave de acesso' }).click()
    await isIn(page)
  })

  await test.step('what goes asks for a code', async () => {
    await page.goto('/pages/profile')
    await page.getByRole('button', { name: screens.ownSecondFactor.totp.end }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(screens.ownSecondFactor.identity.password).fill(password)
    await dialog
      .getByLabel('Código do aplicativo ou de recuperação')
      .fill(await anotherCode(secret))
    await expectAccessible(page)
    await dialog.getByRole('button', { name: screens.ownSecondFactor.totp.end }).click()
    await expect(page.getByText(screens.ownSecondFactor.totp.ended)).toBeVisible()
    await page.getByRole('button', { name: screens.ownSecondFactor.codes.renew }).click()
    await dialog.getByRole('button', { name: 'Confirmar com chave de acesso' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    await dialog.getByRole('button', { name: screens.ownSecondFactor.codes.done }).click()
  })

  await test.step('who lost everything is helped by an administrator’s letter', async () => {
    const admin = await visitor()
    await signIn(admin, 'admin@portaria.example', '/apps/admin/users/?q=eudoxio')
    await admin.getByRole('link', { name: /Eudóxio/ }).click()
    await admin
      .getByRole('button', { name: registers.users.actions['reset-second-factor'] })
      .click()
    await expectAccessible(admin)
    await admin.getByRole('button', { name: screens.users.resetSecondFactor.send }).click()
    await expect(admin.getByText(`E-mail enviado para ${email}`)).toBeVisible()
    await expect.poll(() => linkTo(email, 'second-factor')).not.toBe('')
    const link = new URL(await linkTo(email, 'second-factor'))
    await signOut(page)
    await page.goto(`${link.pathname}${link.hash}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Retirar verificação' }).click()
    await expect(page.getByText(screens.signInProof.reset.done)).toBeVisible()
    await signInByForm(page, email)
  })
})
