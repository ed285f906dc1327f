-- A paper is a PDF of packing lists, a picking list or labels. It is drawn when it is opened; only what was printed, by
-- whom and when is stored.
create table order_paper (
  id uuid primary key default gen_random_uuid(),
  paper text not null check (paper in ('packing-lists', 'picking-list', 'labels')),
  label_format text check (label_format in ('100x150', 'a4')),
  carrier text check (carrier ~ '^[a-z][a-z-]{1,29}$'),
  locale text not null check (locale in ('fi_FI', 'en_GB')),
  staff_id uuid not null references staff,
  printed_at timestamptz not null,
  constraint order_paper_of_labels_has_format_and_carrier
    check ((paper = 'labels') = (label_format is not null) and (paper = 'labels') = (carrier is not null)),
  unique (id, paper)
);
create index order_paper_by_staff on order_paper (staff_id);

-- Copies are counted for each order and kind of paper. Every copy but the first is a reprint.
create table printed_order (
  paper_id uuid not null,
  order_id uuid not null references shop_order on delete cascade,
  paper text not null,
  position smallint not null check (position >= 1),
  copy smallint not null check (copy >= 1),
  primary key (paper_id, position),
  constraint printed_order_is_of_its_paper foreign key (paper_id, paper) references order_paper (id, paper),
  constraint printed_order_counts_its_copies unique (order_id, paper, copy)
);
