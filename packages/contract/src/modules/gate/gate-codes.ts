/** The code of a pass, alone as in its QR code, or at the end of the link that guests get. */
const code = /^(?:\S+\/guests\/pass\/)?([A-Z2-7]{77})\/?(?:[?#]\S*)?$/i

/** Returns the code of a pass that was typed, pasted or scanned; null if there is none. */
export const passCodeOf = (typed: string): string | null =>
  code.exec(typed.replace(/\s/g, ''))?.[1] ?? null

/** Whether a typed text is the code of a pass, or its link. */
export const isPassCode = (typed: string): boolean => passCodeOf(typed) !== null

/** Whether it may be a PIN; pick-up codes have the same form. */
export const isPin = (typed: string): boolean => /^\d{8}$/.test(typed.replace(/\s/g, ''))
