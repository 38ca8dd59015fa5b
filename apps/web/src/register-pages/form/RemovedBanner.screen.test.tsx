import { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import { expect, test } from 'vitest'
import { recordOf } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { screens } from '../../testing/words.ts'
import { RegisterProvider } from '../register-context.tsx'
import { RemovedBanner } from './RemovedBanner.tsx'

const MANAGER = 'sindico'
const words = screens.registerPages
const deleted_at = '2026-05-02T12:00:00.000Z'
const gone = recordOf(visitors, { name: 'Rui Prado', deleted_at, erased_at: null })
const erased = recordOf(visitors, { name: 'Pessoa apagada 12', deleted_at, erased_at: deleted_at })

const openBanner = (record: typeof gone) =>
  renderScreen(
    <RegisterProvider register={visitors} role={MANAGER}>
      <RemovedBanner record={record} />
    </RegisterProvider>,
    { role: 'sindico', at: '/x', answers: {} },
  )

test('the page of a removed record offers to restore it', async () => {
  const { page } = await openBanner(gone)
  await expect
    .element(page.getByRole('button', { name: 'Restaurar visitante' }))
    .toBeInTheDocument()
  expect(page.container.textContent).toContain(words.removedBanner.text)
})

test('the page of a record that was erased says so, and offers nothing', async () => {
  const { page } = await openBanner(erased)
  await expect.poll(() => page.container.textContent).toContain(words.removedBanner.erased)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
