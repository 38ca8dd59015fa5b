/**
 * Matches a telephone number that a message can reach: a Brazilian mobile, or any number of another
 * country.
 */
const reachable = /^\+(?:55\d{2}9\d{8}|(?!55)\d+)$/

/**
 * Builds a link that opens WhatsApp with a message to the first mobile among some telephone
 * numbers; without one, the person chooses the recipient.
 */
export function whatsAppLink(phones: unknown, message: string): string {
  const numbers = Array.isArray(phones) ? phones.map(String) : []
  const mobile = numbers.find((one) => reachable.test(one))?.replace('+', '') ?? ''
  return `https://wa.me/${mobile}?text=${encodeURIComponent(message)}`
}
