import { backEnd } from './back-end.ts'
import type { CallName, CallType, DemoApp } from './demo-app.ts'
import type { DemoClient } from './demo-client.ts'

/**
 * Opens one demo app at a fixed time, for its tests: with the calls of its pages, on a separate
 * state. Ids of created things are `new-1`, `new-2` and so on; an unknown call throws.
 */
export function openDemoApp<
  Calls extends { readonly [Name in keyof Calls]: Name extends CallName ? CallType : never },
>(path: string, app: DemoApp, now: number): DemoClient<Calls>['call'] {
  let made = 0
  const { ask } = backEnd([{ path, load: async () => app }], {
    now: () => now,
    newId: () => {
      made += 1
      return `new-${made}`
    },
    network: async ({ name }) => {
      throw new Error(`${name} is no call of ${path}`)
    },
  })
  return async (name, ...[input]) =>
    // The handler has the type that its caller names.
    // oxlint-disable-next-line no-unsafe-return
    (await ask({ name: name as CallName, ...input })) as never
}
