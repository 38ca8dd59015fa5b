import { clsx } from 'clsx'
import { useMemo } from 'react'
import { drawingOf } from './qrDrawing.ts'

export interface QrCodeProps {
  /** The content of the code. */
  value: string
  /** Its accessible name: the purpose. */
  label: string
  className?: string
}

/** A QR code, dark on light in every scheme: some cameras cannot read inverted ones. */
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
