import { MorePanel } from '@portaria/ui/overlays/MorePanel'
import { expect, onTestFinished, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { screens } from '../../testing/words.ts'
import { PanicThumbButton } from './PanicButton.tsx'

/** Pixels between the red button and every other control on a phone (interface §41). */
const APART = 16

test.each(['shown', 'hidden', undefined])(
  'the buttons of a panel on a phone stand apart from the red button, with a bar of pages %s',
  async (bar) => {
    await browser.viewport(390, 844)
    const { dataset } = document.documentElement
    if (bar !== undefined) dataset['phoneBar'] = bar
    onTestFinished(async () => {
      delete dataset['phoneBar']
      await browser.viewport(1280, 800)
    })
    const { page } = await renderScreen(
      <>
        <MorePanel label={screens.app.phoneBar.more}>
          <button type="button">Excluir</button>
        </MorePanel>
        <PanicThumbButton />
      </>,
      { role: 'condomino', at: '/apps/condominiums/visits/' },
    )
    await page.getByRole('button', { name: screens.app.phoneBar.more }).click()
    const panel = page.getByRole('group', { name: screens.app.phoneBar.more })
    await expect.element(panel).toBeVisible()
    const red = page.getByRole('button', { name: screens.panic.button })
    const { top } = red.element().getBoundingClientRect()
    const { bottom } = panel.element().getBoundingClientRect()
    expect(top - bottom).toBeGreaterThanOrEqual(APART)
  },
)
