import {
  isRichTextLink,
  richTextElements,
  richTextSchemes,
  wordsOfRichText,
} from '@portaria/contract/value-types/rich-text'
import sanitizeHtml, { type IOptions } from 'sanitize-html'

/** Lists within lists, and quotes around them: deeper elements are words of the last one. */
const DEEPEST = 12

const options: IOptions = {
  allowedTags: [...richTextElements],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: [...richTextSchemes],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
  // What is pasted from elsewhere has the same meaning by other names.
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
 * Formatted text as it is kept, by any way of sending it: the elements of `richTextElements`, and
 * addresses of links. Null where no word is left.
 */
export function cleanRichText(html: string): string | null {
  const allowed = sanitizeHtml(html, options)
  // A paragraph in an element that was left out now stands within another one: reading it again closes that.
  const clean = sanitizeHtml(allowed, options).trim()
  return wordsOfRichText(clean) === '' ? null : clean
}
