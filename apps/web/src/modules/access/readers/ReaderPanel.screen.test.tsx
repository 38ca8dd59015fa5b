import { equipment } from '@portaria/contract/modules/devices/equipment/equipment'
import { expect, test } from 'vitest'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { type Answers, recordOf } from '../../../testing/fake-server.ts'
import { readerAnswered, readerOf } from '../../../testing/reader-answers.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { ReaderPanel } from './ReaderPanel.tsx'

const words = screens.accessReaders
const deviceOf = (driver: string) => recordOf(equipment, { name: 'Leitor', driver, serial: 'A1' })

const open = (
  device: ReturnType<typeof deviceOf>,
  role: 'sindico' | 'funcionario',
  answers: Answers,
) =>
  renderScreen(
    <RegisterProvider register={equipment} role={role}>
      <ReaderPanel record={device} />
      <p>fim</p>
    </RegisterProvider>,
    { role, at: '/apps/condominiums/equipament/x', answers },
  )

test('the equipment of a reader leads managers to its console', async () => {
  const device = deviceOf('control_id')
  const { page } = await open(device, 'sindico', {
    [`GET /access-readers/${device.id}`]: readerAnswered(readerOf()),
  })
  await expect
    .element(page.getByRole('link', { name: words.openConsole }))
    .toHaveAttribute('href', `/apps/condominiums/reader/${device.id}`)
  await expect.element(page.getByText('2 de 3 no leitor')).toBeVisible()
})

test('the gate sees the state alone', async () => {
  const device = deviceOf('control_id')
  const { page } = await open(device, 'funcionario', {
    [`GET /access-readers/${device.id}`]: readerAnswered(readerOf({ console: null, more: null })),
  })
  await expect.element(page.getByText(words.states.online)).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test('other equipment has no panel', async () => {
  const { page } = await open(deviceOf('none'), 'sindico', {})
  await expect.element(page.getByText('fim')).toBeVisible()
  await expect.element(page.getByText(words.panel)).not.toBeInTheDocument()
})
