import * as fc from 'fast-check'

/**
 * Texts of any whole characters. `unit: 'binary'` gives the same, but first makes a table of all of
 * Unicode: more than a second.
 */
export const anyText = fc.string({
  unit: fc
    .oneof(fc.integer({ max: 0xd7ff, min: 0 }), fc.integer({ max: 0x10ffff, min: 0xe000 }))
    .map((point) => String.fromCodePoint(point)),
})
