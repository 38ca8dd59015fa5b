-- Catalogues shared by all tenants, and the registers that refer to them.

-- Shared rows live under the nil tenant. Everybody reads them, nobody but a platform role in that
-- tenant changes them: policies alone would let a tenant remove or steal one, so the application has
-- no DELETE here, and no UPDATE of the columns that say whose a row is.
create procedure keep_catalogue(target regclass)
  language plpgsql as $$
declare
  own text := 'tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid';
  someone text := 'nullif(current_setting(''app.tenant_id'', true), '''') is not null';
  columns text;
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy own_or_shared on %s using (%s or (tenant_id = %L and %s)) with check (%s)',
    target, own, '00000000-0000-0000-0000-000000000000', someone, own);
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns
    from pg_attribute
    where attrelid = target and attnum > 0 and not attisdropped and attgenerated = ''
      and attname not in ('tenant_id', 'id');
  execute format('grant select, insert on %s to {{app}}', target);
  execute format('grant update (%s) on %s to {{app}}', columns, target);
end $$;
revoke all on procedure keep_catalogue from public;

-- A plate by its canonical key: an old one and its Mercosul form are the same car.
create function plate_key(plate text) returns text
  language sql immutable strict parallel safe
  return case
    when plate ~ '^[A-Z]{3}[0-9]{4}$'
      then overlay(plate placing chr(65 + substr(plate, 5, 1)::int) from 5 for 1)
    else plate
  end;
revoke all on function plate_key from public;
grant execute on function plate_key to {{app}};

-- One paper is one paper however its number was punctuated: the contract's idDocKey in SQL.
create function id_doc_key(id_doc jsonb) returns text
  language sql immutable strict parallel safe
  return case
    when id_doc ->> 'kind' = 'cin' then 'cpf:' || (id_doc ->> 'number')
    else (id_doc ->> 'kind') || ':'
      || coalesce(id_doc ->> 'country', case when id_doc ->> 'kind' in ('passport', 'other') then '' else 'BR' end)
      || ':' || case
        when id_doc ->> 'kind' in ('rg', 'other')
          then regexp_replace(coalesce(id_doc ->> 'issuer', ''), '[^[:alnum:]]', '', 'g')
        else ''
      end || ':' || (id_doc ->> 'number')
  end;
revoke all on function id_doc_key from public;
grant execute on function id_doc_key to {{app}};
-- Written once for residents as well: the expression of a generated column cannot be changed in place.
alter table residents drop column id_doc_key;
alter table residents add column id_doc_key text generated always as (id_doc_key(id_doc)) stored;
create index residents_id_doc on residents (tenant_id, id_doc_key) where deleted_at is null;

-- Shared rows have their pictures, and the imports that make them, under the nil tenant, which is no
-- row of tenants.
alter table files drop constraint files_tenant_id_fkey;
alter table imports drop constraint imports_tenant_id_fkey;

create table brands (
  tenant_id uuid not null,
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  kind text not null check (kind in ('vehicle', 'equipment', 'both')),
  logo_file_id uuid,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(name)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, logo_file_id) references files (tenant_id, id)
);
create unique index brands_name on brands (tenant_id, search_normal(name)) where deleted_at is null;
create index brands_by_name on brands (tenant_id, name, id) where deleted_at is null;
call keep_catalogue('brands');

create table species (
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
call keep_catalogue('species');

create table segments (
  tenant_id uuid not null,
  id uuid not null,
  name_segment text not null collate "pt-BR-x-icu",
  base text not null check (
    base in ('condominium', 'construction', 'education', 'health', 'industry')
  ),
  terms jsonb,
  sectors text[] not null default '{}',
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(name_segment)) stored,
  primary key (tenant_id, id)
);
create unique index segments_name on segments (tenant_id, search_normal(name_segment))
  where deleted_at is null;
create index segments_by_name on segments (tenant_id, name_segment, id) where deleted_at is null;
call keep_catalogue('segments');

create table vehicles (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  plate text not null,
  brand_tenant_id uuid not null,
  brand_id uuid not null,
  model text not null collate "pt-BR-x-icu",
  year_manufacture integer,
  year_model integer,
  color text,
  kind text check (kind in ('car', 'motorcycle', 'truck', 'electric_scooter', 'other')),
  chassis text,
  renavam text,
  apartment_id uuid,
  resident_id uuid,
  tag text,
  photo_file_id uuid,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (
    search_normal(plate || ' ' || model || ' ' || coalesce(color, '') || ' ' || coalesce(tag, ''))
  ) stored,
  primary key (tenant_id, id),
  check (brand_tenant_id in (tenant_id, '00000000-0000-0000-0000-000000000000')),
  foreign key (brand_tenant_id, brand_id) references brands (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  foreign key (tenant_id, photo_file_id) references files (tenant_id, id)
);
-- A sold car moves with dates: only one active row a plate.
create unique index vehicles_plate on vehicles (tenant_id, plate_key(plate))
  where deleted_at is null and status = 'ATIVO';
create unique index vehicles_renavam on vehicles (tenant_id, renavam)
  where deleted_at is null and status = 'ATIVO';
create unique index vehicles_chassis on vehicles (tenant_id, chassis)
  where deleted_at is null and status = 'ATIVO';
create index vehicles_by_plate on vehicles (tenant_id, plate, id) where deleted_at is null;
create index vehicles_of_apartment on vehicles (tenant_id, apartment_id);
create index vehicles_of_resident on vehicles (tenant_id, resident_id);
create index vehicles_of_brand on vehicles (tenant_id, brand_id);
call keep_register('vehicles');

create table pets (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  species_tenant_id uuid not null,
  species_id uuid not null,
  breed text,
  sex text check (sex in ('male', 'female')),
  size text check (size in ('small', 'medium', 'large')),
  birth_date date,
  color text,
  microchip text,
  photo_file_id uuid,
  apartment_id uuid not null,
  tutor_id uuid not null,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(name || ' ' || coalesce(breed, ''))) stored,
  primary key (tenant_id, id),
  check (species_tenant_id in (tenant_id, '00000000-0000-0000-0000-000000000000')),
  foreign key (species_tenant_id, species_id) references species (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id),
  foreign key (tenant_id, tutor_id) references residents (tenant_id, id),
  foreign key (tenant_id, photo_file_id) references files (tenant_id, id)
);
-- search_normal makes empty text of null, and an animal without a chip is no other's double.
create unique index pets_microchip on pets (tenant_id, search_normal(microchip))
  where deleted_at is null and microchip is not null;
create index pets_by_name on pets (tenant_id, name, id) where deleted_at is null;
create index pets_of_apartment on pets (tenant_id, apartment_id);
create index pets_of_tutor on pets (tenant_id, tutor_id);
create index pets_of_species on pets (tenant_id, species_id);
call keep_register('pets');

create table pet_vaccines (
  tenant_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  ordinal integer not null,
  name text not null,
  given_on date,
  valid_until date,
  primary key (tenant_id, id),
  foreign key (tenant_id, pet_id) references pets (tenant_id, id)
);
create index pet_vaccines_of on pet_vaccines (tenant_id, pet_id, ordinal);
call keep_owned_rows('pet_vaccines');

create table visitors (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  social_name text,
  cpf text,
  id_doc jsonb,
  birth_date date,
  gender text check (gender in ('male', 'female', 'other', 'not_informed')),
  company text,
  plate text,
  email text,
  phones text[] not null default '{}',
  photo_file_id uuid,
  notes text,
  provisional boolean,
  blocked boolean,
  blocked_reason text,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  id_doc_key text generated always as (id_doc_key(id_doc)) stored,
  search_text text generated always as (
    search_normal(name || ' ' || coalesce(social_name, '') || ' ' || coalesce(company, '') || ' ' || coalesce(plate, ''))
  ) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, photo_file_id) references files (tenant_id, id)
);
create unique index visitors_cpf on visitors (tenant_id, cpf) where deleted_at is null;
create unique index visitors_id_doc on visitors (tenant_id, id_doc_key) where deleted_at is null;
create index visitors_by_name on visitors (tenant_id, name, id) where deleted_at is null;
call keep_register('visitors');

-- What everybody finds there from the first day. The owner is bound by the policies as well, so the
-- shared rows are written in the nil tenant's name.
select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true);

-- The five bases of domain.md section 3.
insert into segments (tenant_id, id, name_segment, base, terms) values
('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8002-000000000001', 'Condomínio', 'condominium', '{
    "pt": {
      "tower": {"singular": "Torre", "plural": "Torres", "gender": "f"},
      "apartment": {"singular": "Apartamento", "plural": "Apartamentos", "gender": "m"},
      "resident": {"singular": "Morador", "plural": "Moradores", "gender": "m"},
      "employee": {"singular": "Funcionário", "plural": "Funcionários", "gender": "m"},
      "manager": {"singular": "Síndico", "plural": "Síndicos", "gender": "m"}
    },
    "en": {
      "tower": {"singular": "Tower", "plural": "Towers", "gender": "m"},
      "apartment": {"singular": "Apartment", "plural": "Apartments", "gender": "m"},
      "resident": {"singular": "Resident", "plural": "Residents", "gender": "m"},
      "employee": {"singular": "Employee", "plural": "Employees", "gender": "m"},
      "manager": {"singular": "Manager", "plural": "Managers", "gender": "m"}
    }
  }'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8002-000000000002', 'Construção', 'construction', '{
    "pt": {
      "tower": {"singular": "Obra", "plural": "Obras", "gender": "f"},
      "apartment": {"singular": "Lote", "plural": "Lotes", "gender": "m"},
      "resident": {"singular": "Operário", "plural": "Operários", "gender": "m"},
      "employee": {"singular": "Funcionário", "plural": "Funcionários", "gender": "m"},
      "manager": {"singular": "Mestre de obras", "plural": "Mestres de obras", "gender": "m"}
    },
    "en": {
      "tower": {"singular": "Site", "plural": "Sites", "gender": "m"},
      "apartment": {"singular": "Lot", "plural": "Lots", "gender": "m"},
      "resident": {"singular": "Worker", "plural": "Workers", "gender": "m"},
      "employee": {"singular": "Employee", "plural": "Employees", "gender": "m"},
      "manager": {"singular": "Site foreman", "plural": "Site foremen", "gender": "m"}
    }
  }'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8002-000000000003', 'Educação', 'education', '{
    "pt": {
      "tower": {"singular": "Setor", "plural": "Setores", "gender": "m"},
      "apartment": {"singular": "Sala de aula", "plural": "Salas de aula", "gender": "f"},
      "resident": {"singular": "Estudante", "plural": "Estudantes", "gender": "m"},
      "employee": {"singular": "Funcionário", "plural": "Funcionários", "gender": "m"},
      "manager": {"singular": "Professor", "plural": "Professores", "gender": "m"}
    },
    "en": {
      "tower": {"singular": "Sector", "plural": "Sectors", "gender": "m"},
      "apartment": {"singular": "Classroom", "plural": "Classrooms", "gender": "m"},
      "resident": {"singular": "Student", "plural": "Students", "gender": "m"},
      "employee": {"singular": "Employee", "plural": "Employees", "gender": "m"},
      "manager": {"singular": "Teacher", "plural": "Teachers", "gender": "m"}
    }
  }'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8002-000000000004', 'Saúde', 'health', '{
    "pt": {
      "tower": {"singular": "Ala", "plural": "Alas", "gender": "f"},
      "apartment": {"singular": "Consultório", "plural": "Consultórios", "gender": "m"},
      "resident": {"singular": "Paciente", "plural": "Pacientes", "gender": "m"},
      "employee": {"singular": "Funcionário", "plural": "Funcionários", "gender": "m"},
      "manager": {"singular": "Médico", "plural": "Médicos", "gender": "m"}
    },
    "en": {
      "tower": {"singular": "Wing", "plural": "Wings", "gender": "m"},
      "apartment": {"singular": "Consulting room", "plural": "Consulting rooms", "gender": "m"},
      "resident": {"singular": "Patient", "plural": "Patients", "gender": "m"},
      "employee": {"singular": "Employee", "plural": "Employees", "gender": "m"},
      "manager": {"singular": "Doctor", "plural": "Doctors", "gender": "m"}
    }
  }'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8002-000000000005', 'Indústria', 'industry', '{
    "pt": {
      "tower": {"singular": "Setor", "plural": "Setores", "gender": "m"},
      "apartment": {"singular": "Linha de montagem", "plural": "Linhas de montagem", "gender": "f"},
      "resident": {"singular": "Operário", "plural": "Operários", "gender": "m"},
      "employee": {"singular": "Funcionário", "plural": "Funcionários", "gender": "m"},
      "manager": {"singular": "Supervisor", "plural": "Supervisores", "gender": "m"}
    },
    "en": {
      "tower": {"singular": "Sector", "plural": "Sectors", "gender": "m"},
      "apartment": {"singular": "Assembly line", "plural": "Assembly lines", "gender": "m"},
      "resident": {"singular": "Worker", "plural": "Workers", "gender": "m"},
      "employee": {"singular": "Employee", "plural": "Employees", "gender": "m"},
      "manager": {"singular": "Supervisor", "plural": "Supervisors", "gender": "m"}
    }
  }');

insert into species (tenant_id, id, name, requires_vaccine, icon) values
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8001-000000000001', 'Cão', true, '🐕'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8001-000000000002', 'Gato', true, '🐈'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8001-000000000003', 'Ave', false, '🐦'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8001-000000000004', 'Peixe', false, '🐠'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8001-000000000005', 'Coelho', false, '🐇'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8001-000000000006', 'Hamster', false, '🐹'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8001-000000000007', 'Tartaruga', false, '🐢'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8001-000000000008', 'Outro', false, '🐾');

insert into brands (tenant_id, id, name, kind) values
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000001', 'Audi', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000002', 'BMW', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000003', 'BYD', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000004', 'Caoa Chery', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000005', 'Chevrolet', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000006', 'Citroën', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000007', 'Dafra', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000008', 'Ducati', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000009', 'Fiat', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000000a', 'Ford', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000000b', 'GWM', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000000c', 'Haojue', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000000d', 'Harley-Davidson', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000000e', 'Honda', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000000f', 'Hyundai', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000010', 'Iveco', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000011', 'JAC', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000012', 'Jeep', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000013', 'Kawasaki', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000014', 'Kia', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000015', 'Land Rover', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000016', 'Lexus', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000017', 'Mercedes-Benz', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000018', 'Mini', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000019', 'Mitsubishi', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000001a', 'Nissan', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000001b', 'Peugeot', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000001c', 'Porsche', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000001d', 'RAM', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000001e', 'Renault', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000001f', 'Royal Enfield', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000020', 'Scania', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000021', 'Shineray', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000022', 'Subaru', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000023', 'Suzuki', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000024', 'Toyota', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000025', 'Triumph', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000026', 'Volkswagen', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000027', 'Voltz', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000028', 'Volvo', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000029', 'Yamaha', 'vehicle'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000002a', 'Control iD', 'equipment'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000002b', 'Garen', 'equipment'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000002c', 'Hikvision', 'equipment'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000002d', 'Intelbras', 'equipment'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000002e', 'Linear-HCS', 'equipment'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000002f', 'Nice', 'equipment'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000030', 'PPA', 'equipment'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000031', 'Rossi', 'equipment'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000032', 'Topdata', 'equipment'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000033', 'ZKTeco', 'equipment');

select set_config('app.tenant_id', '', true);
