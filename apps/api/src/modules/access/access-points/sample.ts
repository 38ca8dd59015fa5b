import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({
    name: `Porta ${nth}`,
    direction: 'in',
    door_sensor: true,
    held_open_s: 30,
    way_out: 'exit_button',
    exit_tried_on: '2026-11-02',
  }),
  // The two areas differ, and a reader has few channels for many samples. A way out would have to be
  // tried again with each other reader.
  refers: ['area_to_id'],
}
