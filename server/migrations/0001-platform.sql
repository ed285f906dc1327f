-- How often each topic (content, catalogue, …) has changed. Processes that keep copies compare their number with it.
create table revision (
  topic text primary key,
  number bigint not null default 1 check (number > 0)
);
