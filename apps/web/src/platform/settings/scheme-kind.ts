/** Whether a scheme is a dark one. */
export function isDark(scheme: string): boolean {
  return scheme === 'greyDark' || scheme.startsWith('dark')
}
