import type { DoorPlace } from './doors.ts'

/** The request of a received frame. */
export type Request = DoorPlace & { readonly kind: 'open' | 'ask' }

/** The board's view of a lock when it answers. */
export type LockView = { readonly open: boolean; readonly occupied: boolean }

/** The protocol of one make of boards. */
export type Wire = {
  /** The numbers of the locks on a board. */
  readonly locks: readonly number[]
  readonly mostBoards: number
  /**
   * Takes the first request out of the received bytes, with the noise before it; null if none is
   * complete.
   */
  take(arrived: Buffer): { request: Request | null; rest: Buffer } | null
  /** Returns the board's reply; null if this make sends none. */
  reply(request: Request, view: (lock: number) => LockView): Buffer | null
}

/** The wires by make. */
export const WIRE_NAMES = ['kerong', 'winnsen'] as const
export type WireName = (typeof WIRE_NAMES)[number]

export function isWireName(name: string): name is WireName {
  return WIRE_NAMES.some((one) => one === name)
}
