/** Matches meaningful attributes of pasted text: addresses of links, and the editor's own mark. */
const kept = /\s(href|data-pm-slice)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/gi

/** Matches elements whose content is no text. */
const unread = /<(style|script|xml|title)\b[^]*?<\/\1\s*>|<!--[^]*?-->/gi

/** Matches the `b` element in which Google Docs wraps copied text, and which is not bold. */
const falseBold = /<b\b[^<>]*font-weight:\s*normal[^<>]*>/gi

const tag = /<([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi

/**
 * Removes styles from pasted HTML. The editor would drop them anyway, but the content policy
 * reports each inline style that is parsed. This is no protection: the editor's schema and the
 * server decide which content is kept.
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
