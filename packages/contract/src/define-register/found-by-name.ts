/**
 * Removes the prototype of maps in which names of requests are looked up: `sort=constructor` and
 * `filter[__proto__]` then find nothing, like any unknown name.
 */
export function foundByName(...maps: readonly (object | undefined)[]): void {
  for (const map of maps) if (map !== undefined) Object.setPrototypeOf(map, null)
}
