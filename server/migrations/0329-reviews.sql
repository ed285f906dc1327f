-- Whether the buyer of an order is asked for reviews, decided once. Only an order with an invitation can be reviewed:
-- this is how the shop makes sure that reviews are by buyers (Directive 2005/29/EC, annex I, 23b).
create table review_invitation (
  order_id uuid primary key references shop_order on delete cascade,
  decided_at timestamptz not null,
  -- Null where the e-mail was sent.
  why_not text check (why_not in ('cancelled', 'withdrawn', 'refunded', 'emails-refused')),
  expires_at timestamptz check (expires_at > decided_at),
  constraint review_invitation_expires_when_sent check ((why_not is null) = (expires_at is not null))
);
create index shop_order_delivered on shop_order (delivered_at) where delivered_at is not null;

-- Who wants no more such e-mails. A hash: it outlives the account, so that the refusal does too.
create table review_email_refusal (
  email_hash text primary key check (email_hash ~ '^[0-9a-f]{64}$'),
  refused_at timestamptz not null
);
create function review_email_hash(email text) returns text language sql immutable parallel safe
return encode(sha256(convert_to(lower(email), 'UTF8')), 'hex');

-- One of each model in an order. Shown when a member of staff has published it.
create table review (
  id uuid primary key default gen_random_uuid(),
  order_id uuid references review_invitation on delete cascade,
  -- Invented, with the demo: a production shop does not show it.
  demo boolean not null default false,
  model_id integer not null references model,
  -- The article that was bought.
  tyre_id integer not null references tyre,
  stars smallint not null check (stars between 1 and 5),
  body text check (length(body) between 1 and 2000),
  display_name text check (length(display_name) between 1 and 30),
  locale text not null check (locale in ('fi_FI', 'en_GB')),
  state text not null default 'pending' check (state in ('pending', 'published', 'rejected')),
  -- What is against the law or the rules of the shop; that a review is unfavourable is no reason.
  rejection text
    check (rejection in ('unlawful', 'insulting', 'personal-data', 'advertising', 'not-about-the-tyre')),
  -- What staff have read is what they publish.
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null,
  changed_at timestamptz not null check (changed_at >= created_at),
  decided_at timestamptz,
  constraint review_is_one_of_an_order unique (order_id, model_id),
  constraint review_is_by_a_buyer check (demo = (order_id is null)),
  constraint review_rejection_has_a_reason check ((state = 'rejected') = (rejection is not null)),
  constraint review_is_decided_at_a_moment check ((state = 'pending') = (decided_at is null))
);
create index review_published on review (model_id, changed_at desc) where state = 'published';
create index review_by_state on review (state, changed_at desc);
create index review_of_tyre on review (tyre_id);
