import type { Sabotage } from './sabotage.ts'

const attacks = ['spreadsheets/attack-files']
const queue = ['imports/import-queue']
const pictures = ['files/picture-load']

/** What keeps one file, or one company's many, from taking what all others need. */
export const heavyFileSabotages: readonly Sabotage[] = [
  {
    name: 'cell formats without end',
    tests: attacks,
    edit: {
      file: 'platform/spreadsheets/number-format.ts',
      find: "if (styles.length >= MOST_STYLES) throw new SheetError('too_complex', 'cell formats')",
      replace: '',
    },
  },
  {
    name: 'elements without end',
    tests: attacks,
    edit: {
      file: 'platform/spreadsheets/xml-reader.ts',
      find: 'elements > listener.mostElements',
      replace: 'Number.isNaN(elements)',
    },
  },
  {
    name: 'attributes without end',
    tests: attacks,
    edit: {
      file: 'platform/spreadsheets/xml-reader.ts',
      find: 'attributesOfTag > MOST_ATTRIBUTES || value.length > LONGEST_ATTRIBUTE',
      replace: 'Number.isNaN(value.length)',
    },
  },
  {
    name: 'lines as wide as their last cell',
    tests: attacks,
    edit: {
      file: 'platform/spreadsheets/xlsx-rows.ts',
      find: 'if (cell.column < (width ?? context.mostColumns)) place',
      replace: 'if (cell.column >= 0) place',
    },
  },
  {
    name: 'two imports of a company at once',
    tests: queue,
    edit: {
      file: 'register-endpoints/imports/import-queue.ts',
      find: 'const AT_ONCE_OF_TENANT = 1',
      replace: 'const AT_ONCE_OF_TENANT = 2',
    },
  },
  {
    name: 'any number of waiting imports',
    tests: queue,
    edit: {
      file: 'register-endpoints/imports/import-endpoints.ts',
      find: 'const leave = queue.enter(actor)',
      replace: 'const leave = () => undefined',
    },
  },
  {
    name: 'an import that outlives its server unsaid',
    tests: queue,
    edit: {
      file: 'register-endpoints/imports/import-queue.ts',
      find: 'controller.abort(new Interrupted())',
      replace: 'controller.abort(new Cancelled())',
    },
  },
  {
    name: 'a head that starts a formula',
    tests: queue,
    edit: {
      file: 'register-endpoints/imports/import-endpoints.ts',
      find: '...found.heads.map(defusedAgain)',
      replace: '...found.heads',
    },
  },
  {
    name: 'pictures that decode to any size',
    tests: ['files/image-encoder'],
    edit: {
      file: 'platform/files/image-encoder.ts',
      find: "if (bytesToDecode(picture) > DECODED_BYTES) throw problem('too_large')",
      replace: '',
    },
  },
  {
    name: 'any number of pictures in hand',
    tests: pictures,
    edit: {
      file: 'platform/files/picture-intake.ts',
      find: 'const leave = admitted.enter(party)',
      replace: 'const leave = () => undefined',
    },
  },
  {
    name: 'pictures without quotas',
    tests: pictures,
    edit: {
      file: 'platform/files/picture-intake.ts',
      find: 'await countUpload(database, actor)',
      replace: '',
    },
  },
  {
    name: 'a broken form that is the server’s failure',
    tests: pictures,
    edit: {
      file: 'platform/files/form-reader.ts',
      find: "throw isPlain ? problem('malformed') : error",
      replace: 'throw isPlain ? error : error',
    },
  },
]
