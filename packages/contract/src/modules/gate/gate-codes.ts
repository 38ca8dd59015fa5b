/** The code of a pass, by itself as its QR code has it, or at the end of the link that guests are sent. */
const code = /^(?:\S+\/guests\/pass\/)?([A-Z2-7]{77})\/?(?:[?#]\S*)?$/i

/** The code of a pass that was typed, pasted or read by a scanner; null where it is none. */
export const passCodeOf = (typed: string): string | null =>
  code.exec(typed.replace(/\s/g, ''))?.[1] ?? null

/** Whether what was typed is the code of a pass, or its link. */
export const isPassCode = (typed: string): boolean => passCodeOf(typed) !== null

/** Whether it may be a PIN, as which pick-up codes look. */
export const isPin = (typed: string): boolean => /^\d{8}$/.test(typed.replace(/\s/g, ''))
