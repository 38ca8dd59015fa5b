/** Excerpts of the product's own code for the articles; a test compares them with their files. */
export const samples = {
  /** packages/contract/src/modules/belongings/species/species.ts without its imports. */
  definition: `/** Kinds of animals: shared by all tenants, with each one's own additions. */
export const species = defineRegister({
  name: 'species',
  table: 'species',
  scope: 'catalogue',
  paths: { list: '/apps/admin/species/', item: '/apps/admin/specie' },
  menu: { group: 'settings', place: 20, icon: 'bird', roles: menuReaders.desk },
  fields: {
    name: text({ required: true, max: 80 }),
    requires_vaccine: flag(),
    icon: text({ max: 8 }),
  },
  title: ['name'],
  unique: [['name']],
  list: {
    columns: ['name', 'icon', 'requires_vaccine', 'status'],
    search: ['name', 'icon'],
    filters: ['requires_vaccine', 'status'],
    sort: 'name',
  },
  form: [{ section: 'identification', fields: ['name', 'icon', 'requires_vaccine'] }],
  access: {
    admin: 'all',
    staff: ['read', 'history'],
    sindico: 'all',
    funcionario: ['read', 'create'],
    condomino: ['read'],
    service_provider: ['read'],
  },
})`,
  /** An excerpt of the migration that creates its table. */
  migration: `create table species (
  tenant_id uuid not null,
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  requires_vaccine boolean,
  icon text,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(name)) stored,
  primary key (tenant_id, id)
);
create unique index species_name on species (tenant_id, search_normal(name)) where deleted_at is null;
create index species_by_name on species (tenant_id, name, id) where deleted_at is null;
call keep_catalogue('species');`,
  /** An excerpt of packages/ui/src/theme/palette.ts. */
  palettes: `  light(3, [240, 0.01], [248, 0.16]),
  light(4, [205, 0.011], [205, 0.1]),
  light(5, [155, 0.011], [155, 0.12]),`,
} as const
