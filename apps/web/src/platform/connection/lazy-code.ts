import { type ComponentType, createElement, lazy, useState } from 'react'
import { checkConnection, connectionLost, onConnectionChange } from './connection.store.ts'

/** A part of a page whose code is fetched when it is first shown, or before. */
export type LazyCode<Props extends object> = ComponentType<Props> & {
  /** Fetches the code: a part that is shown after that does not wait for it. */
  fetchCode(): Promise<void>
}

/**
 * A part of a page whose code is fetched when it is first shown. While the server cannot be reached it
 * waits, and the page around it stays; code that is gone, as after an update, throws. React shows what it
 * waited for 300 ms after the page around it at the soonest, so a page that opens with a part calls `fetchCode`.
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
    // Another type would mount the part anew.
    const [Code] = useState<ComponentType<Props>>(() => code ?? Waiting)
    return createElement(Code, props)
  }
  return Object.assign(Part, { fetchCode: async () => void (await fetchCode()) })
}

/**
 * What `load` answers, once the server can be reached. One failure while it can is no sign that the
 * code is gone: the connection may have come back between the two, so `load` is called once more.
 */
export async function fetched<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let hasFailed = false; ; ) {
    try {
      return await load()
    } catch (error) {
      await checkConnection()
      const isLost = connectionLost()
      if (isLost) await connectionBack()
      else if (hasFailed) throw error
      hasFailed = !isLost
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
