import type { Page } from '@playwright/test'
import { screens } from '../apps/web/src/testing/words.ts'
import { browserSession } from './browser-session.ts'
import { runSql } from './database.ts'
import { expect, expectAccessible, password, signIn, test } from './visit.ts'

const email = 'sindico@bosque.example'

/** Moves the sign-in of a page's session into the past. */
const moveSignIn = async (page: Page, minutes: number) =>
  runSql('UPDATE sessions SET proved_at = now() - make_interval(mins => $2) WHERE id = $1', [
    await browserSession(page),
    minutes,
  ])

async function askForSpreadsheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: screens.spreadsheets.export }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
}

test('an export of people asks for a proof, and then continues', async ({ visitor }) => {
  const page = await visitor()
  await signIn(page, email, null)
  await moveSignIn(page, 20)
  await page.goto('/apps/condominiums/residents/')
  await expect(page.getByRole('button', { name: screens.spreadsheets.export })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: screens.sessionProof.title })

  await test.step('left unanswered, nothing is saved and nothing is said', async () => {
    await askForSpreadsheet(page)
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Não foi possível exportar')).toBeHidden()
  })

  await test.step('a wrong password is shown at its field, the right one exports, by keyboard', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await askForSpreadsheet(page)
    const field = dialog.getByLabel(screens.sessionProof.password)
    await expect(field).toBeFocused()
    await field.fill('nao-e-esta-senha')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await field.fill(password)
    await page.keyboard.press('Enter')
    expect((await downloading).suggestedFilename()).toMatch(/\.csv$/)
    await expect(dialog).toBeHidden()
  })

  await test.step('and for a while nothing asks again', async () => {
    const downloading = page.waitForEvent('download')
    await askForSpreadsheet(page)
    await downloading
    await expect(dialog).toBeHidden()
  })
})
