import type { ReactNode } from 'react'

/** The props that the three frames around a sign-in form have in common. */
export interface AuthFrameProps {
  /** Name of the browser's tab. */
  pageTitle: string
  title: string
  text?: ReactNode
  children?: ReactNode
}
