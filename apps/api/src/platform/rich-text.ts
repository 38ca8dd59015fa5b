import {
  isRichTextLink,
  richTextElements,
  richTextSchemes,
  wordsOfRichText,
} from '@portaria/contract/value-types/rich-text'
import sanitizeHtml, { type IOptions } from 'sanitize-html'

/**
 * Limit of nesting, for lists within lists and quotes around them; only the words of deeper
 * elements are kept.
 */
const DEEPEST = 12

const options: IOptions = {
  allowedTags: [...richTextElements],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: [...richTextSchemes],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
  // Text pasted from elsewhere has the same meaning under other names.
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    ins: 'u',
    div: 'p',
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
  },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'a' && !isRichTextLink(attribs['href'] ?? '') ? 'excludeTag' : false,
}

/**
 * Cleans formatted text, however it was sent: keeps the elements of `richTextElements`, and
 * addresses of links. Null if no word is left.
 */
export function cleanRichText(html: string): string | null {
  const allowed = sanitizeHtml(html, options)
  // Removing an element may leave a paragraph inside another one; parsing the text again repairs
  // that.
  const clean = sanitizeHtml(allowed, options).trim()
  return wordsOfRichText(clean) === '' ? null : clean
}
