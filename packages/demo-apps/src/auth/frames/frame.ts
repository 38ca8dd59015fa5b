import type { ReactNode } from 'react'

/** What each of the three frames around a sign-in form takes, so that one can stand for another. */
export interface AuthFrameProps {
  /** Name of the browser's tab. */
  pageTitle: string
  title: string
  text?: ReactNode
  children?: ReactNode
}
