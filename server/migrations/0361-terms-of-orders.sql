-- The texts of the terms, of the delivery terms and of the withdrawal instructions in both languages, as buyers accepted
-- them. Texts that did not change are stored once.
create table terms_text (
  hash text primary key check (hash ~ '^[A-Za-z0-9_-]{43}$'),
  texts jsonb not null,
  stored_at timestamptz not null
);

-- Which texts the buyer accepted. Null until then, and for orders from before this column.
alter table shop_order add column terms_hash text references terms_text;

-- The file with the accepted terms that the order confirmation carried. It never changes.
create table order_terms (
  order_id uuid primary key references shop_order on delete cascade,
  content bytea not null check (length(content) between 1 and 512000),
  stored_at timestamptz not null
);
