-- Customers may ask for a reminder before the tyres of the coming season are needed. The row of a consent stays when it
-- is withdrawn, because the shop has to be able to show it.
create table season_reminder_consent (
  customer_id uuid primary key references customer on delete cascade,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint season_reminder_consent_ends_after_it_began check (withdrawn_at >= given_at)
);

-- The decision about one customer and season. It is stored with the e-mail in one transaction, so nobody is reminded twice.
create table season_reminder (
  customer_id uuid not null references customer on delete cascade,
  season text not null check (season ~ '^20\d\d-(summer|winter)$'),
  decided_at timestamptz not null,
  -- Null if the reminder was sent.
  why_not text check (why_not in ('no-set', 'open-order')),
  primary key (customer_id, season)
);
