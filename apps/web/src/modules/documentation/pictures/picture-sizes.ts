const desktop = { width: 1440, height: 900 } as const
const phone = { width: 390, height: 780 } as const

/** The pictures of the manual by name, each with its screen in CSS pixels; one is taken in each language. */
export const pictureSizes = {
  'first-screen': desktop,
  tower: desktop,
  desk: desktop,
  home: phone,
  panic: phone,
  provider: phone,
  'access-rule': desktop,
  monitor: desktop,
  emergency: desktop,
  faces: phone,
  reader: desktop,
  'new-reader': desktop,
} as const

export type PictureName = keyof typeof pictureSizes
