// Imported first: texts use the language of the page when they are loaded.
import './portuguese-page.ts'
import { closeToast, currentToasts } from '@portaria/ui/toast'
import { beforeEach, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { showEventsAs } from '../modules/reservations/events/events-view.ts'
import { storeCompanyZone } from '../platform/company-day.ts'
import { checkConnection, connectionLost } from '../platform/connection/connection.store.ts'
import { currentSession, endSession } from '../platform/session/session.store.ts'

// All files share one page, so each test must leave it as it found it.
const address = location.href
/** The size set by `vitest.screens.config.ts`. */
const size = { width: 1280, height: 800 }
const metas = new Set(document.head.querySelectorAll('meta'))
const attributes = [document.documentElement, document.body].map((element) => ({
  element,
  found: [...element.attributes].map(({ name, value }) => [name, value] as const),
}))

// Registered first, so it runs last: after a test has unmounted its components.
beforeEach(() => onTestFinished(cleanPage))

async function cleanPage(): Promise<void> {
  // The package does this by itself only before the tests of the first file that loads it.
  await cleanup()
  // A test on a phone must not leave a narrow page.
  if (innerWidth !== size.width || innerHeight !== size.height)
    await page.viewport(size.width, size.height)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  // Times use the zone of the last stored company, so a company that no test uses is stored.
  storeCompanyZone('none', 'UTC')
  // Ending the session clears its state. A guest has no session to sign out of, so only `expired`
  // notifies the listeners.
  endSession(currentSession().user === null ? 'expired' : 'signed-out')
  localStorage.clear()
  sessionStorage.clear()
  if (connectionLost()) await checkConnection()
  history.replaceState(null, '', address)
  showEventsAs('calendar')
  for (const { id } of currentToasts()) closeToast(id)
  for (const meta of document.head.querySelectorAll('meta')) if (!metas.has(meta)) meta.remove()
  for (const { element, found } of attributes) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
    for (const [name, value] of found) element.setAttribute(name, value)
  }
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
}
