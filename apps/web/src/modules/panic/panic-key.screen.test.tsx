import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { followPanicKey, takePanicKey } from './panic-key.ts'

followPanicKey()

const key = '{Alt>}{Shift>}p{/Shift}{/Alt}'

test('a press is handled at once, but not after the handler is removed', async () => {
  await renderScreen(<p>Página</p>, { role: 'condomino', at: '/apps/dashboards/project' })
  const press = vi.fn<() => void>()
  const end = takePanicKey(press)
  await userEvent.keyboard(key)
  expect(press).toHaveBeenCalledTimes(1)
  end()
  await userEvent.keyboard(key)
  expect(press).toHaveBeenCalledTimes(1)
  takePanicKey(() => undefined)()
})

test('a press while the page loads is handled once when the handler arrives', async () => {
  await renderScreen(<p>Página</p>, { role: 'condomino', at: '/apps/dashboards/project' })
  await userEvent.keyboard(key)
  const press = vi.fn<() => void>()
  takePanicKey(press)()
  takePanicKey(press)()
  expect(press).toHaveBeenCalledTimes(1)
})

test('a press without a signed-in person is not kept', async () => {
  await renderScreen(<p>Entrada</p>, { role: null, at: '/login' })
  await userEvent.keyboard(key)
  const press = vi.fn<() => void>()
  takePanicKey(press)()
  expect(press).not.toHaveBeenCalled()
})
