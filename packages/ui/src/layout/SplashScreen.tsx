import type { ReactNode } from 'react'
import { Spinner } from '../display/Spinner.tsx'

export interface SplashScreenProps {
  logo?: ReactNode
  /** The reason for waiting, in words. */
  label: string
}

/** Shown while the app loads. */
export function SplashScreen({ logo, label }: SplashScreenProps) {
  return (
    <output className="flex min-h-dvh flex-col items-center justify-center gap-5 bg-ground text-muted">
      {logo}
      <Spinner className="size-6 text-accent-ink" />
      <span className="text-sm">{label}</span>
    </output>
  )
}
