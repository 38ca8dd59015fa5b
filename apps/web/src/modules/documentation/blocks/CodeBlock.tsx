import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton.tsx'

export interface CodeBlockProps {
  /** The label above the lines, which is also their accessible name. */
  label: string
  /** The text to copy; the displayed text may have markup. */
  text: string
  /** Content beside the label. */
  aside?: ReactNode
  children?: ReactNode
}

/** Lines of code, left-to-right in every language. */
export function CodeBlock({ label, text, aside, children }: CodeBlockProps) {
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <div className="flex min-h-9 items-center gap-2 border-b border-line ps-3 pe-1 text-xs font-medium text-muted">
        <span className="me-auto">{label}</span>
        {aside}
        <CopyButton text={text} />
      </div>
      {/* Focusable, since it scrolls if it is wider than the page. */}
      <pre
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto px-3 py-2.5 font-mono text-xs leading-5 outline-offset-[-2px] print:whitespace-pre-wrap"
      >
        <code>{children ?? text}</code>
      </pre>
    </div>
  )
}
