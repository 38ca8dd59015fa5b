/**
 * Takes the prototype of maps away in which names of requests are looked up: `sort=constructor` and
 * `filter[__proto__]` find nothing in them, as any name that is not there.
 */
export function foundByName(...maps: readonly (object | undefined)[]): void {
  for (const map of maps) if (map !== undefined) Object.setPrototypeOf(map, null)
}
