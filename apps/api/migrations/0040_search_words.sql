-- The words by which rows are found, each with its row: row-level security lets an index serve `>=` and
-- `<` alone, so the beginning of a word is a range here (architecture.md, Search under row-level
-- security). Triggers of the registers keep them; the application reads.

-- Telephones as people type them: with the area and without.
create function phone_words(phones text[]) returns text
  language sql immutable parallel safe
  return translate(
    regexp_replace(array_to_string(phones, ' '), '\+55(\d\d)(\d+)', '\1\2 \2', 'g'), '+', '');

-- A plate in both patterns: an old one and its Mercosul form are the same car.
create function plate_words(plate text) returns text
  language sql immutable parallel safe
  return concat_ws(' ', plate, case
    when plate ~ '^[A-Z]{3}[0-9]{4}$' then plate_key(plate)
    when plate ~ '^[A-Z]{3}[0-9][A-J][0-9]{2}$'
      then overlay(plate placing (ascii(substr(plate, 5, 1)) - 65)::text from 5 for 1)
  end);

-- `d'ávila-sá` is found by all of it, and by each of its parts; an address of e-mail only as a whole.
create function words_in(value text) returns setof text
  language sql immutable parallel safe as $$
  select distinct left(word, 60)
  from string_to_table(value, ' ') token, lateral (
    select token
    union all
    select part from regexp_split_to_table(token, '[!-/:-@\[-`{-~]+') part
      where token ~ '[!-/:-?\[-`{-~]' and token !~ '@'
  ) found (word)
  where word <> ''
$$;

create table search_words (
  tenant_id uuid not null,
  register text not null,
  former boolean not null,
  word text collate "C" not null,
  row_id uuid not null,
  primary key (tenant_id, register, former, word, row_id)
);
call forbid_foreign_tenants('search_words');
grant select on search_words to {{app}};

-- The owner's right: only writes of rows change the words. Of a statement that changes many rows only
-- those with other words are looked at, each by its key.
create function keep_search_words() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if tg_op = 'UPDATE' then
    delete from search_words held
      using (
        select tenant_id, id, status, search_text from old_rows where deleted_at is null
        except
        select tenant_id, id, status, search_text from new_rows where deleted_at is null
      ) gone, lateral words_in(gone.search_text) one (word)
      where held.tenant_id = gone.tenant_id and held.register = tg_table_name
        and held.former = (gone.status <> 'ATIVO') and held.word = one.word collate "C"
        and held.row_id = gone.id;
    insert into search_words (tenant_id, register, former, word, row_id)
      select come.tenant_id, tg_table_name, come.status <> 'ATIVO', word, come.id
      from (
        select tenant_id, id, status, search_text from new_rows where deleted_at is null
        except
        select tenant_id, id, status, search_text from old_rows where deleted_at is null
      ) come, lateral words_in(come.search_text) word;
  else
    insert into search_words (tenant_id, register, former, word, row_id)
      select tenant_id, tg_table_name, status <> 'ATIVO', word, id
      from new_rows, lateral words_in(search_text) word where deleted_at is null;
  end if;
  return null;
end $$;

-- Puts a register's rows, present and coming, among those that the search of everything finds.
create procedure find_by_words(target regclass)
  language plpgsql as $$
declare
  tenant uuid;
begin
  execute format(
    'create trigger words_of_inserted after insert on %s referencing new table as new_rows
       for each statement execute function keep_search_words()', target);
  execute format(
    'create trigger words_of_updated after update on %s
       referencing old table as old_rows new table as new_rows
       for each statement execute function keep_search_words()', target);
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    execute format(
      'insert into search_words (tenant_id, register, former, word, row_id)
         select tenant_id, %L, status <> ''ATIVO'', word, id
         from %s, lateral words_in(search_text) word where deleted_at is null',
      target::text, target);
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

revoke all on function phone_words, plate_words, words_in, keep_search_words from public;
revoke all on procedure find_by_words from public;
grant execute on function phone_words, plate_words to {{app}};

-- What people search by is in the text: telephones, both forms of a plate, numbers of cars and animals.
drop index residents_by_search;
alter table residents drop column search_text;
alter table residents add column search_text text generated always as (
  search_normal(name || ' ' || coalesce(social_name, '') || ' ' || coalesce(email, '') || ' '
    || phone_words(phones))
) stored;
create index residents_by_search on residents (tenant_id) include (search_text, id)
  where deleted_at is null;

drop index visitors_by_search;
alter table visitors drop column search_text;
alter table visitors add column search_text text generated always as (
  search_normal(name || ' ' || coalesce(social_name, '') || ' ' || coalesce(company, '') || ' '
    || plate_words(plate) || ' ' || phone_words(phones))
) stored;
create index visitors_by_search on visitors (tenant_id) include (search_text, id)
  where deleted_at is null;

alter table vehicles drop column search_text;
alter table vehicles add column search_text text generated always as (
  search_normal(plate_words(plate) || ' ' || model || ' ' || coalesce(color, '') || ' '
    || coalesce(tag, '') || ' ' || coalesce(chassis, '') || ' ' || coalesce(renavam, ''))
) stored;

alter table pets drop column search_text;
alter table pets add column search_text text generated always as (
  search_normal(name || ' ' || coalesce(breed, '') || ' ' || coalesce(microchip, ''))
) stored;

call find_by_words('residents');
call find_by_words('visitors');
call find_by_words('apartments');
call find_by_words('towers');
call find_by_words('vehicles');
call find_by_words('pets');
