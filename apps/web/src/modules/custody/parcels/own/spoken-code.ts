/** Splits a code into two groups, to read it aloud. */
export const spokenCode = (code: string): string => code.replace(/(\d{4})(?=\d)/g, '$1 ')
