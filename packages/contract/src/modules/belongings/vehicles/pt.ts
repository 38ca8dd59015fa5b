import type { TextOf } from '../../../texts/register-text.ts'
import type { vehicles } from './vehicles.ts'

export const pt: TextOf<typeof vehicles> = {
  one: 'Veículo',
  many: 'Veículos',
  gender: 'm',
  purpose: 'Os carros e motos que entram pelo portão, com a unidade e o dono de cada um.',
  fields: {
    brand: 'Marca',
    model: 'Modelo',
    year_manufacture: 'Ano de fabricação',
    year_model: 'Ano do modelo',
    chassis: 'Chassi',
    renavam: 'Renavam',
    resident: 'Dono',
    garage: 'Vaga',
    tag: 'Tag',
    starts_on: 'Na posse desde',
    ends_on: 'Vendido em',
    ownership: 'Posse',
    disputed: 'Em disputa',
  },
  help: { plate: 'Placa antiga ou Mercosul: ABC-1234 e ABC1C34 são o mesmo carro.' },
  sections: { vehicle: 'Veículo' },
  choices: {
    ownership: { held: 'Do dono atual', sold: 'Vendido' },
    kind: {
      car: 'Carro',
      motorcycle: 'Moto',
      truck: 'Caminhão',
      electric_scooter: 'Patinete elétrico',
      other: 'Outro tipo',
    },
  },
  actions: { resolve: 'Resolver disputa' },
  transitions: {
    sell: {
      button: 'Registrar venda',
      done: 'Venda registrada',
      text: 'O veículo fica inativo, a placa fica livre para o próximo dono e a tag, bloqueada.',
    },
    'undo-sale': { button: 'Desfazer venda', done: 'Venda desfeita' },
  },
  views: {
    disputed: { m: 'Em disputa', f: 'Em disputa' },
  },
  heads: { 'resident_id.name': ['proprietário', 'dona', 'morador'] },
  refusals: {
    vehicle_sold: 'Este veículo foi vendido. Desfaça a venda para ativá-lo.',
    tag_sold: 'Esta tag era de um veículo vendido e está bloqueada. Use outra.',
  },
  needs: {
    disputed: {
      one: '{{count}} veículo disputa a placa, o Renavam ou o chassi de outro',
      other: '{{count}} veículos disputam a placa, o Renavam ou o chassi de outros',
    },
  },
}
