/** A code as it is said: in two groups. */
export const spokenCode = (code: string): string => code.replace(/(\d{4})(?=\d)/g, '$1 ')
