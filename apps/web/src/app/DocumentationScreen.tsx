import { addWords } from '@portaria/i18n/react/texts'
import { useLocation, useMatches } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { fetchDocumentation } from '../modules/documentation/articles/fetch-documentation.ts'
import { findArticle } from '../modules/documentation/chapters.ts'
import { DocumentationPage } from '../modules/documentation/DocumentationPage.tsx'

/** The screen with the articles of the page's language; another language's come before it is shown. */
export async function fetchDocumentationScreen(): Promise<ComponentType> {
  await addWords(async (language) => {
    await fetchDocumentation(language)
  })
  return DocumentationScreen
}

/** The article of the address. */
function DocumentationScreen() {
  // The match, not the address bar, which has the next page's address before its guard has run.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  const hash = useLocation({ select: (location) => location.hash })
  const id = findArticle(path)
  return id === null ? null : <DocumentationPage id={id} hash={hash} />
}
