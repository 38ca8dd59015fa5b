import { roles } from '@portaria/contract/actors/roles'
import { loadRegisterTexts } from '@portaria/contract/loaded-texts/register-texts'
import { addWords } from '@portaria/i18n/react/texts'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { AppShell } from '../shell/AppShell.tsx'
import { renderScreen } from '../testing/render-screen.tsx'
import { screens } from '../testing/words.ts'
import { useNavigation, useWork } from './use-navigation.ts'

beforeEach(async () => {
  localStorage.removeItem('menu_groups')
  await browser.viewport(1440, 900)
  await addWords(loadRegisterTexts)
})

/** The frame at any address, with a field that leads to it. */
function Framed() {
  const groups = useNavigation()
  const work = useWork()
  const [path, setPath] = useState('/apps/dashboards/project')
  const paths = [work, ...groups].flatMap(({ items }) => items).map(({ url }) => url)
  return (
    <AppShell groups={groups} work={work} path={path.split('?')[0] ?? ''} onGo={setPath} slots={{}}>
      {paths.map((url, index) => (
        <button key={`${index} ${url}`} type="button" data-path={url} onClick={() => setPath(url)}>
          {url}
        </button>
      ))}
    </AppShell>
  )
}

const paths = () =>
  [...document.querySelectorAll<HTMLElement>('[data-path]')].map((one) => one.dataset['path'] ?? '')
const go = (path: string) => document.querySelector<HTMLElement>(`[data-path="${path}"]`)?.click()

const open = (role: (typeof roles)[number]) =>
  renderScreen(<Framed />, {
    role,
    at: '/apps/dashboards/project',
    answers: { 'GET /notifications': () => Response.json({ data: [] }) },
  })

const links = (of: Element) =>
  [...of.querySelectorAll<HTMLAnchorElement>('ul a')].filter((link) => link.checkVisibility())

/** The entries of the page that are in the part of the menu that can be seen. */
function currentInSight(menu: Element): number {
  const scroller = menu.querySelector('.overflow-y-auto')?.getBoundingClientRect()
  return links(menu).filter((link) => {
    const { top, bottom } = link.getBoundingClientRect()
    const isSeen = scroller && top >= scroller.top && bottom <= scroller.bottom
    return link.ariaCurrent === 'page' && isSeen
  }).length
}

test.each(roles)('the entry of every page is in sight in the menu of a %s', async (role) => {
  const { page } = await open(role)
  const menu = page.getByRole('navigation', { name: 'Navegação principal' })
  await expect.element(menu).toBeVisible()
  expect(paths().length).toBeGreaterThan(4)
  for (const path of paths()) {
    go(path)
    await expect.poll(() => currentInSight(menu.element()), { message: path }).toBeGreaterThan(0)
  }
})

test('the menu of a síndico shows at most twelve of its entries on opening', async () => {
  const { page } = await open('sindico')
  const menu = page.getByRole('navigation', { name: 'Navegação principal' })
  await expect.element(menu).toBeVisible()
  expect(paths().length).toBeGreaterThan(50)
  expect(links(menu.element()).length).toBeLessThanOrEqual(12)
})

test('a group opens by keyboard, is remembered, and the group of the page can be closed', async () => {
  const words = screens.app.navigation
  const { page } = await open('sindico')
  const settings = page.getByRole('button', { name: words.settings })
  const registers = page.getByRole('button', { name: words.registers })
  await expect.element(settings).toHaveAttribute('aria-expanded', 'false')
  settings.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(settings).toHaveAttribute('aria-expanded', 'true')
  expect(localStorage.getItem('menu_groups')).toBe('settings')
  go('/apps/condominiums/employees/')
  await expect.element(registers).toHaveAttribute('aria-expanded', 'true')
  await registers.click()
  await expect.element(registers).toHaveAttribute('aria-expanded', 'false')
  expect(localStorage.getItem('menu_groups')).toBe('settings')
  await settings.click()
  expect(localStorage.getItem('menu_groups')).toBe(null)
})

test('a window of 1024 pixels begins with a folded menu, and can unfold it', async () => {
  await browser.viewport(1024, 768)
  const { page } = await open('sindico')
  const menu = page.getByRole('navigation', { name: 'Navegação principal' })
  await expect.poll(() => menu.element().getBoundingClientRect().width).toBe(64)
  await page.getByRole('button', { name: 'Fixar o menu aberto' }).click()
  await expect.poll(() => menu.element().getBoundingClientRect().width).toBe(280)
})
