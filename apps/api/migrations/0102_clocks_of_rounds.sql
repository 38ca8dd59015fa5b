-- What the server knows of the clock of a telephone that walks a round: when the pack was taken along first and
-- last, and what the telephone's clock and its page said then and as each batch was sent (domain.md section 3,
-- rounds).
alter table round_packs add column last_taken_at timestamptz not null default now();
alter table round_packs add column device_at timestamptz;
alter table round_packs add column page_life uuid;
alter table round_packs add column monotonic_ms bigint check (monotonic_ms >= 0);
grant update (last_taken_at, device_at, page_life, monotonic_ms) on round_packs to {{app}};

alter table round_entries add column sent_at timestamptz;
alter table round_entries add column sent_page_life uuid;
alter table round_entries add column sent_monotonic_ms bigint check (sent_monotonic_ms >= 0);

-- Minutes by which the clock was ahead of the server's as the round was begun, where it was off by far.
alter table rounds add column clock_off_min integer;

-- A pack that was taken along more than two hours before its round was not noted: what was walked by one stays as
-- it was judged.
do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    update round_packs set last_taken_at = taken_at where tenant_id = tenant;
    insert into round_packs (tenant_id, round_id, user_id, taken_at, last_taken_at)
    select tenant, round_id, user_id, least(min(device_at), min(received_at)),
      least(min(device_at), min(received_at))
    from round_entries where tenant_id = tenant group by round_id, user_id
    on conflict (tenant_id, round_id, user_id) do nothing;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
