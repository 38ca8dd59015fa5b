import { clsx } from 'clsx'

export interface SchemePictureProps {
  scheme: string
  /** A second one in the lower half, where day and night take turns. */
  other?: string
}

/** A page in small, made of the scheme's own colours. */
export function SchemePicture({ scheme, other }: SchemePictureProps) {
  return (
    <span className="relative block h-16">
      <SmallPage scheme={scheme} />
      {other && (
        <SmallPage scheme={other} className="[clip-path:polygon(100%_0,100%_100%,0_100%)]" />
      )}
    </span>
  )
}

function SmallPage({ scheme, className }: { scheme: string; className?: string }) {
  return (
    <span data-theme={scheme} className={clsx('absolute inset-0 flex bg-ground', className)}>
      <span className="flex w-3/10 flex-col gap-1.5 border-e border-line bg-sunken p-1.5">
        <span className="size-2.5 rounded-sm bg-accent" />
        <span className="h-1 w-full rounded-full bg-line-strong opacity-60" />
        <span className="h-1 w-4/5 rounded-full bg-accent-ink" />
        <span className="h-1 w-full rounded-full bg-line-strong opacity-60" />
      </span>
      <span className="flex flex-1 flex-col gap-1.5 p-2">
        <span className="h-1.5 w-3/5 rounded-full bg-ink" />
        <span className="flex flex-1 flex-col gap-1 rounded-sm border border-line bg-surface p-1">
          <span className="h-1 w-4/5 rounded-full bg-muted opacity-70" />
          <span className="ms-auto mt-auto h-2 w-2/5 rounded-sm bg-accent" />
        </span>
      </span>
    </span>
  )
}
