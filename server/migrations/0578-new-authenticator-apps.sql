-- The secret of a new authenticator app, until a code confirms it. The app before it works until then.
alter table staff_totp add column offered_secret text check (offered_secret ~ '^[A-Za-z0-9_-]+$');
