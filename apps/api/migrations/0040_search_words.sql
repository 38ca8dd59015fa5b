-- The words by which rows are found, each with its row: row-level security lets an index serve `>=` and
-- `<` alone, so the beginning of a word is a range here (architecture.md, Search under row-level
-- security). Triggers of the registers keep them; the application reads.

-- Telephones as people type them: with the area, without, and the last four digits.
create function phone_words(phones text[]) returns text
  language sql immutable parallel safe
  return translate(
    regexp_replace(
      array_to_string(phones, ' '), '\+55(\d\d)(\d+)(\d{4})', '\1\2\3 \2\3 \3', 'g'
    ), '+', '');

-- A plate in both patterns, with the last four of each: an old one and its Mercosul form are one car.
create function plate_words(plate text) returns text
  language sql immutable parallel safe
  return (
    with forms (form) as (
      select plate
      union
      select case
        when plate ~ '^[A-Z]{3}[0-9]{4}$' then plate_key(plate)
        when plate ~ '^[A-Z]{3}[0-9][A-J][0-9]{2}$'
          then overlay(plate placing (ascii(substr(plate, 5, 1)) - 65)::text from 5 for 1)
      end
    )
    select coalesce(string_agg(concat(form, ' ', right(form, 4)), ' '), '')
    from forms where form is not null
  );

-- `d'ávila-sá` is found by all of it and by each of its parts; an address of e-mail by the parts before
-- its @ too.
create function words_in(value text) returns setof text
  language sql immutable parallel safe as $$
  select distinct left(word, 60)
  from string_to_table(value, ' ') token, lateral (
    select token
    union all
    select part
      from regexp_split_to_table(regexp_replace(token, '@.*', ''), '[!-/:-@\[-`{-~]+') part
      where token ~ '[!-/:-@\[-`{-~]'
  ) found (word)
  where word <> ''
$$;

-- One of the entries of each word leads: a search inside words reads the words once, not each row's.
-- Numbers and addresses are as many as rows, and are found by their beginnings alone.
create table search_words (
  tenant_id uuid not null,
  register text not null,
  former boolean not null,
  word text collate "C" not null,
  row_id uuid not null,
  leads boolean not null,
  primary key (tenant_id, register, former, word, row_id)
);
create index search_words_once on search_words (tenant_id, register, word) where leads;
call forbid_foreign_tenants('search_words');
grant select on search_words to {{app}};

create function is_searched_inside(word text) returns boolean
  language sql immutable parallel safe return length(word) > 3 and word !~ '[0-9@]';

-- The statement that adds the words of the rows that a query answers, as (tenant_id, id, status,
-- search_text). Whoever writes the same word at the same time waits for nobody: then two entries lead,
-- or none, and the word is still found by its beginning.
create function adding_words(target text, query text) returns text
  language sql immutable
  return format(
    'insert into search_words (tenant_id, register, former, word, row_id, leads)
       select tenant_id, %1$L, former, word, id,
         nth = 1 and is_searched_inside(word) and not exists (
           select from search_words held
           where held.tenant_id = come.tenant_id and held.register = %1$L
             and held.word = come.word and held.leads)
       from (
         select come.tenant_id, come.id, come.status <> ''ATIVO'' as former,
           one.word collate "C" as word,
           row_number() over (partition by come.tenant_id, one.word) as nth
         from (%2$s) come, lateral words_in(come.search_text) one (word)
       ) come', target, query);

-- The owner's right: only writes of rows change the words. Of a statement that changes many rows only
-- those with other words are looked at.
create function keep_search_words() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  columns text := 'select tenant_id, id, status, search_text';
  led text[];
begin
  if tg_op = 'INSERT' then
    execute adding_words(tg_table_name, columns || ' from new_rows where deleted_at is null');
    return null;
  end if;
  execute format(
    'with gone as (
       delete from search_words held
         using (
           %1$s from old_rows where deleted_at is null
           except
           %1$s from new_rows where deleted_at is null
         ) was, lateral words_in(was.search_text) one (word)
         where held.tenant_id = was.tenant_id and held.register = %2$L
           and held.former = (was.status <> ''ATIVO'') and held.word = one.word collate "C"
           and held.row_id = was.id
         returning held.word, held.leads
     )
     select array_agg(distinct word) filter (where leads) from gone', columns, tg_table_name
  ) into led;
  execute adding_words(tg_table_name, format(
    '%1$s from new_rows where deleted_at is null
     except
     %1$s from old_rows where deleted_at is null', columns));
  update search_words held set leads = true
    from unnest(led) lost (word), lateral (
      select one.former, one.row_id from search_words one
      where one.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
        and one.register = tg_table_name and one.former in (false, true)
        and one.word = lost.word collate "C"
      limit 1 for update skip locked
    ) next
    where held.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      and held.register = tg_table_name and held.former = next.former
      and held.word = lost.word collate "C" and held.row_id = next.row_id
      and not exists (
        select from search_words other
        where other.tenant_id = held.tenant_id and other.register = held.register
          and other.word = held.word and other.leads);
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
    execute adding_words(target::text, format(
      'select tenant_id, id, status, search_text from %s where deleted_at is null', target));
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

revoke all on function
  phone_words, plate_words, words_in, is_searched_inside, adding_words, keep_search_words
  from public;
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
