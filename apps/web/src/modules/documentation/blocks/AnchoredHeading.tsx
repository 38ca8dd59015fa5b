import { useUi } from '@portaria/ui/provider/UiProvider'
import { showToast } from '@portaria/ui/toast'
import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ArticleId, articleHref } from '../chapters.ts'
import { documentationTexts } from '../texts/documentation-texts.ts'
import { copyText } from './copy-text.ts'

export interface AnchoredHeadingProps {
  article: ArticleId
  id: string
  text: string
  /** Content beside the heading. */
  children?: ReactNode
}

/** A heading with its own address, and a button that copies it. */
export function AnchoredHeading({ article, id, text, children }: AnchoredHeadingProps) {
  const t = documentationTexts.useTexts()
  const { link: Link } = useUi()
  const href = articleHref(article, id)
  const copy = async () => {
    if (await copyText(`${window.location.origin}${href}`)) showToast({ title: t('linkCopied') })
  }
  return (
    <h2
      id={id}
      data-heading
      className="group mt-6 scroll-mt-4 text-xl font-semibold text-balance break-after-avoid"
    >
      {text}
      {children && <span className="ms-3">{children}</span>}
      <Link
        href={href}
        aria-label={t('linkTo', { heading: text })}
        onClick={() => void copy()}
        className="ms-1.5 inline-flex size-7 items-center justify-center rounded-md align-bottom text-muted opacity-0 group-hover:opacity-100 hover:bg-hover focus-visible:opacity-100 print:hidden pointer-coarse:opacity-100"
      >
        <Link2 aria-hidden className="size-4" />
      </Link>
    </h2>
  )
}
