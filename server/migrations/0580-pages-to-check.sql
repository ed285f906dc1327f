-- A new production shop gets drafts of its pages. They stay marked until the merchant has checked them.
alter table cms_page add column is_unchecked_draft boolean not null default false;
