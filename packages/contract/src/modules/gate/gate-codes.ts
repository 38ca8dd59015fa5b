/** Whether what was typed is the code of a pass, as a reader types it. */
export const isPassCode = (typed: string): boolean =>
  /^[A-Z2-7]{77}$/i.test(typed.replace(/\s/g, ''))

/** Whether it may be a PIN, as which pick-up codes look. */
export const isPin = (typed: string): boolean => /^\d{8}$/.test(typed.replace(/\s/g, ''))
