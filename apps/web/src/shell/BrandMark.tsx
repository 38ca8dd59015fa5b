export interface BrandMarkProps {
  className?: string
}

/** The mark of the product, an arch with an open door. Hidden from screen readers beside its name. */
export function BrandMark({ className = 'size-8' }: BrandMarkProps) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" fill="none" className={className}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M9 25V14a7 7 0 0 1 14 0v11"
        className="stroke-on-accent"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M14 25V15.2a2 2 0 0 1 2.6-1.9l3.4 1.1V25"
        className="fill-on-accent"
        fillOpacity=".28"
      />
      <circle cx="18" cy="19.5" r="1.4" className="fill-on-accent" />
      <path d="M6.5 25h19" className="stroke-on-accent" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
