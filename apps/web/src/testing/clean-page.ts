// Before all others: texts take the language of the page as they are loaded.
import './portuguese-page.ts'
import { closeToast, currentToasts } from '@portaria/ui/toast'
import { beforeEach, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { showEventsAs } from '../modules/common-life/events/events-view.ts'
import { storeCompanyZone } from '../platform/company-day.ts'
import { checkConnection, connectionLost } from '../platform/connection/connection.store.ts'
import { currentSession, endSession } from '../platform/session/session.store.ts'

// One page shows the screens of all files. Each test leaves it as it was found.
const address = location.href
/** As `vitest.screens.config.ts` opens it. */
const size = { width: 1280, height: 800 }
const metas = new Set(document.head.querySelectorAll('meta'))
const attributes = [document.documentElement, document.body].map((element) => ({
  element,
  found: [...element.attributes].map(({ name, value }) => [name, value] as const),
}))

// What is said first is done last: after a test has unmounted what it shows.
beforeEach(() => onTestFinished(cleanPage))

async function cleanPage(): Promise<void> {
  // The package does so before each test of the first file that loads it alone.
  await cleanup()
  // A test on a phone leaves no narrow page to the next.
  if (innerWidth !== size.width || innerHeight !== size.height)
    await page.viewport(size.width, size.height)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  // Times are shown in the zone of the company that was stored last: now none that a test has.
  storeCompanyZone('none', 'UTC')
  // What belongs to a session follows its end; of a guest's, only one that has expired is told.
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
