import { beforeEach, expect, test, vi } from 'vitest'

const updateMe = vi.fn<(changes: object, options?: object) => Promise<void>>(async () => undefined)
const session = vi.fn<() => { user: object | null }>()

vi.mock('./me.ts', () => ({ updateMe }))
vi.mock('./session.store.ts', () => ({ currentSession: session }))
vi.mock('../i18n/change-page-language.ts', () => ({ changePageLanguage: async () => undefined }))

const { chooseLanguage, takeGuestLanguage } = await import('./own-language.ts')

beforeEach(() => vi.clearAllMocks())

test('saves the language of an account, even if the page is left at once', async () => {
  session.mockReturnValue({ user: {} })
  await chooseLanguage('es')
  expect(updateMe).toHaveBeenCalledWith({ language: 'es' }, { keepalive: true })
  expect(takeGuestLanguage()).toBeNull()
})

test('saves a guest’s language after they sign in, once', async () => {
  session.mockReturnValue({ user: null })
  await chooseLanguage('ar')
  expect(updateMe).not.toHaveBeenCalled()
  expect(takeGuestLanguage()).toBe('ar')
  expect(takeGuestLanguage()).toBeNull()
})
