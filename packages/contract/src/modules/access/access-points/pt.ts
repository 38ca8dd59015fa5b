import type { TextOf } from '../../../texts/register-text.ts'
import type { accessPoints } from './access-points.ts'

export const pt: TextOf<typeof accessPoints> = {
  one: 'Ponto de acesso',
  many: 'Pontos de acesso',
  gender: 'm',
  purpose: 'Cada porta, portão ou catraca, com o leitor que fica ali e os dois lados que separa.',
  fields: {
    direction: 'Sentido',
    area_from: 'De',
    area_to: 'Para',
    equipment: 'Leitor',
    channel: 'Canal',
    door_sensor: 'Sensor de porta',
    held_open_s: 'Avisar se ficar aberta (s)',
    interlocks: 'Intertravamento',
    point: 'Ponto',
    way_out: 'Como se sai sem o leitor',
    exit_tried_on: 'Saída testada em',
  },
  help: {
    channel: 'Em branco: 1. Só importa em leitores que abrem várias portas.',
    held_open_s: 'Segundos com a porta aberta até o aviso. Precisa do sensor de porta.',
    interlocks:
      'Este ponto só abre para quem entra enquanto estas portas foram lidas como fechadas, e elas só abrem enquanto esta estiver fechada. Quem sai nunca fica preso. Todas precisam de sensor de porta.',
    way_out: 'Ninguém pode ficar preso: quem está dentro sai mesmo que o leitor não o conheça.',
    exit_tried_on: 'O dia em que alguém saiu por aqui sem usar o leitor.',
  },
  sections: { reader: 'Leitor e porta', interlocks: 'Intertravamento', way_out: 'Saída' },
  choices: {
    direction: { in: 'Entrada', out: 'Saída', both: 'Entrada e saída' },
    way_out: { exit_button: 'Botão de saída', free_passage: 'Passagem livre' },
  },
  heads: { direction: ['direção'] },
  refusals: {
    same_area: 'Os dois lados precisam ser áreas diferentes.',
    way_out_missing: 'Diga como se sai por aqui sem o leitor: botão de saída ou passagem livre.',
    exit_not_tried: 'Teste a saída sem o leitor e informe o dia do teste.',
    sensor_missing: 'Sem sensor de porta, o sistema não sabe que ela ficou aberta.',
    channel_taken: 'Outro ponto ativo já usa este canal do leitor no mesmo sentido.',
    same_point: 'Um ponto não se intertrava consigo mesmo.',
    no_door_sensor:
      'Este ponto não tem sensor de porta. Sem ele, o sistema não sabe se a porta está fechada.',
    pair_taken: 'O outro ponto já tem este intertravamento, que vale para os dois.',
    sensor_interlocked:
      'Um intertravamento depende do sensor de porta. Informe o sensor ou desfaça o intertravamento.',
  },
}
