/** The page of all readers. */
export const readersPath = '/apps/condominiums/readers/'

/** The console of one reader. */
export const readerPath = (id: string) => `/apps/condominiums/reader/${id}`

/** The page on which an administrator adds a reader. */
export const newReaderPath = '/apps/condominiums/readers/new'
