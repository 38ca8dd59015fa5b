import { Card } from '@portaria/ui/display/Card'
import { asImage } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'

type Row = Readonly<Record<string, unknown>>

/** The photos of an area in their order; each opens in full size. */
export function AreaPhotos({ photos }: { photos: readonly Row[] }) {
  const { labelOf } = useRegister()
  const shown = photos.flatMap((photo) => {
    const picture = asImage(photo['picture'])
    const caption = typeof photo['caption'] === 'string' ? photo['caption'] : ''
    return picture ? [{ ...picture, caption }] : []
  })
  if (shown.length === 0) return null
  return (
    <Card title={labelOf('photos')}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {shown.map(({ id, url, caption }, nth) => (
          <li key={id} className="flex flex-col gap-1.5 text-sm">
            <a href={url} target="_blank" rel="noreferrer" className="rounded-lg">
              <img
                src={url}
                alt={caption || `${labelOf('picture')} ${nth + 1}`}
                loading="lazy"
                className="aspect-4/3 w-full rounded-lg object-cover"
              />
            </a>
            {caption}
          </li>
        ))}
      </ul>
    </Card>
  )
}
