import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { PrintedLetterhead } from './PrintedLetterhead.tsx'

export interface PaperSheetProps {
  children: ReactNode
  className?: string
}

/**
 * A sheet that is only printed, in place of the page, under the letterhead of the company. It stands
 * outside the page's frame, since a dialog would be cut off after one page.
 */
export const PaperSheet = ({ children, className }: PaperSheetProps) =>
  createPortal(
    <article data-sheet="list" className={clsx('hidden print:block', className)}>
      <PrintedLetterhead />
      {children}
    </article>,
    document.body,
  )
