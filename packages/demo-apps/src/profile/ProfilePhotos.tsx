import { Badge } from '@portaria/ui/display/Badge'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { demoClient } from '../back-end/demo-client.ts'
import type { Media, ProfileCalls } from './profile.types.ts'
import { profileTexts } from './texts/profile-texts.ts'

const { query } = demoClient<ProfileCalls>()

/** Albums of pictures and videos. */
export function ProfilePhotos() {
  const { data } = useSuspenseQuery(query('GET /api/profile/photos-videos'))
  return (
    <div className="flex flex-col gap-7 pb-6">
      {data.map(({ id, name, info, media }) => (
        <section key={id}>
          <h2 className="text-base font-semibold">{name}</h2>
          <p className="text-sm text-muted">{info}</p>
          <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4">
            {media.map((each) => (
              <Picture key={each.title} media={each} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Picture({ media: { type, title, preview } }: { media: Media }) {
  const t = profileTexts.useTexts()
  return (
    <li>
      <figure className="overflow-hidden rounded-lg border border-line bg-surface">
        <div className="relative">
          <img src={preview} alt="" loading="lazy" className="aspect-[4/3] w-full object-cover" />
          {type === 'video' && (
            <span className="absolute start-2 top-2 rounded-md bg-surface">
              <Badge icon={Play}>{t('video')}</Badge>
            </span>
          )}
        </div>
        <figcaption className="truncate px-3 py-2 text-sm" title={title}>
          {title}
        </figcaption>
      </figure>
    </li>
  )
}
