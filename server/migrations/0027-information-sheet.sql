-- What the product information sheet of Regulation (EU) 2020/740 names and the label does not; null where nobody said.
alter table tyre
  -- Week and year: 07/2024.
  add column production_start text check (production_start ~ '^(0[1-9]|[1-4][0-9]|5[0-3])/20[0-9]{2}$'),
  add column production_end text check (production_end ~ '^(0[1-9]|[1-4][0-9]|5[0-3])/20[0-9]{2}$'),
  -- The additional service description: a second load and speed index that the sidewall may bear, as 150/148K.
  add column more_service_description text check (length(more_service_description) between 1 and 20);

-- How to reach the supplier: name, address, e-mail.
alter table brand add column contact text check (length(contact) between 1 and 300);
