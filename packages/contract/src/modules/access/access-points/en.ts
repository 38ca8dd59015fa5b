import type { TextOf } from '../../../texts/register-text.ts'
import type { accessPoints } from './access-points.ts'

export const en: TextOf<typeof accessPoints> = {
  one: 'Access point',
  many: 'Access points',
  gender: 'm',
  purpose: 'Each door, gate or turnstile, with the reader at it and the two sides it separates.',
  fields: {
    direction: 'Direction',
    area_from: 'From',
    area_to: 'To',
    equipment: 'Reader',
    channel: 'Channel',
    door_sensor: 'Door sensor',
    held_open_s: 'Report when held open (s)',
    interlocks: 'Interlocked with',
    point: 'Point',
    way_out: 'Way out without the reader',
    exit_tried_on: 'Way out tried on',
  },
  help: {
    channel: 'Left empty: 1. It matters only for readers that open several doors.',
    held_open_s: 'Seconds with an open door until it is reported. Needs the door sensor.',
    interlocks:
      'This point opens to people who enter only while these doors were read closed, and they open only while this one is closed. Nobody who leaves is held. All of them need a door sensor.',
    way_out: 'Nobody may be locked in: people inside leave even if the reader does not know them.',
    exit_tried_on: 'The day on which somebody left by this point without the reader.',
  },
  sections: { reader: 'Reader and door', interlocks: 'Interlock', way_out: 'Way out' },
  choices: {
    direction: { in: 'Entry', out: 'Exit', both: 'Entry and exit' },
    way_out: { exit_button: 'Exit button', free_passage: 'Free passage' },
  },
  refusals: {
    same_area: 'The two sides have to be different areas.',
    way_out_missing:
      'Say how people leave without the reader: by an exit button or a free passage.',
    exit_not_tried: 'Try the way out without the reader, and give the day of the trial.',
    sensor_missing: 'Without a door sensor nobody knows that the door stays open.',
    channel_taken:
      'Another active point already uses this channel of the reader in the same direction.',
    same_point: 'A point is not interlocked with itself.',
    no_door_sensor:
      'This point has no door sensor. Without one nobody knows whether the door is closed.',
    pair_taken: 'The other point has this interlock already, which holds for both.',
    sensor_interlocked:
      'An interlock needs the door sensor. Give the sensor, or end the interlock.',
  },
}
