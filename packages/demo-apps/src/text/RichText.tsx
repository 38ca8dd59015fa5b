import { Fragment, type ReactNode, useMemo } from 'react'

/** The elements of sample texts; of any other one only its content is shown. */
const elements = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'br'])

type MarkupPolicy = { createHTML: (html: string) => string }

/** Trusted types, which older browsers lack. */
const policies = (
  globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: MarkupPolicy) => MarkupPolicy }
  }
).trustedTypes

/** Lets HTML through as it is: it is parsed and read, never inserted into the page. */
const markup = policies?.createPolicy('rich-text', { createHTML: (html) => html })

/**
 * HTML of the mock (articles, mails, course steps) as elements of the page. It is read, never written
 * into the page: whatever is not in the list above, scripts and links among it, does not get through.
 */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(markup?.createHTML(html) ?? html, 'text/html')
    return inside(body)
  }, [html])
  return (
    <div className="flex max-w-[65ch] flex-col gap-4 text-base text-pretty [&_ol]:flex [&_ol]:list-decimal [&_ol]:flex-col [&_ol]:gap-2 [&_ol]:ps-6 [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_ul]:ps-6">
      {content}
    </div>
  )
}

function inside(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent
    const name = node.nodeName.toLowerCase()
    if (name === 'script' || name === 'style') return null
    const Element = elements.has(name) ? (name as 'p') : Fragment
    // Nodes of a parsed text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    return name === 'br' ? <br key={index} /> : <Element key={index}>{inside(node)}</Element>
  })
}
