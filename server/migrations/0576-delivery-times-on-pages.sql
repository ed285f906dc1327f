-- Cached content pages say how many working days a delivery takes.
create trigger delivery_setting_changed_on_pages after insert or update or delete on delivery_setting
for each statement execute function tell_content_changed();
