-- Whoever registers says who they are; that the e-mail is theirs, the letter proves.
alter table user_passwords add column proven boolean not null default true;
alter table password_tokens drop constraint password_tokens_purpose_check;
alter table password_tokens add check (purpose in ('reset', 'invitation', 'registration'));
