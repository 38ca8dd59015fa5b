import type { FacePerson } from '@portaria/contract/modules/access/faces/face-words'
import { useState } from 'react'
import { uploadPicture } from '../../../../register-pages/field-kinds/pictures/upload-picture.ts'

/** The register to whose people a paper belongs. */
const registerOf = {
  resident: 'residents',
  employee: 'employees',
  provider: 'service-providers',
} as const

/** A picture of a paper, which is uploaded once, however often its form is sent. */
export function useSignedPaper(kind: FacePerson) {
  const [paper, setPaper] = useState<{ file: File; id: string | null } | null>(null)
  return {
    file: paper?.file ?? null,
    choose: (file: File | null) => setPaper(file && { file, id: null }),
    /** Uploads it if it is not uploaded yet; null without a paper. */
    upload: async (): Promise<string | null> => {
      if (paper === null || paper.id !== null) return paper?.id ?? null
      const { id } = await uploadPicture(registerOf[kind], paper.file)
      setPaper({ ...paper, id })
      return id
    },
  }
}
