import { type ComponentType, lazy } from 'react'
import { checkConnection, connectionLost, onConnectionChange } from './connection.store.ts'

/**
 * A part of a page whose code is fetched when it is first shown. While the server cannot be reached it
 * waits, and the page around it stays; code that is gone, as after an update, throws.
 */
export function lazyCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => ({ default: await fetched(load) }))
}

/** What `load` answers, once the server can be reached. */
export async function fetched<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      await checkConnection()
      if (!connectionLost()) throw error
      await connectionBack()
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
