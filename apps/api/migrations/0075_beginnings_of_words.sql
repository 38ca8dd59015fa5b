-- Rows are found by the beginnings of words alone (domain.md section 4, the gate's box): no entry of a
-- word leads a search inside words any more.

create or replace function adding_words(target text, query text) returns text
  language sql immutable
  return format(
    'insert into search_words (tenant_id, register, former, word, row_id)
       select come.tenant_id, %1$L, come.status <> ''ATIVO'', one.word collate "C", come.id
       from (%2$s) come, lateral words_in(come.search_text) one (word)', target, query);

create or replace function keep_search_words() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  columns text := 'select tenant_id, id, status, search_text';
begin
  if tg_op = 'INSERT' then
    execute adding_words(tg_table_name, columns || ' from new_rows where deleted_at is null');
    return null;
  end if;
  execute format(
    'delete from search_words held
       using (
         %1$s from old_rows where deleted_at is null
         except
         %1$s from new_rows where deleted_at is null
       ) was, lateral words_in(was.search_text) one (word)
       where held.tenant_id = was.tenant_id and held.register = %2$L
         and held.former = (was.status <> ''ATIVO'') and held.word = one.word collate "C"
         and held.row_id = was.id', columns, tg_table_name);
  execute adding_words(tg_table_name, format(
    '%1$s from new_rows where deleted_at is null
     except
     %1$s from old_rows where deleted_at is null', columns));
  return null;
end $$;

drop function is_searched_inside;
alter table search_words drop column leads;
