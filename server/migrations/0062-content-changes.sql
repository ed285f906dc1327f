-- What an editor changes in the tables themselves is shown as soon as what the shop saves.
create function tell_content_changed() returns trigger language plpgsql as $$
begin
  perform bump_revision('content');
  return null;
end $$;
create trigger country_changed after insert or update or delete on country
for each statement execute function tell_content_changed();
create trigger menu_item_changed after insert or update or delete on menu_item
for each statement execute function tell_content_changed();
create trigger cms_page_changed after insert or update or delete on cms_page
for each statement execute function tell_content_changed();
create trigger cms_page_translation_changed after insert or update or delete on cms_page_translation
for each statement execute function tell_content_changed();
create trigger offer_changed after insert or update or delete on offer
for each statement execute function tell_content_changed();
create trigger banner_changed after insert or update or delete on banner
for each statement execute function tell_content_changed();
create trigger campaign_changed after insert or update or delete on campaign
for each statement execute function tell_content_changed();
create trigger campaign_section_changed after insert or update or delete on campaign_section
for each statement execute function tell_content_changed();
create trigger landing_text_changed after insert or update or delete on landing_text
for each statement execute function tell_content_changed();
