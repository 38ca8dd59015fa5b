/** A list without a value that it has, or with one that it lacks, at its end. */
export function toggleIn<Value>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value]
}
