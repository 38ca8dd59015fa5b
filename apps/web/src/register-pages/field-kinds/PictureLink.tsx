import type { asImage } from '../record.ts'

const sizes = { sm: 'size-10', md: 'size-20', lg: 'h-32 w-44' } as const

/** A small picture that opens in full size in a new tab; nothing without a picture. */
export function PictureLink(props: {
  label: string
  picture: ReturnType<typeof asImage>
  size: keyof typeof sizes
}) {
  const { label, picture, size } = props
  if (!picture) return null
  return (
    <a
      href={picture.url}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      className="inline-block rounded-lg"
    >
      <img
        src={picture.url}
        alt=""
        className={`${sizes[size]} rounded-lg border border-line bg-sunken object-cover`}
      />
    </a>
  )
}
