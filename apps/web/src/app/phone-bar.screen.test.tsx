import { layout1 } from '@portaria/ui/layout/Layout1'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { userEvent, page as viewport } from 'vitest/browser'
import { PanicThumbButton } from '../modules/panic/PanicButton.tsx'
import { renderScreen } from '../testing/render-screen.tsx'
import { screens } from '../testing/words.ts'
import { usePhoneBar } from './use-phone-bar.ts'

/** Pixels between the red button and every other control (interface §41). */
const LEAST = 16

beforeEach(async () => {
  await viewport.viewport(390, 844)
})

function Shown({ path, onMore = () => undefined }: { path: string; onMore?: () => void }) {
  const phoneBar = usePhoneBar(path)
  return (
    <>
      {layout1({
        brand: { logo: null, name: 'Portaria', href: '/' },
        navbar: {
          sections: [],
          style: 'style-1',
          side: 'start',
          folded: false,
          onFoldedChange: () => undefined,
          open: true,
          onOpenChange: () => undefined,
          mobileOpen: false,
          onMobileOpenChange: onMore,
          onSectionToggle: () => undefined,
        },
        phoneBar,
        mode: 'container',
        containerWidth: 1120,
        scroll: 'page',
        schemes: {},
        children: (
          <>
            <input aria-label="Assunto" />
            <button
              type="button"
              className="sticky bottom-(--ui-footer) z-10"
              onClick={() => onMore()}
            >
              Salvar
            </button>
            {Array.from({ length: 60 }, (_, nth) => (
              <a key={nth} href="/" className="block h-11">
                Linha {nth}
              </a>
            ))}
          </>
        ),
      })}
      <PanicThumbButton />
    </>
  )
}

const at = '/apps/condominiums/parcels/'
const open = (role: 'condomino' | 'sindico' = 'condomino', onMore?: () => void) =>
  renderScreen(<Shown path={at} {...(onMore && { onMore })} />, { role, at })

type Opened = Awaited<ReturnType<typeof open>>

const bar = ({ page }: Opened) => page.getByRole('navigation', { name: screens.app.phoneBar.label })
const redButton = ({ page }: Opened) => page.getByRole('button', { name: screens.panic.button })

/** The controls that a finger within 16 pixels of the red button would meet. */
function controlsNear(button: Element): string[] {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const found = new Set<string>()
  for (let x = left - LEAST + 1; x < right + LEAST; x += 3)
    for (let y = top - LEAST + 1; y < bottom + LEAST; y += 3) {
      const control = document.elementFromPoint(x, y)?.closest('a, button, input')
      if (control && control !== button) found.add(control.textContent ?? '')
    }
  return [...found]
}

test('a resident’s bar has the first page, three registers and the rest, with the current one marked', async () => {
  let opened = 0
  const shown = await open('condomino', () => {
    opened += 1
  })
  const links = bar(shown).getByRole('link')
  await expect.element(links.first()).toBeVisible()
  expect(links.elements().map(({ textContent }) => textContent)).toEqual([
    'Início',
    'Visitas',
    'Encomendas',
    'Reservas',
  ])
  await expect
    .element(bar(shown).getByRole('link', { name: 'Encomendas' }))
    .toHaveAttribute('aria-current', 'page')
  await userEvent.click(bar(shown).getByRole('button', { name: screens.app.phoneBar.more }))
  expect(opened).toBe(1)
})

test('its targets are large enough, and names are not cut at any font size', async () => {
  onTestFinished(() => {
    document.documentElement.style.removeProperty('font-size')
  })
  const shown = await open()
  await expect.element(bar(shown)).toBeVisible()
  for (const size of ['100%', '130%']) {
    document.documentElement.style.fontSize = size
    for (const item of bar(shown).element().querySelectorAll('a, button')) {
      const { width, height } = item.getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      const name = item.querySelector('span')
      expect(name && name.scrollWidth <= name.clientWidth + 1).toBe(true)
    }
  }
})

test('the red button is at least 16 pixels from every other control, at any font size and scroll', async () => {
  onTestFinished(() => {
    document.documentElement.style.removeProperty('font-size')
  })
  const shown = await open()
  await expect.element(redButton(shown)).toBeVisible()
  const button = redButton(shown).element()
  for (const size of ['70%', '100%', '130%'])
    for (const scroll of [0, 37, 100_000]) {
      document.documentElement.style.fontSize = size
      window.scrollTo(0, scroll)
      expect([size, scroll, controlsNear(button)]).toEqual([size, scroll, []])
    }
})

test('the bar makes room while somebody types, and the red button stays', async () => {
  const shown = await open()
  const field = shown.page.getByRole('textbox', { name: 'Assunto' })
  await userEvent.click(field)
  await expect.element(bar(shown)).not.toBeInTheDocument()
  await expect.element(redButton(shown)).toBeVisible()
  await userEvent.tab()
  await expect.element(bar(shown)).toBeVisible()
})

test('a press right after typing meets what it was aimed at, since nothing moves before it ends', async () => {
  let saved = 0
  const shown = await open('condomino', () => {
    saved += 1
  })
  await userEvent.click(shown.page.getByRole('textbox', { name: 'Assunto' }))
  await expect.element(bar(shown)).not.toBeInTheDocument()
  await userEvent.click(shown.page.getByRole('button', { name: 'Salvar' }), { delay: 400 })
  expect(saved).toBe(1)
  await expect.element(bar(shown)).toBeVisible()
})

test('other roles and larger windows have no bar', async () => {
  const shown = await open('sindico')
  await expect.element(shown.page.getByRole('textbox')).toBeVisible()
  await expect.element(bar(shown)).not.toBeInTheDocument()
})

test('a desktop has no bar', async () => {
  await viewport.viewport(1440, 900)
  const shown = await open()
  await expect.element(shown.page.getByRole('textbox')).toBeVisible()
  await expect.element(bar(shown)).not.toBeInTheDocument()
})
