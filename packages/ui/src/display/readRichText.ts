type MarkupPolicy = { createHTML: (html: string) => string }

/** Trusted types, which older browsers lack. */
const policies = (
  globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: MarkupPolicy) => MarkupPolicy }
  }
).trustedTypes

/** Allows any HTML: it is only parsed and read, never inserted into the page. */
const markup = policies?.createPolicy('rich-text', { createHTML: (html) => html })

/** Parses HTML into a separate document, in which nothing is fetched and no script runs. */
export const readRichText = (html: string): HTMLElement =>
  new DOMParser().parseFromString(markup?.createHTML(html) ?? html, 'text/html').body
