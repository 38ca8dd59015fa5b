import { PRODUCT_VERSION } from '@portaria/contract/schemas/constants'
import { expect, onTestFinished, test, vi } from 'vitest'
import { followRelease } from '../platform/release/release.store.ts'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { Live, liveStream } from '../testing/live-stream.tsx'
import { renderScreen } from '../testing/render-screen.tsx'
import { screens } from '../testing/words.ts'
import { NewReleaseNotice } from './NewReleaseNotice.tsx'

const words = screens.shell.release

/** Shows the notice beside a field, as over a page; nothing is waited for but quiet. */
async function shown() {
  onTestFinished(followRelease({ settled: 0, spread: 0, quiet: 500 }))
  const live = liveStream()
  const reload = vi.fn<() => void>()
  const { page } = await renderScreen(
    <Live>
      <input aria-label="Nome" />
      <NewReleaseNotice onReload={reload} />
    </Live>,
    { role: 'sindico', at: '/', answers: live.answers },
  )
  return { page, reload, tell: (version: string | null) => live.push('release', { version }) }
}

test('a newer version of all servers is told, and loaded by a press alone', async () => {
  const { page, reload, tell } = await shown()
  tell('99.0.0')
  await expect.element(page.getByText(words.title)).toBeVisible()
  await expectAccessible()
  expect(reload).not.toHaveBeenCalled()
  await page.getByRole('button', { name: screens.everywhere.reload }).click()
  expect(reload).toHaveBeenCalledOnce()
})

test('it is put aside, and taken back where the servers go back', async () => {
  const { page, tell } = await shown()
  const title = page.getByText(words.title)
  tell('99.0.0')
  await expect.element(title).toBeVisible()
  tell(PRODUCT_VERSION)
  await expect.element(title).not.toBeInTheDocument()
  tell('99.0.0')
  await page.getByRole('button', { name: words.later }).click()
  await expect.element(title).not.toBeInTheDocument()
})

test('it comes when nobody types, and keeps focus and text', async () => {
  const { page, tell } = await shown()
  const field = page.getByRole('textbox', { name: 'Nome' })
  await field.fill('Ana')
  const typedAt = performance.now()
  tell('99.0.0')
  await expect.element(page.getByText(words.title)).toBeVisible()
  expect(performance.now() - typedAt).toBeGreaterThan(400)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('Ana')
})
