import { clsx } from 'clsx'

export interface SchemePictureProps {
  scheme: string
  /** A second one in the lower half, where day and night take turns. */
  other?: string
}

/** A page in small, made of the scheme's own colours. */
export function SchemePicture({ scheme, other }: SchemePictureProps) {
  if (other === undefined) return <SmallPage scheme={scheme} className="ui-picture" />
  return (
    <span className="ui-picture relative">
      <SmallPage scheme={scheme} className="absolute inset-0" />
      <SmallPage
        scheme={other}
        className="absolute inset-0 [clip-path:polygon(100%_0,100%_100%,0_100%)]"
      />
    </span>
  )
}

/** One element: two dozen of them follow every change of the scheme that they are to show. */
function SmallPage({ scheme, className }: { scheme: string; className: string }) {
  return (
    <span data-theme={scheme} className={clsx('ui-scheme-picture rtl:-scale-x-100', className)} />
  )
}
