import { clsx } from 'clsx'
import { create } from 'qrcode'
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
  const { size, path } = useMemo(() => drawingOf(value), [value])
  const side = size + 2 * QUIET
  return (
    <svg
      // Drawn inline, so that no URL contains its content.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={clsx('rounded-lg', className)}
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}

/** One stroke for each run of dark modules in a row. */
function drawingOf(value: string): { size: number; path: string } {
  const { modules } = create(value, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const runs: string[] = []
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x
      while (x < size && modules.get(y, x) !== 0) x += 1
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`)
    }
  }
  return { size, path: runs.join('') }
}
