-- Notes that members of staff write about an order for each other. Customers never see them.
create table staff_note (
  id integer generated always as identity primary key,
  order_id uuid not null references shop_order on delete cascade,
  author_id uuid not null references staff,
  text text not null check (text <> '' and length(text) <= 2000),
  is_pinned boolean not null default false,
  due_on date,
  created_at timestamptz not null,
  edited_at timestamptz check (edited_at >= created_at),
  done_at timestamptz check (done_at >= created_at),
  done_by uuid references staff,
  version integer not null default 1,
  constraint staff_note_done_by_somebody check ((done_at is null) = (done_by is null))
);
create index staff_note_of_order on staff_note (order_id);
create index staff_note_of_author on staff_note (author_id) where done_at is null;
create trigger staff_note_version before update on staff_note
for each row when (new.* is distinct from old.*) execute function raise_version();

-- What is added to a note after its text can no longer be edited.
create table staff_note_addition (
  id integer generated always as identity primary key,
  note_id integer not null references staff_note on delete cascade,
  author_id uuid not null references staff,
  text text not null check (text <> '' and length(text) <= 2000),
  created_at timestamptz not null
);
create index staff_note_addition_of_note on staff_note_addition (note_id);

-- The colleagues whom a note or an addition mentions.
create table staff_note_mention (
  note_id integer not null references staff_note on delete cascade,
  staff_id uuid not null references staff,
  primary key (note_id, staff_id)
);
create index staff_note_mention_of_staff on staff_note_mention (staff_id);
