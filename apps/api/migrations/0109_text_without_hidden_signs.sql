-- Names were stored with signs that nobody sees, and with several apostrophes and hyphens: `606` and `606<U+200B>`
-- were two units, `D’Ávila` was found by its own apostrophe alone. New text has none of them
-- (contract/src/value-types/text.ts); what identifies a row is mended here, by the same rule.

-- Words with an apostrophe are found without it too, by all of it and by its parts.
create or replace function words_in(value text) returns setof text
  language sql immutable parallel safe as $$
  select distinct left(word, 60)
  from string_to_table(value, ' ') token, lateral (
    select token
    union all
    select part
      from regexp_split_to_table(regexp_replace(token, '@.*', ''), '[!-/:-@\[-`{-~·•–—]+') part
      where token ~ '[!-/:-@\[-`{-~·•–—]'
    union all
    select part
      from regexp_split_to_table(
        replace(regexp_replace(token, '@.*', ''), '''', ''), '[!-/:-@\[-`{-~·•–—]+') part
      where token like '%''%'
  ) found (word)
  where word <> ''
$$;

create function pg_temp.seen(value text) returns text
  language sql immutable
  return btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    normalize(value, nfc),
    '(?<![\u2190-\u2bff\ufe0f\U0001f000-\U0001faff])[\u200d\ufe0f]|[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]',
    '', 'g'),
    '([[:alpha:]])[\u2018\u2019\u02bb\u02bc\u2032\u00b4`](?=[[:alpha:]])', '\1''', 'g'),
    '([[:alnum:]])[\u2010\u2011](?=[[:alnum:]])', '\1-', 'g'),
    '\s+', ' ', 'g'));

-- What changes is in the trail of its row. A name of nothing becomes `?`; one that another row has gets a number.
do $$
declare
  tenant uuid;
  place record;
  held record;
  mended text;
  nth integer;
  has_versions boolean;
begin
  for tenant in
    select id from tenants union all select '00000000-0000-0000-0000-000000000000'::uuid
  loop
    perform set_config('app.tenant_id', tenant::text, true);
    for place in
      select split_part(name, '.', 1) as register, split_part(name, '.', 2) as field
      from unnest(string_to_array(
        'towers.name towers.code apartments.number residents.name residents.social_name brands.name '
        'species.name segments.name_segment vehicles.model vehicles.color vehicles.tag pets.name pets.breed '
        'employees.name employees.social_name employees.position service_providers.name '
        'service_providers.social_name service_providers.category service_providers.legal_name '
        'service_provider_technicians.name garages.code garages.level visitors.name visitors.social_name '
        'visitors.company visits.guest_name passes.guest_name event_guests.name cabinets.name '
        'cabinets.location cabinet_items.name common_areas.name common_areas.location '
        'request_categories.name occurrence_types.name patrol_points.name patrol_points.location '
        'patrols.name locker_manufacturers.name equipment.name equipment.serial equipment.location '
        'lockers.name lockers.code lockers.location lockers.serial holidays.name', ' ')) name
    loop
      select count(*) > 0 into has_versions from information_schema.columns
        where table_schema = 'public' and table_name = place.register and column_name = 'version';
      for held in execute format(
        'select id, %1$I as value from %2$I where tenant_id = $1 and %1$I <> pg_temp.seen(%1$I)',
        place.field, place.register) using tenant
      loop
        mended := coalesce(nullif(pg_temp.seen(held.value), ''), '?');
        nth := 1;
        loop
          begin
            execute format(
              'update %I set %I = $1 %s where tenant_id = $2 and id = $3', place.register, place.field,
              case when has_versions then ', version = version + 1' else '' end)
              using mended || case when nth > 1 then format(' (%s)', nth) else '' end, tenant, held.id;
            exit;
          exception when unique_violation then
            nth := nth + 1;
          end;
        end loop;
        if has_versions then
          insert into audit_log (tenant_id, id, actor_role, register, row_id, operation, changes, reason)
          values (tenant, gen_random_uuid(), 'system', place.register, held.id, 'update',
            jsonb_build_object(place.field, jsonb_build_array(held.value,
              mended || case when nth > 1 then format(' (%s)', nth) else '' end)),
            'signs that nobody sees, apostrophes and hyphens');
        end if;
      end loop;
    end loop;
    -- Of rows that had one of these signs before.
    insert into search_words (tenant_id, register, former, word, row_id)
    select tenant, kept.register, kept.former, one.word collate "C", kept.row_id
    from search_words kept, lateral words_in(kept.word) one (word)
    where kept.tenant_id = tenant and kept.word ~ '[''·•–—]'
    on conflict do nothing;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

-- Companies and accounts have no tenant, and no two of them one name.
update tenants set legal_name = coalesce(nullif(pg_temp.seen(legal_name), ''), '?'),
    fantasy_name = pg_temp.seen(fantasy_name), version = version + 1
  where legal_name <> pg_temp.seen(legal_name) or fantasy_name <> pg_temp.seen(fantasy_name);
update users set name = coalesce(nullif(pg_temp.seen(name), ''), '?'), version = version + 1
  where name <> pg_temp.seen(name);
drop function pg_temp.seen(text);
