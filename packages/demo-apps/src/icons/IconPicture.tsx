import { createElement } from 'react'
import { iconPictures1 } from './icon-pictures-1.ts'
import { iconPictures2 } from './icon-pictures-2.ts'

export interface IconPictureProps {
  name: string
  /** Pixels at the normal font size: 20, 24 or 48. */
  size: number
}

const sizes: Record<number, string> = { 20: 'size-5', 24: 'size-6', 48: 'size-12' }

/** An icon of the catalogue by its name, drawn by the app's icon library. */
export function IconPicture({ name, size }: IconPictureProps) {
  const picture = iconPictures1[name] ?? iconPictures2[name]
  if (picture === undefined) return null
  return createElement(picture, {
    'aria-hidden': true,
    className: sizes[size],
    strokeWidth: size > 24 ? 1.5 : 2,
  })
}
