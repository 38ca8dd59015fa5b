import { currentLanguage, onLanguageChange } from '@portaria/i18n/react/texts'

type WorkerPolicy = { createScriptURL: (url: string) => string }

/**
 * The browser's trusted types, if it has them. The content policy allows the policy named
 * `service-worker`, by which the page gives the address of the worker's script.
 */
const policies = (
  window as {
    trustedTypes?: { createPolicy: (name: string, rules: WorkerPolicy) => WorkerPolicy }
  }
).trustedTypes

let registered: Promise<ServiceWorkerRegistration | null> | null = null

/**
 * Registers the app's worker, which serves the page offline and receives push messages. Null where
 * the browser has no workers, and on the development server.
 */
export function serviceWorker(): Promise<ServiceWorkerRegistration | null> {
  registered ??= register().catch(() => null)
  return registered
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return null
  const policy = policies?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' })
  await navigator.serviceWorker.register(policy?.createScriptURL('') ?? '/sw.js', {
    updateViaCache: 'none',
  })
  const ready = await navigator.serviceWorker.ready
  // Each worker keeps the texts of the page's language, including the worker of the next build.
  const tell = () => ready.active?.postMessage({ language: currentLanguage() })
  tell()
  onLanguageChange(tell)
  navigator.serviceWorker.addEventListener('controllerchange', tell)
  return ready
}

/** Calls back with the page of a notification that was pressed; returns a function that ends it. */
export function onNotificationPage(open: (page: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('open' in data)) return
    if (typeof data.open === 'string' && /^\/(?!\/)/.test(data.open)) open(data.open)
  }
  navigator.serviceWorker.addEventListener('message', listen)
  return () => navigator.serviceWorker.removeEventListener('message', listen)
}
