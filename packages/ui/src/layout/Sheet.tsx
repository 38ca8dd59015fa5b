import { clsx } from 'clsx'
import { type ReactNode, useEffect } from 'react'

export interface SheetProps {
  children: ReactNode
  /** Removes the border on screen. */
  bare?: boolean
}

/** The only part of a page that is printed (print.css), dark on white in every scheme. */
export function Sheet({ children, bare = false }: SheetProps) {
  useEffect(() => {
    const root = document.documentElement
    let scheme: string | undefined
    // Without the attribute the first scheme applies, which is light.
    const before = () => {
      scheme = root.dataset['theme']
      delete root.dataset['theme']
    }
    const after = () => {
      if (scheme !== undefined) root.dataset['theme'] = scheme
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return (
    <div
      data-sheet
      className={clsx(!bare && 'rounded-lg border border-line bg-surface print:border-0')}
    >
      {children}
    </div>
  )
}
