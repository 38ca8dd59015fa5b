import { sparklinePath } from './sparklinePath.ts'

export interface SparklineProps {
  /** The whole message in words: "Visitas nos últimos 7 dias: de 12 a 31, hoje 28". */
  label: string
  values: readonly number[]
  className?: string
}

/** A small line chart without axes, beside a number. */
export function Sparkline({ label, values, className = 'h-8 w-24' }: SparklineProps) {
  const { line, area } = sparklinePath(values, 100, 32)
  return (
    <svg
      // An inline drawing has no URL for an image element.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      viewBox="0 0 100 32"
      preserveAspectRatio="none"
      className={`text-accent-ink rtl:-scale-x-100 ${className}`}
    >
      <path d={area} fill="currentColor" fillOpacity=".12" />
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
