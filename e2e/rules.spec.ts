import type { Page } from '@playwright/test'
import { registers, screens } from '../apps/web/src/testing/words.ts'
import { answerAlerts } from './alerts.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const of = '/apps/condominiums'

/** Pastes HTML with an attack, as if copied from another page. */
const pasteAttack = (page: Page) =>
  page.locator('.ProseMirror').evaluate((box) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<p>Piscina: das <b>8h</b> às 21h.</p><script>window.attacked = true</script>' +
        '<img src="x" onerror="window.attacked = true"><p style="position:fixed">Sem vidro.</p>',
    )
    box.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })

test('a rule is written, published, accepted and replaced, and an area refers to it', async ({
  visitor,
}) => {
  const own = attempt()
  const title = `Piscina do ático ${own}`
  const deck = `Deque do ático ${own}`
  const page = await visitor()
  await answerAlerts(page, [])
  await signIn(page, 'sindico@bosque.example', null)

  await test.step('a draft is written, also from what is pasted', async () => {
    await page.goto(`${of}/rule/new`)
    await page.getByRole('textbox', { name: registers.rules.fields.title }).fill(title)
    const text = page.getByRole('textbox', { name: 'Texto' })
    await text.click()
    await pasteAttack(page)
    await expect(text).toContainText('Sem vidro.')
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
    await page.getByRole('checkbox', { name: registers.rules.fields.requires_acceptance }).click()
    await expectDone(page)
    await expectAccessible(page)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} · versão 1`)
    await expect(page.locator('strong', { hasText: '8h' })).toBeVisible()
  })
  const first = page.url()

  await test.step('and published, from its first day on', async () => {
    await page.getByRole('button', { name: registers.rules.transitions.publish.button }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('textbox', { name: registers.rules.fields.effective_from })
      .fill('01/02/2024')
    await dialog.getByRole('button', { name: registers.rules.transitions.publish.button }).click()
    await expect(page.getByText('Em vigor', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: screens.registerPages.record.edit })).toHaveCount(
      0,
    )
    await expectDone(page)
    await expectAccessible(page)
  })

  const resident = await visitor({ width: 390, dark: true })
  await answerAlerts(resident, [])
  await signIn(resident, 'condomino@bosque.example')
  await test.step('a resident finds it at home, reads and accepts it', async () => {
    await resident.getByRole('link', { name: new RegExp(title) }).click()
    await expect(resident.getByText('Sem vidro.')).toBeVisible()
    await expectDone(resident)
    await expectAccessible(resident)
    await resident.getByRole('button', { name: registers.rules.actions.accept }).click()
    await expect(resident.getByText(/^Você aceitou esta versão hoje/)).toBeVisible()
  })

  await test.step('the síndico sees who has, and begins a new version', async () => {
    await page.goto(first)
    await page.getByRole('button', { name: screens.rules.acceptance.open }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: '1 pessoa aceitou' })).toBeAttached()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: screens.registerPages.moreActions }).click()
    await page.getByRole('button', { name: registers.rules.actions['new-version'] }).click()
    await expect(page).toHaveURL(/\/edit$/)
    await page.getByRole('textbox', { name: 'Texto' }).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Nem som.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} · versão 2`)
    await page.getByRole('button', { name: screens.rules.versions.compare }).click()
    await expect(page.getByRole('dialog').getByText(/Nem som/)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('which residents do not see before it is published', async () => {
    await resident.goto(first)
    await expect(resident.getByText('Versão 1', { exact: true })).toBeVisible()
    await expect(resident.getByText('Versão 2', { exact: true })).toHaveCount(0)
  })

  await test.step('an area refers to the published version', async () => {
    await page.goto(`${of}/common-area/new`)
    await page.getByRole('textbox', { name: 'Nome' }).fill(deck)
    await page.getByLabel(registers.commonAreas.fields.capacity).fill('12')
    await page.getByRole('combobox', { name: 'Regra' }).fill(title)
    await page
      .getByRole('option', { name: new RegExp(title) })
      .first()
      .click()
    await expectDone(page)
    await expectAccessible(page)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(deck)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} · versão 1`)
  })
})
