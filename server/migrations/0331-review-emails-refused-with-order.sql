-- Whether the buyer refused, when they gave their address, to be asked for a review (Act 917/2014, 200 §).
alter table shop_order add column refuses_review_emails boolean not null default false;
