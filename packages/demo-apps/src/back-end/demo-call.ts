import type { CallName } from './demo-app.ts'

/** A call of any of the apps. */
export type DemoCall = {
  readonly name: CallName
  readonly query?: object | undefined
  readonly body?: unknown
}

/** Thrown for a call that the mock or the network refused; status 0 means that no answer came. */
export class DemoFailure extends Error {
  override readonly name = 'DemoFailure'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export function pathOf(name: CallName): string {
  return name.slice(name.indexOf(' ') + 1)
}
