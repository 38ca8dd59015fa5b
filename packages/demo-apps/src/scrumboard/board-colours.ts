import type { BoardColour } from './scrumboard.types.ts'

/** The drawn colours of boards, dark enough for white text. */
export const boardHues: Readonly<Record<BoardColour, string>> = {
  'fuse-dark': '#3a4150',
  'blue-grey': '#4f6272',
  indigo: '#4252cd',
  green: '#3f7a2c',
  amber: '#8a6410',
  purple: '#7a3fa0',
}

const labelHues: Readonly<Record<string, string>> = {
  'bg-blue': '#2a6a9e',
  'bg-orange': '#8a6410',
  'bg-green': '#3f7a2c',
  // Avoids the red of an alarm.
  'bg-red': '#9c3562',
}

/** The drawn colour of a label's class. */
export const labelHue = (name: string): string => labelHues[name] ?? '#4f6272'
