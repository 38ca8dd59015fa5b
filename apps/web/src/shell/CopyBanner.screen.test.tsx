import { expect, test } from 'vitest'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { CopyBanner } from './CopyBanner.tsx'

test('a copy of the data says that nothing in it reaches anybody', async () => {
  const { page } = await renderScreen(<CopyBanner />, { role: 'sindico', at: '/' })
  await expect.element(page.getByText('Cópia dos dados.')).toBeVisible()
  await expect.element(page.getByText(/não chega a ninguém/)).toBeVisible()
  await expectAccessible()
})
