/** Attributes that say something of pasted text: where a link leads, and the editor's own mark. */
const kept = /\s(href|data-pm-slice)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/gi

/** Elements whose content is no text. */
const unread = /<(style|script|xml|title)\b[^]*?<\/\1\s*>|<!--[^]*?-->/gi

/** Google Docs wraps what it copies in a `b` that is not bold. */
const falseBold = /<b\b[^<>]*font-weight:\s*normal[^<>]*>/gi

const tag = /<([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi

/**
 * Pasted HTML without its looks. The editor keeps none of them, and the content policy reports each
 * inline style that is parsed. No protection: the editor's schema and the server decide what stays.
 */
export const withoutLooks = (html: string): string =>
  html
    .replace(unread, '')
    .replace(falseBold, '')
    .replace(
      tag,
      (_whole, name: string, attributes: string) =>
        `<${name}${[...attributes.matchAll(kept)].map(([one]) => one).join('')}>`,
    )
