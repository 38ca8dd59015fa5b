import { expect, type Page } from '@playwright/test'

type Look = { layout: { style: string; config: { navbar?: { style?: string } } } }

/**
 * Answers a page's own account with another language or settings, which no other answer takes back and nothing
 * saves: other journeys use the same person.
 */
export async function answerAccount(
  page: Page,
  { settings, ...others }: { settings: object; language?: string },
): Promise<void> {
  await page.route(/\/api\/v1\/me$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: { settings: object } }
    const merged = { ...data, ...others, settings: { ...data.settings, ...settings } }
    return route.fulfill({ response, json: { data: merged } })
  })
}

/** Sends settings to this tab like another tab would, and waits until the page shows them. */
export async function applySettings(page: Page, settings: object): Promise<void> {
  await page.evaluate((settings) => {
    const kept = JSON.parse(localStorage.getItem('user') ?? '{}') as object
    localStorage.setItem('user', JSON.stringify({ ...kept, settings }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: '' }))
  }, settings)
  const { style, config } = (settings as Look).layout
  const tabbed = config.navbar?.style?.startsWith('style-3') === true
  const name = tabbed ? `${style} tabbed` : style
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', name)
}

export const mainNavigation = (page: Page) =>
  page.getByRole('navigation', { name: 'Navegação principal' })

/** The width of the main navigation, in pixels. */
export const widthOf = async (page: Page) =>
  Math.round((await mainNavigation(page).boundingBox())?.width ?? 0)
