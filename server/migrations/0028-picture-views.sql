-- Which views of the picture there are, in the order in which the product page shows them.
alter table model add column picture_views text not null default 'hero,front'
  check (picture_views ~ '^hero(,front)?(,close)?$');
