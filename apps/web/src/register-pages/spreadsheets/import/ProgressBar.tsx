export interface ProgressBarProps {
  label: string
  /** From 0 to 1; null while the total is unknown. */
  share: number | null
}

/** A progress bar. Without a share it pulses, unless the person prefers reduced motion. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={1}
      value={share ?? undefined}
      className="block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-hover indeterminate:animate-pulse indeterminate:bg-accent motion-reduce:animate-none [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
    />
  )
}
