import type { Page } from '@playwright/test'
import { common, screens } from '../../apps/web/src/testing/words.ts'
import { alert, answerAlerts } from '../alerts.ts'
import { expect } from '../visit.ts'

const of = '/apps/condominiums'

/**
 * The actions of a síndico for each key quoted in the manual, with their effects, including the
 * desk's letters.
 */
export function keyActs(page: Page): Readonly<Record<string, () => Promise<void>>> {
  const { keyboard } = page
  const dialog = page.getByRole('dialog')
  const list = async () => {
    await page.goto(`${of}/towers/`)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  }
  const search = () => page.getByRole('searchbox', { name: /^Buscar em torres/ })
  const openers = () => page.locator('main [data-opener]')
  const opensSearch = (keys: string) => async () => {
    await list()
    await keyboard.press(keys)
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  const saves = (keys: string, code: string) => async () => {
    await list()
    await openers().first().press('Enter')
    await page.getByRole('link', { name: screens.registerPages.record.edit }).click()
    await page.getByLabel(common.fields.complement).fill(code)
    await keyboard.press(keys)
    await expect(page.getByText('Torre salva').first()).toBeVisible()
  }
  const atDesk = (letter: string, window: RegExp) => async () => {
    await page.goto(`${of}/gate/`)
    await expect(page.getByRole('combobox', { name: /^Nome, apartamento/ })).toBeFocused()
    await keyboard.type('ipê 1203')
    await expect(page.getByRole('row', { selected: true })).toContainText('1203')
    await keyboard.press('Enter')
    // The unit's panel: the list of visitors inside has headings of units too, one level lower.
    await expect(page.getByRole('heading', { name: /1203/, level: 2 })).toBeVisible()
    await keyboard.press(letter)
    await expect(page.getByRole('dialog', { name: window })).toBeVisible()
    await keyboard.press('Escape')
  }
  const walksRows = async () => {
    await list()
    await search().focus()
    await keyboard.press('ArrowDown')
    await expect(openers().first()).toBeFocused()
    await keyboard.press('ArrowDown')
    await expect(openers().nth(1)).toBeFocused()
    await keyboard.press('ArrowUp')
    await keyboard.press('ArrowUp')
    await expect(search()).toBeFocused()
  }
  const looksByNight = async () => {
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme'] ?? '')
    await page.goto(`${of}/gate/`)
    await expect(page.getByRole('combobox', { name: /^Nome, apartamento/ })).toBeFocused()
    const before = await theme()
    await keyboard.press('F8')
    await expect.poll(theme).toMatch(/^dark/)
    await keyboard.press('F8')
    await expect.poll(theme).toBe(before)
  }
  return {
    F8: looksByNight,
    'Ctrl K': opensSearch('Control+k'),
    '⌘ K': opensSearch('Meta+k'),
    '/': async () => {
      await list()
      await keyboard.press('/')
      await expect(search()).toBeFocused()
    },
    '?': async () => {
      await list()
      await keyboard.press('?')
      await expect(page.getByRole('dialog', { name: screens.keys.title })).toContainText(
        'Buscar em tudo',
      )
      await keyboard.press('Escape')
    },
    '↓': walksRows,
    '↑': walksRows,
    '↓ ↑': walksRows,
    '␣': async () => {
      await list()
      await openers().first().focus()
      await keyboard.press(' ')
      const beside = page.getByRole('complementary', { name: await openers().first().innerText() })
      await expect(beside).toBeVisible()
      await keyboard.press('Escape')
      await expect(beside).toHaveCount(0)
    },
    Enter: async () => {
      await list()
      await openers().first().press('Enter')
      await expect(page).toHaveURL(/\/tower\//)
    },
    Esc: async () => {
      await list()
      await openers().first().press('Enter')
      await expect(
        page.getByRole('link', { name: screens.registerPages.record.edit }),
      ).toBeVisible()
      await keyboard.press('Escape')
      await expect(page).toHaveURL(/\/towers\//)
    },
    Shift: async () => {
      await list()
      await page.getByRole('checkbox').nth(1).click()
      await page
        .getByRole('checkbox')
        .nth(3)
        .click({ modifiers: ['Shift'] })
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
    },
    'Ctrl Enter': saves('Control+Enter', 'Bloco da frente'),
    '⌘ Enter': saves('Meta+Enter', 'Bloco do jardim'),
    Tab: async () => {
      await list()
      await page.reload()
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
    },
    'Alt Shift P': async () => {
      await list()
      await keyboard.press('Alt+Shift+KeyP')
      await expect(dialog.getByRole('button', { name: screens.panic.raise.confirm })).toBeFocused()
      await keyboard.press('Escape')
    },
    'Alt Shift A': async () => {
      await answerAlerts(page, [alert('1')])
      await list()
      await expect(
        page.getByRole('alert').getByRole('button', { name: screens.panic.banner.show }),
      ).toBeVisible()
      await keyboard.press('Alt+Shift+KeyA')
      await expect(
        page.getByRole('alert').getByRole('button', { name: screens.panic.banner.show }),
      ).toBeFocused()
      await answerAlerts(page, [])
    },
    R: atDesk('r', /Receber encomendas/),
  }
}
