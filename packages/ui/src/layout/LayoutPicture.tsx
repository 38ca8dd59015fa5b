import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { NavbarStyle } from './layout.ts'

const pageClass = 'flex flex-1 flex-col gap-1 p-1.5'
const toolClass = 'flex h-2.5 shrink-0 items-center gap-0.5 border-b border-line px-1'

/** A layout in small. */
export function LayoutPicture({ kind }: { kind: 'layout1' | 'layout2' | 'layout3' }) {
  if (kind === 'layout1') return <NavbarPicture kind="style-1" />
  const navigation = (
    <span className="flex h-3 shrink-0 items-center gap-1 border-b border-line bg-accent-soft px-1">
      {kind === 'layout2' && <Mark />}
      <Word className="w-2.5" />
      <Word className="w-3.5" strong />
      <Word className="w-2.5" />
    </span>
  )
  const tools = (
    <span className={toolClass}>
      {kind === 'layout3' && <Mark />}
      <Word className="w-3" />
      <Word className="ms-auto w-1" />
      <Word className="w-1" />
    </span>
  )
  return (
    <Picture>
      <span className="flex flex-1 flex-col">
        {kind === 'layout2' && navigation}
        {tools}
        {kind === 'layout3' && navigation}
        <Content />
      </span>
    </Picture>
  )
}

/** A navigation at the side, in small. */
export function NavbarPicture({ kind }: { kind: NavbarStyle }) {
  const tabs = kind === 'style-3' || kind === 'style-3-dense'
  return (
    <Picture>
      {tabs && (
        <span
          className={clsx(
            'flex flex-col items-center gap-1 border-e border-line bg-accent-soft py-1.5',
            kind === 'style-3' ? 'w-4.5' : 'w-3',
          )}
        >
          <Mark />
          {[0, 1, 2].map((each) => (
            <span key={each} className="flex w-full flex-col items-center gap-px">
              <span className="size-1 rounded-full bg-line-strong" />
              {kind === 'style-3' && <span className="h-px w-2.5 bg-line-strong" />}
            </span>
          ))}
        </span>
      )}
      <span
        className={clsx(
          'flex flex-col gap-1 border-e border-line bg-accent-soft p-1.5',
          tabs ? 'w-5' : 'w-3/10',
        )}
      >
        {!tabs && <Mark />}
        <Word className="w-full" />
        <Word className="w-4/5" strong />
        {kind === 'style-2' ? (
          <>
            <Word className="ms-1 w-3/5" />
            <Word className="ms-1 w-3/5" />
            <Word className="w-full" />
          </>
        ) : (
          <>
            <Word className="w-full" />
            <Word className="w-4/5" />
          </>
        )}
      </span>
      <span className="flex flex-1 flex-col">
        <span className={toolClass}>
          <Word className="w-3" />
          <Word className="ms-auto w-1" />
          <Word className="w-1" />
        </span>
        <Content />
      </span>
    </Picture>
  )
}

function Picture({ children }: { children: ReactNode }) {
  return <span className="flex h-16 overflow-hidden bg-ground">{children}</span>
}

function Mark() {
  return <span className="size-2 shrink-0 rounded-sm bg-accent" />
}

function Word({ className, strong }: { className: string; strong?: boolean }) {
  return (
    <span
      className={clsx(
        'h-0.75 shrink-0 rounded-full',
        strong ? 'bg-accent' : 'bg-line-strong opacity-70',
        className,
      )}
    />
  )
}

function Content() {
  return (
    <span className={pageClass}>
      <span className="h-1 w-2/5 rounded-full bg-ink opacity-70" />
      <span className="flex-1 rounded-sm border border-line bg-surface" />
    </span>
  )
}
