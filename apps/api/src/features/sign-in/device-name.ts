/** The first that matches names it: most browsers also claim to be the ones below. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
]

const systems: [name: string, pattern: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** What a person recognises their device by, such as `Chrome, Windows`; null where nothing tells. */
export function deviceName(userAgent: string | null): string | null {
  if (userAgent === null) return null
  const find = (names: typeof browsers) => names.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const known = [find(browsers), find(systems)].filter((name) => name !== undefined)
  return known.length > 0 ? known.join(', ') : null
}
