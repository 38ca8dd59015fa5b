import type { ComponentType } from 'react'

/** A line icon, in practice one of lucide-react. */
export type IconType = ComponentType<{
  className?: string
  strokeWidth?: number | string
  'aria-hidden'?: boolean
}>
