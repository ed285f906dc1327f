-- How many service points fit tyres. Pages, content and the start page of the back office ask this one question.
create function count_fitting_points() returns integer language sql stable
return (
  select count(*)::integer from service_point point where active and exists (
    select from service_point_service where service_point_id = point.id and service_id = 1
  )
);

-- Content pages speak of fitting only where a service point fits tyres.
create function note_offered_fitting() returns trigger language plpgsql as $$
begin
  perform bump_revision('content');
  return null;
end $$;
create trigger service_point_changes_content after insert or update or delete on service_point
for each statement execute function note_offered_fitting();
create trigger service_point_service_changes_content after insert or update or delete on service_point_service
for each statement execute function note_offered_fitting();
