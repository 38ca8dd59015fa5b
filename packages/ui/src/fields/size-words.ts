const units = [
  ['kilobyte', 1e3],
  ['megabyte', 1e6],
  ['gigabyte', 1e9],
] as const

/** Formats a size in bytes by the rules of a locale, in thousands: "0,5 kB", "48 MB", "1,2 GB". */
export function sizeWords(bytes: number, locale: string): string {
  const [unit, size] = units.findLast(([, from]) => bytes >= from) ?? units[0]
  const value = bytes / size
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
}
