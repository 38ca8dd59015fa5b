/** A telephone that a message reaches: a Brazilian mobile, or any number of another country. */
const reachable = /^\+(?:55\d{2}9\d{8}|(?!55)\d+)$/

/** A link that opens WhatsApp with a message, to the first mobile of some telephones where there is one. */
export function whatsAppLink(phones: unknown, message: string): string {
  const numbers = Array.isArray(phones) ? phones.map(String) : []
  const mobile = numbers.find((one) => reachable.test(one))?.replace('+', '') ?? ''
  return `https://wa.me/${mobile}?text=${encodeURIComponent(message)}`
}
