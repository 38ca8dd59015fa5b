/** Whether a text looks like an e-mail address, ignoring spaces around it. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
