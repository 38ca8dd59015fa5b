import type { Language } from '@portaria/i18n/languages'
import type { PictureName } from './picture-sizes.ts'

const files = import.meta.glob<string>('./*/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The address of a picture in a language; undefined if it was not taken. */
export const pictureFile = (language: Language, name: PictureName): string | undefined =>
  files[`./${language}/${name}.webp`]
