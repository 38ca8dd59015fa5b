-- What is guessed is counted by itself: mistyped PINs of passes close neither documents nor pick-up codes.
-- What was counted before is of the hour that is running.
alter table look_ups
  add column kind text not null default 'document' check (kind in ('document', 'pin', 'pickup'));
