import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'pictures that decode to any size',
    edit: {
      file: './image-encoder.ts',
      find: "if (bytesToDecode(picture) > DECODED_BYTES) throw problem('too_large')",
      replace: '',
    },
  },
]
