/** The largest picture that is kept in the page, in bytes. */
const LARGEST = 2 * 1024 * 1024

/** A picture as a `data:` address, kept in the page; null for what is no picture, or larger than 2 MB. */
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
