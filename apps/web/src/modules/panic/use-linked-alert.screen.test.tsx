import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useLinkedRaise } from './use-linked-alert.ts'

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
