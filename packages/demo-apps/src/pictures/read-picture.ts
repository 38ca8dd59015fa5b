/** Most bytes of a picture stored in the page. */
const LARGEST = 2 * 1024 * 1024

/**
 * Reads a picture as a `data:` address, to store it in the page; null for another file, or one
 * larger than 2 MB.
 */
export async function readPicture(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/') || file.size > LARGEST) return null
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => {
      resolve(typeof reader.result === 'string' ? reader.result : null)
    })
    reader.readAsDataURL(file)
  })
}
