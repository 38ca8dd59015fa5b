import type { FaceController } from '@portaria/contract/modules/access/faces/face-answers'
import {
  FACE_TERM_VERSION,
  type FaceTerm,
} from '@portaria/contract/modules/access/faces/face-terms/face-term'
import type { Language } from '@portaria/i18n/languages'
import { useQuery } from '@tanstack/react-query'

/** The texts, each fetched when it is first read. */
const loaders: Readonly<Record<Language, () => Promise<FaceTerm>>> = {
  pt: async () => (await import('@portaria/contract/modules/access/faces/face-terms/pt')).pt,
  en: async () => (await import('@portaria/contract/modules/access/faces/face-terms/en')).en,
  es: async () => (await import('@portaria/contract/modules/access/faces/face-terms/es')).es,
  ar: async () => (await import('@portaria/contract/modules/access/faces/face-terms/ar')).ar,
}

/** The text that somebody reads, and what a consent says of it. */
export type ReadTerm = {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly version: string
  readonly language: Language
}

/** Fetches the term in a language, for a company. */
export function useFaceTerm(language: Language, controller: FaceController) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['face-term', language],
    queryFn: () => loaders[language](),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const term: ReadTerm | null = data
    ? {
        title: data.title,
        paragraphs: data.paragraphs(controller),
        version: FACE_TERM_VERSION,
        language,
      }
    : null
  return { term, isError, refetch }
}
