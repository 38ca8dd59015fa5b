import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'any number of pictures in hand',
    edit: {
      file: '../../platform/files/picture-intake.ts',
      find: 'const leave = admitted.enter(party)',
      replace: 'const leave = () => undefined',
    },
  },
  {
    name: 'pictures without quotas',
    edit: {
      file: '../../platform/files/picture-intake.ts',
      find: 'await countUpload(database, actor)',
      replace: '',
    },
  },
  {
    name: 'a broken form that is the server’s failure',
    edit: {
      file: '../../platform/files/form-reader.ts',
      find: "throw isPlain ? problem('malformed') : error",
      replace: 'throw isPlain ? error : error',
    },
  },
]
