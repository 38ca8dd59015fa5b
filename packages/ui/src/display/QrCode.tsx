import { clsx } from 'clsx'
import { encodeQR } from 'qr'
import { useMemo } from 'react'

export interface QrCodeProps {
  /** Its content. */
  value: string
  /** What it is for, read aloud. */
  label: string
  className?: string
}

/** Modules of empty margin around it, by ISO/IEC 18004. */
const QUIET = 4

/** A QR code, dark on light in every scheme: not every camera reads it inverted. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const { side, path } = useMemo(() => drawingOf(value), [value])
  return (
    <svg
      // Drawn inline, so that no URL contains its content.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={clsx('rounded-lg', className)}
    >
      <rect width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}

/** One stroke for each run of dark modules in a row. */
function drawingOf(value: string): { side: number; path: string } {
  const rows = encodeQR(value, 'raw', { ecc: 'medium', border: QUIET })
  const runs: string[] = []
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      const start = x
      while (row[x]) x += 1
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`)
    }
  }
  return { side: rows.length, path: runs.join('') }
}
