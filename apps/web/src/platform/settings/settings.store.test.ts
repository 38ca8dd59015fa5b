import {
  defaultSettings,
  type Settings,
  type SettingsChange,
} from '@portaria/contract/settings/settings'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../testing/stub-storage.ts'

const person = { id: 'u1', type_flag: 'sindico', name: 'Ana' } as const
type Call = {
  body: { settings: Settings }
  /** Answers the save that waits; `place` names where the settings were kept. */
  answer: (status: number, place?: string) => Promise<void>
}

let calls: Call[]

/** A browser with only a stored session, and a server that answers on demand. */
beforeEach(() => {
  vi.useFakeTimers()
  stubStorage({
    jwt_access_token: 't',
    user: JSON.stringify({ ...person, settings: { theme: { main: 'dark3' }, own: 1 } }),
  })
  calls = []
  vi.stubGlobal('document', {
    documentElement: { dataset: {}, style: {}, lang: 'pt-BR', dir: 'ltr' },
    querySelector: () => null,
  })
  vi.stubGlobal('window', {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    addEventListener: () => undefined,
  })
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }))
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => paint())
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as Call['body']
    return new Promise<Response>((resolve) => {
      const answer = async (status: number, place = 'with api') => {
        const message = `User data saved ${place}`
        resolve(Response.json({ data: { ...person, ...sent }, message }, { status }))
        await vi.advanceTimersByTimeAsync(0)
      }
      calls.push({ body: sent, answer })
    })
  })
  vi.resetModules()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open() {
  const store = await import('./settings.store.ts')
  const session = await import('../session/session.store.ts')
  const toasts = await import('@portaria/ui/toast')
  return { ...store, ...session, ...toasts }
}

const fold: SettingsChange = { layout: { config: { navbar: { folded: true } } } }

test('a person’s own settings are shown from the start', async () => {
  const { currentSettings } = await open()
  expect(currentSettings()).toEqual({
    ...defaultSettings(),
    theme: { ...defaultSettings().theme, main: 'dark3' },
  })
  expect(document.documentElement.dataset['theme']).toBe('dark3')
})

test('shows changes at once, and saves them together after a pause, next to other stored settings', async () => {
  const { changeSettings, currentSettings, currentSession } = await open()
  changeSettings(fold)
  changeSettings({ theme: { main: 'light7' } })
  expect(document.documentElement.dataset['theme']).toBe('light7')
  expect(calls).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(700)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.body.settings).toEqual({ ...currentSettings(), own: 1 })
  await calls[0]?.answer(200)
  expect(currentSession().user?.settings['theme']).toMatchObject({ main: 'light7' })
})

test('an answer older than the last change does not alter the page', async () => {
  const { changeSettings, currentSettings } = await open()
  changeSettings({ theme: { main: 'light7' } })
  await vi.advanceTimersByTimeAsync(700)
  changeSettings({ theme: { main: 'dark9' } })
  await calls[0]?.answer(200)
  expect(currentSettings().theme.main).toBe('dark9')
  await vi.advanceTimersByTimeAsync(700)
  expect(calls[1]?.body.settings.theme.main).toBe('dark9')
})

test('confirms a deliberate change only, and reports a refused one', async () => {
  const { changeSettings, currentSettings, currentToasts } = await open()
  changeSettings(fold)
  await vi.advanceTimersByTimeAsync(700)
  await calls[0]?.answer(200)
  expect(currentToasts()).toEqual([])
  changeSettings({ theme: { main: 'light2' } }, { confirm: true })
  await vi.advanceTimersByTimeAsync(700)
  await calls[1]?.answer(200)
  expect(currentToasts().map(({ title }) => title)).toEqual(['Dados do usuário salvos'])
  changeSettings({ theme: { main: 'light3' } })
  await vi.advanceTimersByTimeAsync(700)
  await calls[2]?.answer(422)
  expect(currentToasts().at(-1)?.tone).toBe('warning')
  expect(currentSettings().theme.main).toBe('light3')
})

test.each([
  ['to auth0', 'Dados do usuário salvos também no outro serviço'],
  ['to firebase', 'Dados do usuário salvos também no outro serviço'],
])('what was saved %s is confirmed as that', async (place, title) => {
  const { changeSettings, currentToasts } = await open()
  changeSettings({ theme: { main: 'light2' } }, { confirm: true })
  await vi.advanceTimersByTimeAsync(700)
  await calls[0]?.answer(200, place)
  expect(currentToasts().map((toast) => toast.title)).toEqual([title])
})

test('stores a look chosen right before the page closes', async () => {
  const leave: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('window', {
    matchMedia: () => null,
    addEventListener: (_: string, listener: () => void) => leave.push(listener),
  })
  const { changeSettings } = await open()
  changeSettings({ fontSize: 120 })
  for (const listener of leave) listener()
  expect(localStorage.getItem('look')).toContain('size=120')
})

test('a reset changes the look only: notification choices stay', async () => {
  const { changeSettings, currentSettings, resetSettings } = await open()
  const night = { push: { on: true } }
  changeSettings({
    notifications: { panic_alert: { toast: false } },
    quietHours: night,
    fontSize: 120,
  })
  resetSettings()
  const { notifications, quietHours, fontSize, theme } = currentSettings()
  expect(quietHours.push.on).toBe(true)
  expect(notifications.panic_alert.toast).toBe(false)
  expect([fontSize, theme]).toEqual([100, defaultSettings().theme])
})

test('signing out clears the look, and signing in applies the person’s own', async () => {
  const { changeSettings, currentSettings, endSession, startSession } = await open()
  changeSettings({ theme: { main: 'dark5' }, fontSize: 120 })
  endSession('signed-out')
  expect(currentSettings()).toEqual(defaultSettings())
  const other = { ...person, id: 'u2', email: '', tenant_id: null, images: [], shortcuts: [] }
  startSession('t2', { ...other, settings: { layout: { style: 'layout2' } } })
  expect(currentSettings().layout.style).toBe('layout2')
  expect(currentSettings().layout.config.containerWidth).toBe(1120)
})
