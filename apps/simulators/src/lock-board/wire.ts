import type { DoorPlace } from './doors.ts'

/** What a frame that arrived asks for. */
export type Request = DoorPlace & { readonly kind: 'open' | 'ask' }

/** What the boards know of a lock when they answer. */
export type LockView = { readonly open: boolean; readonly occupied: boolean }

/** How boards of one make speak. */
export type Wire = {
  /** The numbers of the locks on a board. */
  readonly locks: readonly number[]
  readonly mostBoards: number
  /** Takes the first request out of what arrived, with the noise before it; null when none is whole. */
  take(arrived: Buffer): { request: Request | null; rest: Buffer } | null
  /** What the board answers; null when this make answers nothing. */
  reply(request: Request, view: (lock: number) => LockView): Buffer | null
}

/** The wires by the names of their makes. */
export const WIRE_NAMES = ['kerong', 'winnsen'] as const
export type WireName = (typeof WIRE_NAMES)[number]

export function isWireName(name: string): name is WireName {
  return WIRE_NAMES.some((one) => one === name)
}
