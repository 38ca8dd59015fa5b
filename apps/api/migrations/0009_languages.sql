-- Spanish and Arabic beside Portuguese and English.

alter table users
  drop constraint users_language_check,
  add constraint users_language_check check (language in ('pt', 'en', 'es', 'ar'));
