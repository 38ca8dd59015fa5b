-- Takes away who registered a week ago and never showed that the e-mail is theirs: nobody with a
-- membership, even one that is over, and nobody whose password is proven. Whom another row still names
-- stays. The application deletes no people, so the owner does.
create function sweep_unconfirmed_registrations() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  guest uuid;
  swept integer := 0;
begin
  for guest in
    select u.id from users u
      where u.created_at < now() - interval '7 days'
        and not exists (select from memberships m where m.user_id = u.id)
        and not exists (select from user_passwords p where p.user_id = u.id and p.proven)
      for update of u skip locked
  loop
    begin
      delete from password_tokens where user_id = guest;
      delete from user_passwords where user_id = guest and not proven;
      delete from users where id = guest;
      swept := swept + 1;
    exception when foreign_key_violation then
      -- Something was given to them meanwhile, or stands in their name.
      null;
    end;
  end loop;
  return swept;
end $$;
revoke all on function sweep_unconfirmed_registrations from public;
grant execute on function sweep_unconfirmed_registrations to {{auth}};
