import type { CallName } from './demo-app.ts'

/** A call on its way, by whichever app. */
export type DemoCall = {
  readonly name: CallName
  readonly query?: object | undefined
  readonly body?: unknown
}

/** A call that was refused, by the mock or by the network behind it; status 0 is no answer at all. */
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
