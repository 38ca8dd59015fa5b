import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Badge } from '@portaria/ui/display/Badge'
import { Trash2 } from 'lucide-react'
import { PictureButton } from '../../pictures/PictureButton.tsx'
import { shopTexts } from '../texts/shop-texts.ts'
import type { TabProps } from './tab-props.ts'

/** The pictures of a product, one of which is featured. */
export function ImagesTab({ draft, onChange }: TabProps) {
  const t = shopTexts.useTexts()
  const { images, featuredImageId } = draft
  const add = (_name: string, url: string) => {
    const id = `image-${Date.now()}`
    onChange({
      images: [...images, { id, url, type: 'image' }],
      ...(featuredImageId === '' && { featuredImageId: id }),
    })
  }
  const remove = (id: string) => {
    const left = images.filter((image) => image.id !== id)
    onChange({
      images: left,
      ...(featuredImageId === id && { featuredImageId: left[0]?.id ?? '' }),
    })
  }
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {images.map(({ id, url }, nth) => (
          <li key={id} className="flex flex-col gap-2 rounded-lg border border-line p-2">
            <img
              src={url}
              alt={t('image', { number: nth + 1 })}
              className="aspect-[4/3] w-full rounded-md object-cover"
            />
            <div className="flex min-h-9 items-center justify-between gap-2">
              {id === featuredImageId ? (
                <Badge tone="accent">{t('featured')}</Badge>
              ) : (
                <Button size="sm" onClick={() => onChange({ featuredImageId: id })}>
                  {t('makeFeatured')}
                </Button>
              )}
              <IconButton
                icon={Trash2}
                size="sm"
                label={t('removeImage', { number: nth + 1 })}
                onClick={() => remove(id)}
              />
            </div>
          </li>
        ))}
      </ul>
      <PictureButton label={t('addImage')} onPicture={add} />
    </div>
  )
}
