import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  reception: {
    title: 'Receive parcels',
    text: 'Scan the label and say whose it is. The window stays open for the next one.',
    keys: 'Enter receives, Shift Enter receives with a photo, Esc ends.',
    recipient: 'Unit or resident',
    found: 'Recipients found',
    active: 'Selected: {{name}}',
    nobody: 'Nobody found. Check the unit or the name.',
    choose: 'Choose the unit or the resident.',
    save: 'Receive',
    withPhoto: 'With a photo',
    shootAndSave: 'Take photo and receive',
    held: 'A parcel with this code waits already: {{number}}, {{whose}}.',
    see: 'See parcel',
    again: 'Receive anyway',
    received: 'Received: parcel {{number}}, {{whose}}',
    already:
      'The parcel before was recorded already and is in the list. Check it before you receive this one.',
  },
  sitting: {
    title: 'Received now',
    none: 'What you receive is listed here and can be undone for 15 minutes.',
    undo: 'Undo',
    undoOf: 'Undo the reception of parcel {{number}}',
    undone: 'Undone',
    print: 'Print',
    sheet: 'Parcels received',
  },
  handOver: {
    title: 'Hand parcels over',
    which: 'Parcels that wait',
    none: 'No parcel waits.',
    number: 'Parcel {{number}}',
    save_one: 'Hand over',
    save_other: 'Hand over {{count}}',
    resident: 'Resident of another unit',
    other: 'Somebody else',
    otherText: 'Whoever has a code collects by it. Without one, give the name and the reason.',
    proof: 'Proof',
    signature: 'Signature',
    photo: 'Photo',
    missing: {
      signature: 'The signature is missing.',
      photo: 'The photo is missing. Without a camera, use the signature.',
    },
  },
  photo: {
    camera: 'Picture of the camera',
    taken: 'Photo taken',
    take: 'Take photo',
    again: 'Take another',
    refused: 'The camera could not be used.',
  },
  move: {
    of: 'Move parcel {{number}}',
    save: 'Move',
    done: 'Parcel {{number}} moved',
  },
  refusal: {
    print: 'Print declaration',
    title: 'Declaration of a refused letter',
    letter: 'Judicial letter {{number}}',
  },
}
