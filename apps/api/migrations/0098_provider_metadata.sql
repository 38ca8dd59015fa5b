-- What a person keeps at the provider through which they sign in, beside what we keep.

-- The access token of a provider's session, by which its metadata is read and written; sealed for the row.
alter table provider_sessions add access_token bytea;

-- When the person last changed settings or shortcuts: of ours and the provider's the newer count.
alter table users add preferences_saved_at timestamptz;
