// Before all others: texts take the language of the page as they are loaded.
import './portuguese-page.ts'
import { closeToast, currentToasts } from '@portaria/ui/toast'
import { beforeEach, onTestFinished, vi } from 'vitest'
import { showEventsAs } from '../modules/common-life/events/events-view.ts'
import { checkConnection, connectionLost } from '../platform/connection/connection.store.ts'
import { currentSession, endSession } from '../platform/session/session.store.ts'

// One page shows the screens of all files. Each test leaves it as it was found.
const address = location.href
const metas = new Set(document.head.querySelectorAll('meta'))
const attributes = [document.documentElement, document.body].map((element) => ({
  element,
  found: [...element.attributes].map(({ name, value }) => [name, value] as const),
}))

// What is said first is done last: after a test has unmounted what it shows.
beforeEach(() => onTestFinished(cleanPage))

async function cleanPage(): Promise<void> {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
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
