import * as fc from 'fast-check'

/**
 * Texts of any characters but halves of one. `unit: 'binary'` has the same, and makes a table of all of
 * Unicode first: more than a second.
 */
export const anyText = fc.string({
  unit: fc
    .oneof(fc.integer({ max: 0xd7ff, min: 0 }), fc.integer({ max: 0x10ffff, min: 0xe000 }))
    .map((point) => String.fromCodePoint(point)),
})
