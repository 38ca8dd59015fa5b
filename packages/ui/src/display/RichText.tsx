import { clsx } from 'clsx'
import { Fragment, type ReactNode, useMemo } from 'react'
import { TextLink } from '../actions/TextLink.tsx'
import { readRichText } from './readRichText.ts'

/** The allowed elements of formatted text; of any other one only the content is shown. */
const elements = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'u',
  's',
  'blockquote',
])

const isWithin = (href: string) => /^\/(?![/\\])/.test(href)
const leadsSomewhere = (href: string) => /^(https?|mailto|tel):/i.test(href) || isWithin(href)

export interface RichTextProps {
  html: string
  className?: string
}

/**
 * Shows formatted text as elements of the page. The HTML is parsed, never inserted, so elements
 * outside the list above, such as scripts, do not get through even if the text was never sanitized.
 */
export function RichText({ html, className }: RichTextProps) {
  const content = useMemo(() => inside(readRichText(html)), [html])
  return (
    <div dir="auto" className={clsx('ui-rich-text max-w-[65ch] text-pretty', className)}>
      {content}
    </div>
  )
}

function inside(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent
    const name = node.nodeName.toLowerCase()
    if (name === 'script' || name === 'style') return null
    // The order of parsed nodes never changes.
    // oxlint-disable-next-line react/no-array-index-key
    if (name === 'br') return <br key={index} />
    const href = node instanceof Element ? node.getAttribute('href') : null
    if (name === 'a' && href !== null && leadsSomewhere(href))
      return (
        // oxlint-disable-next-line react/no-array-index-key
        <TextLink key={index} href={href} {...(!isWithin(href) && outside)}>
          {inside(node)}
        </TextLink>
      )
    const Tag = elements.has(name) ? (name as 'p') : Fragment
    // oxlint-disable-next-line react/no-array-index-key
    return <Tag key={index}>{inside(node)}</Tag>
  })
}

const outside = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const
