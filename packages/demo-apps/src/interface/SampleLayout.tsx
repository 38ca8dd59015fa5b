import { Button } from '@portaria/ui/actions/Button'
import { Drawer } from '@portaria/ui/overlays/Drawer'
import { clsx } from 'clsx'
import { PanelLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { interfaceTexts } from './texts/interface-texts.ts'

export interface SampleLayoutProps {
  /** Whether the content is on a card that overlaps the head. */
  carded: boolean
  title: string
  description: string
  /** The content of the sidebar, and its side; on small screens it is a drawer. */
  sidebar?: { side: 'start' | 'end'; content: ReactNode } | undefined
  children: ReactNode
}

/** A page's own layout: a head of 120 pixels, a bar of 64, a sidebar of 240 (interface §12). */
export function SampleLayout({ carded, title, description, sidebar, children }: SampleLayoutProps) {
  const t = interfaceTexts.useTexts()
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-1 flex-col">
      <header
        className={clsx(
          'flex min-h-30 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-5 sm:px-6 lg:px-8',
          carded ? 'bg-accent-soft pb-12' : 'border-b border-line',
        )}
      >
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-2xl font-semibold text-balance">{title}</h1>
          <p className="mt-1 text-sm text-muted">{description}</p>
        </div>
        {sidebar && (
          <Button icon={PanelLeft} className="lg:hidden" onClick={() => setOpen(true)}>
            {t('layouts.open')}
          </Button>
        )}
      </header>
      <div
        className={clsx(
          'flex min-w-0 flex-1',
          sidebar?.side === 'end' && 'flex-row-reverse',
          carded && '-mt-8 px-4 pb-6 sm:px-6 lg:px-8',
        )}
      >
        {sidebar && (
          <aside
            aria-label={t('layouts.sections')}
            className={clsx(
              'hidden w-60 shrink-0 lg:block',
              carded ? 'pt-14' : 'border-line bg-sunken',
              sidebar.side === 'start' ? 'pe-5' : 'ps-5',
              !carded && (sidebar.side === 'start' ? 'border-e ps-5 pt-6' : 'border-s pe-5 pt-6'),
            )}
          >
            {sidebar.content}
          </aside>
        )}
        <div
          className={clsx(
            'min-w-0 flex-1',
            carded ? 'rounded-xl border border-line bg-surface' : 'px-4 py-6 sm:px-6 lg:px-8',
          )}
        >
          {children}
        </div>
      </div>
      {sidebar && (
        <Drawer
          open={open}
          onOpenChange={setOpen}
          width={240}
          side={sidebar.side}
          title={t('layouts.sections')}
        >
          <div className="p-5">{sidebar.content}</div>
        </Drawer>
      )}
    </div>
  )
}
