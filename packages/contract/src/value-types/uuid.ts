// Random numbers are requested for many ids at once, since a request costs more than the rest of an
// id.
const random = new Uint32Array(3 * 256)
let used = random.length

let lastMillisecond = -1
let counter = 0

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}

/**
 * Makes a UUID v7 (RFC 9562). Ids of one process and one millisecond ascend: 26 bits after the time
 * are a counter that starts at random in its lower half, 48 more are random each time. `now` is in
 * milliseconds since 1970. Uses `getRandomValues`, since plain http lacks `crypto.randomUUID`.
 */
export function newId(now: number = Date.now()): string {
  const millisecond = Math.floor(now)
  if (used === random.length) {
    crypto.getRandomValues(random)
    used = 0
  }
  const [seed = 0, high = 0, low = 0] = random.subarray(used, used + 3)
  used += 3
  counter = millisecond === lastMillisecond ? counter + 1 : seed >>> 7
  lastMillisecond = millisecond
  const time = hex(millisecond, 12)
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${hex(counter >>> 14, 3)}`,
    hex(0x8000 | (counter & 0x3fff), 4),
    hex(high >>> 16, 4) + hex(low, 8),
  ].join('-')
}

/** Whether a text is a UUID of any version, including the nil one, in either case. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
