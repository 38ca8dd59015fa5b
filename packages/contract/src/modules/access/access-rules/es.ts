import type { TextOf } from '../../../texts/register-text.ts'
import type { accessRules } from './access-rules.ts'

export const es: TextOf<typeof accessRules> = {
  one: 'Regla de acceso',
  many: 'Reglas de acceso',
  gender: 'f',
  purpose: 'Quién pasa por qué puntos, a qué horas y con qué credencial. Sin regla, nadie pasa.',
  fields: {
    kinds: 'Grupos',
    towers: 'Solo de estas torres',
    tower: 'Torre',
    apartments: 'Solo de estas unidades',
    apartment: 'Unidad',
    relations: 'Solo con este vínculo',
    people: 'Personas, por nombre',
    resident: 'Residente',
    employee: 'Empleado',
    provider: 'Proveedor',
    points: 'Puntos',
    point: 'Punto',
    schedule: 'Horario',
    credentials: 'Con qué credenciales',
    two_credentials: 'Dos credenciales juntas',
  },
  help: {
    kinds: 'Los visitantes son los que tienen una invitación que vale a esa hora.',
    people: 'Pasan por esta regla aunque estén fuera de los grupos y límites de arriba.',
    schedule: 'En blanco: a cualquier hora, también en feriados.',
    credentials: 'En blanco: cualquiera.',
    two_credentials: 'Por ejemplo, la tarjeta y después el rostro.',
  },
  sections: {
    people: 'Quién',
    points: 'Por dónde',
    times: 'Cuándo',
    credentials: 'Con qué',
  },
  choices: {
    kinds: {
      resident: 'Residentes',
      employee: 'Empleados',
      provider: 'Proveedores',
      visitor: 'Visitantes',
    },
    relations: {
      owner: 'Propietario',
      tenant: 'Inquilino',
      dependent: 'Dependiente',
      domestic_staff: 'Personal doméstico',
      landlord: 'Arrendador',
    },
    credentials: {
      card: 'Tarjeta',
      tag: 'Tag',
      qr: 'QR',
      pin: 'PIN',
      face: 'Rostro',
      plate: 'Matrícula',
    },
  },
  refusals: {
    people_missing: 'Diga quién pasa: un grupo o personas por su nombre.',
    kind_without_unit:
      'Los empleados no son de ninguna unidad: haga una regla solo para ellos, sin este límite.',
    relation_without_resident:
      'El vínculo solo limita a residentes: haga una regla solo para ellos.',
    one_person_each: 'Elija una sola persona en cada línea.',
    rule_points_missing: 'Indique al menos un punto.',
    one_credential_alone: 'Para pedir dos, acepte al menos dos credenciales.',
  },
}
