-- Staff list the mails by event and order, and send copies of them. A mail that is being delivered is marked, so that
-- two jobs for one mail do not send it twice.
alter table mail
  add column event text not null default 'other' check (event ~ '^[a-z][a-z-]+$'),
  add column order_id uuid references shop_order on delete set null,
  add column copy_of uuid references mail on delete set null,
  add column delivering_since timestamptz;
update mail set event = 'order-' || order_email.event, order_id = order_email.order_id
from order_email where mail_id = mail.id;
create index mail_of_order on mail (order_id) where order_id is not null;
create index mail_copy_of on mail (copy_of) where copy_of is not null;
create index mail_failed on mail (created_at) where sent_at is null and last_error is not null;
