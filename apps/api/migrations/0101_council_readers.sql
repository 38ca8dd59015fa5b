-- Who reads what accuses a síndico is frozen when it is reported (domain.md section 2, Levels; decision 0103).
create table council_occurrence_readers (
  tenant_id uuid not null,
  id uuid not null,
  council_occurrence_id uuid not null,
  ordinal integer not null,
  reader_id uuid not null references users (id),
  primary key (tenant_id, id),
  foreign key (tenant_id, council_occurrence_id) references council_occurrences (tenant_id, id)
);
create index council_occurrence_readers_of
  on council_occurrence_readers (tenant_id, council_occurrence_id, ordinal);
create index council_occurrence_readers_who on council_occurrence_readers (tenant_id, reader_id);
call keep_owned_rows('council_occurrence_readers');

-- What was reported before is read by those who carry the mark now and did before it was reported, but for
-- síndicos of then, of the year before and of now. A mark is written when its membership is made, or by a change
-- that the trail has: of its company, or of the platform where an administrator had chosen none.
create temp table council_marks (membership_id uuid not null, marked_at timestamptz not null) on commit drop;
do $$
declare
  tenant uuid;
begin
  for tenant in
    select id from tenants union all select '00000000-0000-0000-0000-000000000000'::uuid
  loop
    perform set_config('app.tenant_id', tenant::text, true);
    insert into council_marks (membership_id, marked_at)
    select row_id, at from audit_log
    where tenant_id = tenant and register = 'memberships' and changes ? 'council';
  end loop;
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    insert into council_occurrence_readers (tenant_id, id, council_occurrence_id, ordinal, reader_id)
    select tenant, gen_random_uuid(), o.id,
      row_number() over (partition by o.id order by m.user_id) - 1, m.user_id
    from council_occurrences o
    cross join lateral (
      select distinct c.user_id from memberships c
      where c.tenant_id = tenant and c.council and c.role = 'condomino' and c.status = 'ATIVO'
        and c.deleted_at is null and c.created_at < o.created_at
        and not exists (
          select 1 from council_marks k where k.membership_id = c.id and k.marked_at >= o.created_at)
        and not exists (
          select 1 from memberships s
          where s.user_id = c.user_id and s.tenant_id = tenant and s.role = 'sindico'
            and least(s.ends_on, s.deleted_at::date,
              case when s.status <> 'ATIVO' then s.updated_at::date end, 'infinity'::date)
              >= o.created_at::date - 365)
    ) m
    where o.tenant_id = tenant;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
