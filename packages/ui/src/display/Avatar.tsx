import { clsx } from 'clsx'
import { useState } from 'react'

export interface AvatarProps {
  /** The name; its initials replace a missing picture. */
  name: string
  src?: string | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl'
  className?: string
}

const sizes = {
  sm: 'size-6 text-[0.625rem]',
  md: 'size-8 text-xs',
  lg: 'size-10 text-sm',
  xl: 'size-20 text-xl',
  '2xl': 'size-24 text-2xl',
}

/** The first letters of the first and last word of a name: "Ana de Sá" gives "AS". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => /./su.exec(word ?? '')?.[0].toLocaleUpperCase() ?? '').join('')
}

/** A small picture of a person or thing, hidden from screen readers since its name is beside it. */
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const frame = clsx(
    'inline-flex shrink-0 select-none items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink group-data-selected/row:bg-surface',
    sizes[size],
    className,
  )
  return (
    <span aria-hidden className={frame}>
      {src && broken !== src ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full rounded-[inherit] object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}
