// The worker of the app: it serves the page offline and shows push messages. It imports nothing,
// since it is built separately (`service-worker-plugin.ts`); the plugin puts the list of cached
// files first.

/** Cached files of this build, and the build's name; written by the plugin. */
declare const PRECACHED: {
  readonly build: string
  readonly files: readonly string[]
  /** For each other language, the files with its texts. */
  readonly texts: Readonly<Record<string, readonly string[]>>
}

// The types of workers and pages exclude each other, so the ones used here are declared.
type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetching = Waiting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
type Told = Waiting & { data: unknown }
type Pushing = Waiting & { data: { json: () => unknown } | null }
type Clicking = Waiting & { notification: Notification }
type Window = {
  url: string
  focus: () => Promise<Window>
  postMessage: (message: unknown, options: { transfer: [] }) => void
}
declare const self: {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Waiting) => void): void
    (type: 'fetch', listener: (event: Fetching) => void): void
    (type: 'message', listener: (event: Told) => void): void
    (type: 'push', listener: (event: Pushing) => void): void
    (type: 'notificationclick', listener: (event: Clicking) => void): void
  }
  skipWaiting: () => Promise<void>
  location: Location
  registration: ServiceWorkerRegistration
  navigator: Partial<Pick<Navigator, 'setAppBadge'>>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: object) => Promise<Window[]>
    openWindow: (url: string) => Promise<Window | null>
  }
}

/** The cached page, for when there is no network. */
const PAGE = '/'

const cacheName = `portaria ${PRECACHED.build}`

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(cacheName)
    await cache.addAll(PRECACHED.files.map((file) => new Request(file, { cache: 'no-cache' })))
    // File names contain the hash of their content, and pages are read from the network first. A
    // newer worker therefore serves older tabs as well, and need not wait for them to close.
    await self.skipWaiting()
  }
  event.waitUntil(keep())
})

self.addEventListener('activate', (event) => {
  const take = async () => {
    await self.registration.navigationPreload?.enable()
    const names = (await caches.keys()).filter((name) => name.startsWith('portaria '))
    // The previous build's cache stays: open tabs still load its chunks from there.
    const old = names.filter((name) => name !== cacheName).slice(0, -1)
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(take())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  // Answers of the API are never cached.
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(pageOf(event))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fileOf(event))
  else if (PRECACHED.files.includes(url.pathname)) event.respondWith(newestOf(request))
})

self.addEventListener('message', (event) => {
  const { data } = event
  if (typeof data !== 'object' || data === null || !('language' in data)) return
  event.waitUntil(keepTexts(String(data.language)))
})

/** Caches the texts of a language that a page of this browser uses. */
async function keepTexts(language: string): Promise<void> {
  const cache = await caches.open(cacheName)
  for (const file of PRECACHED.texts[language] ?? [])
    if ((await cache.match(file)) === undefined) await cache.add(file).catch(() => undefined)
}

/** Reads a file whose name does not change: from the network, or from the cache if that fails. */
async function newestOf(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request, { cacheName })
    if (kept === undefined) throw error
    return kept
  }
}

/** Same as `isOfGateway` of the connection. */
function isOfGateway({ status, headers }: Response): boolean {
  return [502, 503, 504].includes(status) && !/json/.test(headers.get('Content-Type') ?? '')
}

/** Reads the page from the server, or from the cache when network or server are down. */
async function pageOf({ request, preloadResponse }: Fetching): Promise<Response> {
  const kept = () => caches.match(PAGE, { cacheName })
  try {
    const answer = (await preloadResponse) ?? (await fetch(request))
    return isOfGateway(answer) ? ((await kept()) ?? answer) : answer
  } catch (error) {
    const page = await kept()
    if (page === undefined) throw error
    return page
  }
}

/**
 * Reads a file whose name contains the hash of its content, from the cache first. A fetched file,
 * such as texts of another language, is cached until the build after the next.
 */
async function fileOf(event: Fetching): Promise<Response> {
  const { request } = event
  const kept = await caches.match(request)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.status === 200) event.waitUntil(keepFile(request, answer.clone()))
  return answer
}

async function keepFile(request: Request, answer: Response): Promise<void> {
  // A device without free space continues without the cache.
  await caches
    .open(cacheName)
    .then((cache) => cache.put(request, answer))
    .catch(() => undefined)
}

/** The content of a push message (`push-sender.ts` of the API). */
type Message = {
  title: string
  text: string
  page: string
  tag: string
  language: string
  direction: 'ltr' | 'rtl'
  /** The person's unread notifications; absent for an alert. */
  unread?: number
}

self.addEventListener('push', (event) => {
  // Only our server can send it: the browser checks its signature.
  const message = event.data?.json() as Message | undefined
  if (message === undefined) return
  const { title, text, page, tag, language, direction, unread } = message
  const options = {
    body: text,
    tag,
    renotify: true,
    lang: language,
    dir: direction,
    icon: '/icon-192.png',
    badge: '/icon-badge.png',
    data: { page },
  }
  event.waitUntil(self.registration.showNotification(title, options))
  if (unread !== undefined) event.waitUntil(showBadge(unread))
})

/** Shows a number on the icon of the installed app, in browsers that have badges. */
async function showBadge(count: number): Promise<void> {
  await self.navigator.setAppBadge?.(count).catch(() => undefined)
}

self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  const { page = '/' } = (notification.data ?? {}) as { page?: string }
  event.waitUntil(open(page))
})

/** Opens a page of the app in an open tab, or else in a new one. */
async function open(page: string): Promise<void> {
  const { href, origin } = new URL(page, self.location.origin)
  if (origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [first] = windows
  if (first === undefined) {
    await self.clients.openWindow(href)
    return
  }
  // The tab navigates itself, so that a form with changes can ask first.
  first.postMessage({ open: page }, { transfer: [] })
  await first.focus()
}
