import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { followPanicKey, takePanicKey } from './panic-key.ts'

followPanicKey()

const key = '{Alt>}{Shift>}p{/Shift}{/Alt}'

test('a press is taken at once, and no more after its end', async () => {
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

test('a press while the page loads is taken when it is there, once', async () => {
  await renderScreen(<p>Página</p>, { role: 'condomino', at: '/apps/dashboards/project' })
  await userEvent.keyboard(key)
  const press = vi.fn<() => void>()
  takePanicKey(press)()
  takePanicKey(press)()
  expect(press).toHaveBeenCalledTimes(1)
})

test('a press of nobody waits for nobody', async () => {
  await renderScreen(<p>Entrada</p>, { role: null, at: '/login' })
  await userEvent.keyboard(key)
  const press = vi.fn<() => void>()
  takePanicKey(press)()
  expect(press).not.toHaveBeenCalled()
})
