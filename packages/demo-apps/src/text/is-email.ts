/** Whether a text looks like an e-mail address; spaces around it do not count. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
