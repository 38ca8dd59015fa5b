const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
}

/** The words of HTML on one line, for searching and excerpts; must not be shown as HTML. */
export function htmlText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
