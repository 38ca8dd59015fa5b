import type { ReactNode } from 'react'

/** The props shared by the three frames around a form. */
export interface AuthFrameProps {
  /** The title of the browser's tab. */
  pageTitle: string
  title: string
  text?: ReactNode
  children?: ReactNode
}
