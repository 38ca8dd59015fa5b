import { normalizeLongText, withoutUnstorable, withUsualSigns } from './text.ts'

/**
 * The elements of formatted text, in server, editor and page alike: announcements and rules need
 * headings, emphasis, lists, quotes and links. Only the words of other elements are kept.
 */
export const richTextElements = [
  'p',
  'h2',
  'h3',
  'strong',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'br',
  'a',
] as const

/** Schemes of links in formatted text: another site, a letter, a call. */
export const richTextSchemes = ['https', 'http', 'mailto', 'tel'] as const

/** Whether a link of formatted text is allowed: with a scheme above, or within Portaria. */
export function isRichTextLink(href: string): boolean {
  if (/^\/(?![/\\])/.test(href)) return true
  const [, scheme] = /^([a-z]+):/i.exec(href) ?? []
  return richTextSchemes.some((one) => one === scheme?.toLowerCase())
}

const isMarked = (text: string) => /<\/?[a-z!]/i.test(text)

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Converts lines of plain text to formatted text: one paragraph each. */
export const richTextOfLines = (text: string): string =>
  normalizeLongText(text)
    .split(/\n+/)
    .flatMap((line) => (line === '' ? [] : [`<p>${escaped(line)}</p>`]))
    .join('')

/** Returns the words of formatted text, one line per block; '' if it has none. */
export const wordsOfRichText = (html: string): string =>
  normalizeLongText(
    // No pattern runs past a second `<`, so that the time is linear in the length of the text.
    html
      .replace(/<\/(p|h\d|li|blockquote|div|tr)\s*>|<br\b[^<>]*>/gi, '\n')
      .replace(/<[^<>]*>/g, '')
      .replace(/&(#39|[a-z]+);/g, (whole, name: string) =>
        name === '#39' ? "'" : (entities[name] ?? whole),
      ),
  ).replace(/\n{2,}/g, '\n')

/**
 * Reads formatted text in requests: HTML, or lines of plain text, which become paragraphs. The
 * server keeps only the elements above, whatever was sent.
 */
export function readRichText(typed: string): string | null {
  if (!isMarked(typed)) return richTextOfLines(typed) || null
  return wordsOfRichText(typed) === '' ? null : withUsualSigns(withoutUnstorable(typed)).trim()
}

/** Formats text for a cell: plain lines if they read back as the same, else the HTML. */
export function richTextCell(html: string): string {
  const lines = wordsOfRichText(html)
  return richTextOfLines(lines) === html ? lines : html
}
