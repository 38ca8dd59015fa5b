import { type ComponentType, createElement, lazy, useState } from 'react'
import { checkConnection, connectionLost, onConnectionChange } from './connection.store.ts'

/** A part of a page whose code is fetched when it is first shown, or earlier by `fetchCode`. */
export type LazyCode<Props extends object> = ComponentType<Props> & {
  /** Fetches the code ahead, so that the part is shown without waiting. */
  fetchCode(): Promise<void>
}

/**
 * Makes a part of a page whose code is fetched when it is first shown. While the server cannot be
 * reached, the part waits and the page around it stays. If the code no longer exists, as after an
 * update, the part throws, and the page shows an error with a button to reload
 * (`app/RouteError.tsx`). React shows a part at least 300 ms after the page around it, so a page
 * that opens with one calls `fetchCode`.
 */
export function lazyCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyCode<Props> {
  let code: ComponentType<Props> | undefined
  const fetchCode = async () => {
    code ??= await fetched(load)
    return code
  }
  const Waiting = lazy(async () => ({ default: await fetchCode() }))
  function Part(props: Props) {
    // A changed component type would remount the part.
    const [Code] = useState<ComponentType<Props>>(() => code ?? Waiting)
    return createElement(Code, props)
  }
  return Object.assign(Part, { fetchCode: async () => void (await fetchCode()) })
}

/**
 * The number of tries to load code while the server can be reached, and the milliseconds between
 * two of them.
 */
const TRIES = 3
const PAUSE_MS = 1_000

/**
 * Runs `load` until it succeeds, waiting while the server cannot be reached. Throws after `TRIES`
 * failures with a reachable server. A single failure does not mean that the code is gone, since the
 * connection may just have returned. Browsers fetch a module again after its fetch failed (HTML
 * standard since 2026: whatwg/html#10327). Older versions of Chromium repeat the failure until the
 * page is reloaded, so in these every try fails.
 */
export async function fetched<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let failures = 0; ; ) {
    try {
      return await load()
    } catch (error) {
      await checkConnection()
      const isLost = connectionLost()
      failures = isLost ? 0 : failures + 1
      if (failures === TRIES) throw error
      await (isLost ? connectionBack() : new Promise((resolve) => setTimeout(resolve, PAUSE_MS)))
    }
  }
}

function connectionBack(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const end = onConnectionChange(() => {
    if (connectionLost()) return
    end()
    resolve()
  })
  return promise
}
