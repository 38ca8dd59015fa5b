/** Removes a value from a list, or adds it at the end if it is missing. */
export function toggleIn<Value>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value]
}
