import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({
    name: `Porta ${nth}`,
    direction: 'both',
    channel: 1,
    door_sensor: true,
    held_open_s: 30,
    way_out: 'exit_button',
    exit_tried_on: '2026-11-02',
  }),
  refers: ['area_from_id', 'area_to_id', 'equipment_id'],
}
