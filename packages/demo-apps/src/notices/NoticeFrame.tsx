import { contentId } from '@portaria/ui/layout'
import type { ReactNode } from 'react'
import { useDemoHost, usePageTitle } from '../host/use-demo-host.ts'

export interface NoticeFrameProps {
  pageTitle: string
  title: string
  text: string
  /** A drawing above the title. */
  picture: ReactNode
  children: ReactNode
}

/** A page with a single message, without navbar, toolbar and footer. */
export function NoticeFrame({ pageTitle, title, text, picture, children }: NoticeFrameProps) {
  const { Brand } = useDemoHost()
  usePageTitle(pageTitle)
  return (
    <div className="flex min-h-dvh flex-col bg-ground px-5 py-5 text-ink sm:px-10">
      <header className="flex">
        <Brand />
      </header>
      <main
        id={contentId}
        tabIndex={-1}
        className="m-auto flex w-full max-w-140 flex-col items-center py-10 text-center outline-none"
      >
        {picture}
        <h1 className="mt-8 text-3xl font-semibold text-balance">{title}</h1>
        <p className="mt-3 max-w-110 text-base text-pretty text-muted">{text}</p>
        {children}
      </main>
    </div>
  )
}
