-- Staff edit promo codes in the back office, so a code has a version and a note.
alter table promo_code add column note text not null default '' check (length(note) <= 500);
alter table promo_code add column version integer not null default 1;
create trigger promo_code_version before update on promo_code
for each row when (new.* is distinct from old.*) execute function raise_version();

-- A released use is deleted from promo_code_use, because it no longer counts against the limits of its code. The row
-- here names neither customer nor order; it only lets the usage of the code count what was released.
create table promo_code_release (
  id integer generated always as identity primary key,
  promo_code_id integer not null references promo_code,
  claimed_at timestamptz not null,
  released_at timestamptz not null
);
create index promo_code_release_of_code on promo_code_release (promo_code_id);
