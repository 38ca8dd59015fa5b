import { useLanguage } from '@portaria/i18n/react/texts'
import { clsx } from 'clsx'
import { pictureFile } from '../pictures/picture-files.ts'
import { type PictureName, pictureSizes } from '../pictures/picture-sizes.ts'

/** A screenshot in the reader's language, with its description below. */
export function Picture({ name, text }: { name: PictureName; text: string }) {
  const language = useLanguage()
  const { width, height } = pictureSizes[name]
  return (
    <figure className={clsx('break-inside-avoid', width < height && 'max-w-72')}>
      <img
        src={pictureFile(language, name)}
        alt=""
        loading="lazy"
        {...{ width, height }}
        className="h-auto w-full rounded-lg border border-line"
      />
      <figcaption className="pt-2 text-sm text-pretty text-muted">{text}</figcaption>
    </figure>
  )
}
