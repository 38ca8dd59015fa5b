import { expect, onTestFinished, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { endSession } from '../session/session.store.ts'
import { unreadOf } from './unread-total.ts'

test('the icon of the app shows all unread notifications, and none once they are read or the person signs out', async () => {
  await renderScreen(<p>Página</p>, { role: 'condomino', at: '/apps/dashboards/project' })
  const setAppBadge = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const clearAppBadge = vi.fn<() => Promise<void>>(() => Promise.resolve())
  Object.assign(navigator, { setAppBadge, clearAppBadge })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'setAppBadge')
    Reflect.deleteProperty(navigator, 'clearAppBadge')
  })
  unreadOf('panic', 1)
  expect(unreadOf('inbox', 3)).toBe(4)
  expect(setAppBadge).toHaveBeenLastCalledWith(4)
  unreadOf('panic', 0)
  unreadOf('inbox', 0)
  expect(clearAppBadge).toHaveBeenCalledTimes(1)
  unreadOf('inbox', 2)
  endSession('signed-out')
  expect(clearAppBadge).toHaveBeenCalledTimes(2)
  // The next person does not inherit the number.
  expect(unreadOf('panic', 1)).toBe(1)
})
