/**
 * The SVG paths of a line through values and of the area under it, inside a box; level if all
 * values are equal.
 */
export function sparklinePath(
  values: readonly number[],
  width: number,
  height: number,
): { line: string; area: string } {
  if (values.length === 0) return { line: '', area: '' }
  const least = Math.min(...values)
  const span = Math.max(...values) - least
  const edge = 2
  const points = values.map((value, index) => {
    const x = values.length === 1 ? width : (index / (values.length - 1)) * width
    const share = span === 0 ? 0.5 : (value - least) / span
    return `${round(x)} ${round(height - edge - share * (height - 2 * edge))}`
  })
  const line = `M${points.join('L')}`
  return { line, area: `${line}L${width} ${height}L0 ${height}Z` }
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}
