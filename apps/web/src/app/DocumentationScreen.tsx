import { addWords } from '@portaria/i18n/react/texts'
import { useLocation, useMatches } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { fetchDocumentation } from '../modules/documentation/articles/fetch-documentation.ts'
import { findArticle } from '../modules/documentation/chapters.ts'
import { DocumentationPage } from '../modules/documentation/DocumentationPage.tsx'

/**
 * Loads the screen with the articles of the page's language; those of another language are loaded
 * before it is shown.
 */
export async function fetchDocumentationScreen(): Promise<ComponentType> {
  await addWords(async (language) => {
    await fetchDocumentation(language)
  })
  return DocumentationScreen
}

/** The article named in the address. */
function DocumentationScreen() {
  // Uses the route match: the address bar already has the next page's address before its guard has
  // run.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  const hash = useLocation({ select: (location) => location.hash })
  const id = findArticle(path)
  return id === null ? null : <DocumentationPage id={id} hash={hash} />
}
