import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Finds the link to a page in a letter of the data folder, which holds letters if there is no mail
 * server.
 */
export async function linkTo(
  address: string,
  page: string,
  data = process.env['PORTARIA_E2E_DATA'] ?? '',
): Promise<string> {
  const folder = path.join(data, 'mail')
  for (const name of await readdir(folder).catch(() => [])) {
    const letter = await readFile(path.join(folder, name), 'utf8')
    if (!letter.includes(address)) continue
    const text = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const found = new RegExp(`https?:\\S+${page}#[\\w.-]+`).exec(text)
    if (found) return found[0]
  }
  return ''
}
