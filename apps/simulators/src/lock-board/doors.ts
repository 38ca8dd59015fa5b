/** A lock by its place on the bus, with the boards' own numbers. */
export type DoorPlace = { readonly board: number; readonly lock: number }

/** One activation of a solenoid. */
export type Pulse = DoorPlace & {
  /** Milliseconds since 1970. */
  readonly at: number
  /**
   * Whether it moved the latch. It does not if the lock is stuck, or if another solenoid is driven
   * at the same time on a weak supply.
   */
  readonly released: boolean
}

export type DoorOptions = {
  readonly boards: number
  /** The numbers of a board's locks. */
  readonly locks: readonly number[]
  /** Duration of a solenoid's pulse, in milliseconds. */
  readonly pulseMs: number
  /** Milliseconds after which open doors close by themselves; null for never. */
  readonly closesAfterMs: number | null
  /** Whether a second simultaneous solenoid gets too little power to move its latch. */
  readonly weakSupply: boolean
  readonly onPulse?: ((pulse: Pulse) => void) | undefined
}

/** The doors of all boards: the physical part, without a wire. */
export type Doors = {
  drive(place: DoorPlace): void
  has(place: DoorPlace): boolean
  isOpen(place: DoorPlace): boolean
  isOccupied(place: DoorPlace): boolean
  /**
   * Closes a door by hand; false if its solenoid holds the latch back, or if there is no such door.
   */
  close(place: DoorPlace): boolean
  /** Puts something in, or takes it out. */
  setOccupied(place: DoorPlace, occupied: boolean): void
  setStuck(place: DoorPlace, stuck: boolean): void
  pulses(): readonly Pulse[]
  /** Returns how often a solenoid was driven during another's pulse. */
  overlaps(): number
}

type Door = { opened: number | null; drivenUntil: number; occupied: boolean; stuck: boolean }

/** Milliseconds from the start of a pulse until the latch has moved. */
const LATCH_MS = 15

export function simulatedDoors(options: DoorOptions): Doors {
  const { boards, locks, pulseMs, closesAfterMs, weakSupply, onPulse } = options
  const doors = new Map<string, Door>()
  for (let board = 0; board < boards; board += 1) {
    for (const lock of locks) {
      doors.set(key({ board, lock }), {
        opened: null,
        drivenUntil: 0,
        occupied: false,
        stuck: false,
      })
    }
  }
  const pulses: Pulse[] = []
  let overlaps = 0

  // States follow from the clock: a late timer would keep a door shut for longer.
  function isOpen({ opened, drivenUntil }: Door): boolean {
    const now = performance.now()
    if (opened === null || now < opened) return false
    if (closesAfterMs === null || now < drivenUntil) return true
    return now < opened + closesAfterMs
  }
  const at = (place: DoorPlace) => doors.get(key(place))

  return {
    drive(place) {
      const door = at(place)
      if (!door) return
      const now = performance.now()
      const isShared = [...doors.values()].some(({ drivenUntil }) => now < drivenUntil)
      if (isShared) overlaps += 1
      const released = !door.stuck && !(isShared && weakSupply)
      if (released && !isOpen(door)) door.opened = now + LATCH_MS
      door.drivenUntil = now + pulseMs
      const pulse = { ...place, at: Date.now(), released }
      pulses.push(pulse)
      onPulse?.(pulse)
    },
    has: (place) => doors.has(key(place)),
    isOpen: (place) => {
      const door = at(place)
      return door !== undefined && isOpen(door)
    },
    isOccupied: (place) => at(place)?.occupied === true,
    close(place) {
      const door = at(place)
      if (!door || performance.now() < door.drivenUntil) return false
      door.opened = null
      return true
    },
    setOccupied(place, occupied) {
      const door = at(place)
      if (door) door.occupied = occupied
    },
    setStuck(place, stuck) {
      const door = at(place)
      if (door) door.stuck = stuck
    },
    pulses: () => pulses,
    overlaps: () => overlaps,
  }
}

function key({ board, lock }: DoorPlace): string {
  return `${board}/${lock}`
}
