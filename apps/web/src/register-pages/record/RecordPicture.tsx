import { readableName } from '@portaria/contract/define-register/field'
import { Avatar } from '@portaria/ui/display/Avatar'
import type { IconType } from '@portaria/ui/icon'
import { pictureField } from '../list-fields.ts'
import { asImage, type RegisterRecord, recordTitle } from '../record.ts'
import { useRegister } from '../register-context.tsx'

export interface RecordPictureProps {
  record: RegisterRecord
  /** Shown for a thing without a picture. */
  icon: IconType
}

/** The picture of a record; without one a person's initials, or an icon for a thing. */
export function RecordPicture({ record, icon: Icon }: RecordPictureProps) {
  const { register } = useRegister()
  const picture = pictureField(register)
  const src = picture && asImage(record[readableName(picture)])?.url
  const isPerson = register.fields[register.title[0] ?? '']?.shownAs !== undefined
  if (isPerson) return <Avatar size="2xl" name={recordTitle(register, record)} src={src} />
  const frame = 'mt-2 size-16 shrink-0 rounded-lg'
  if (src) return <img src={src} alt="" className={`${frame} object-cover`} />
  return (
    <span className={`${frame} flex items-center justify-center bg-accent-soft text-accent-ink`}>
      <Icon aria-hidden className="size-7" />
    </span>
  )
}
