import { expect, test, vi } from 'vitest'
import { testId } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useLinkedAlert, useLinkedRaise } from './use-linked-alert.ts'

const open = vi.fn<() => void>()

function Shown() {
  useLinkedRaise(open)
  return <p>Página</p>
}

test('the shortcut of the installed app opens the panic dialog once, and leaves the address', async () => {
  const { path } = await renderScreen(<Shown />, {
    role: 'condomino',
    at: '/apps/dashboards/project?panic=raise&a=1',
  })
  await expect.poll(path).toBe('/apps/dashboards/project?a=1')
  expect(open).toHaveBeenCalledTimes(1)
})

test('another address opens nothing', async () => {
  open.mockClear()
  await renderScreen(<Shown />, { role: 'condomino', at: '/apps/dashboards/project?panic=send' })
  expect(open).not.toHaveBeenCalled()
})

test('an alert and the button in one address both leave it', async () => {
  const shown = vi.fn<(id: string) => void>()
  function Both() {
    useLinkedAlert(shown)
    useLinkedRaise(open)
    return <p>Página</p>
  }
  const id = testId()
  const { path } = await renderScreen(<Both />, {
    role: 'funcionario',
    at: `/apps/dashboards/project?alert=${id}&panic=raise&a=1`,
  })
  await expect.poll(path).toBe('/apps/dashboards/project?a=1')
  expect(shown).toHaveBeenCalledWith(id)
})
