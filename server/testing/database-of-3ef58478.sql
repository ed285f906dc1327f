-- The database of commit 3ef58478, with a few rows in its important tables, as pg_dump 15 wrote it; comments, settings
-- of the session and options of sequences are left out, and the trigger tyre_version is created before the column
-- tyre.active, because it cannot be created after it. A test in schema.db.test.ts migrates this database.
SET check_function_bodies = false;
CREATE FUNCTION add_next_time() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into service_point_next_time (service_point_id) values (new.id);
  return null;
end $$;
CREATE FUNCTION article_name(brand_name text, model_name text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN starts_with(model_name, (brand_name || ' '::text)) THEN model_name ELSE ((brand_name || ' '::text) || model_name) END;
CREATE FUNCTION begin_price_history() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into price_history (tyre_id, price_cents, valid_from, author, origin, reason, guarded, run_id)
  select id, price_cents, catalogue_moment(), price_setting('author'), price_setting('origin'),
    price_setting('reason'), coalesce(price_setting('guarded'), 'false')::boolean, price_setting('run')::bigint
  from added where price_cents is not null order by id;
  return null;
end $$;
CREATE FUNCTION bump_revision(of_topic text) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
declare bumped bigint;
begin
  insert into revision (topic) values (of_topic)
  on conflict (topic) do update set number = revision.number + 1
  returning number into bumped;
  perform pg_notify('pito_revision', of_topic || ':' || bumped);
  return bumped;
end $$;
CREATE FUNCTION catalogue_moment() RETURNS timestamp with time zone
    LANGUAGE sql
    RETURN COALESCE((NULLIF(current_setting('pito.now'::text, true), ''::text))::timestamp with time zone, clock_timestamp());
CREATE FUNCTION check_credit_note() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform from invoice where number = new.invoice_number for no key update;
  if exists (
    select from invoice where number = new.invoice_number
      and total_cents < (select sum(amount_cents) from credit_note where invoice_number = new.invoice_number)
  ) or exists (
    select from shop_order_line line join credit_note_line credited on credited.order_line_id = line.id
    where order_id = (select order_id from invoice where number = new.invoice_number)
    group by line.id having sum(credited.gross_cents) > line.total_cents - line.discount_cents
      or sum(credited.quantity) > line.quantity
  ) or exists (
    select from shop_order_line line cross join lateral (
      select coalesce(sum(vat_cents), 0) as vat_cents from credit_note_line where order_line_id = line.id
    ) credited
    where order_id = (select order_id from invoice where number = new.invoice_number)
    group by vat_permille having sum(credited.vat_cents) > sum(line.vat_cents)
  ) then
    raise exception 'credit notes exceed invoice %', new.invoice_number
      using errcode = 'check_violation', constraint = 'credit_notes_within_invoice';
  end if;
  if new.amount_cents is distinct from (
    select sum(gross_cents) from credit_note_line where credit_note_number = new.number
  ) then
    raise exception 'the lines of credit note % do not add up to it', new.number
      using errcode = 'check_violation', constraint = 'credit_note_adds_up';
  end if;
  return null;
end $$;
CREATE FUNCTION check_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform refuse_unless_lines_add_up(new.id);
  return null;
end $$;
CREATE FUNCTION check_order_of_line() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform refuse_unless_lines_add_up(case tg_op when 'DELETE' then old.order_id else new.order_id end);
  return null;
end $$;
CREATE FUNCTION continue_price_history() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into price_history (tyre_id, price_cents, valid_from, author, origin, reason, guarded, run_id)
  select now_is.id, now_is.price_cents, catalogue_moment(), price_setting('author'), price_setting('origin'),
    price_setting('reason'), coalesce(price_setting('guarded'), 'false')::boolean, price_setting('run')::bigint
  from after_change as now_is join before_change as was using (id)
  where now_is.price_cents is not null and now_is.price_cents is distinct from was.price_cents order by now_is.id;
  return null;
end $$;
CREATE SEQUENCE delivery_setting_version
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE delivery_setting (
    id integer NOT NULL,
    valid_from date NOT NULL,
    version integer DEFAULT nextval('delivery_setting_version'::regclass) NOT NULL,
    cars_least_days smallint NOT NULL,
    cars_most_days smallint NOT NULL,
    trucks_least_days smallint NOT NULL,
    trucks_most_days smallint NOT NULL,
    cut_off_hour smallint NOT NULL,
    no_dispatch_weekdays smallint[] DEFAULT '{}'::smallint[] NOT NULL,
    no_dispatch_dates date[] DEFAULT '{}'::date[] NOT NULL,
    free_from_cents integer,
    CONSTRAINT delivery_setting_cars_least_days_check CHECK (((cars_least_days >= 1) AND (cars_least_days <= 60))),
    CONSTRAINT delivery_setting_check CHECK (((cars_most_days >= cars_least_days) AND (cars_most_days <= 60))),
    CONSTRAINT delivery_setting_check1 CHECK (((trucks_most_days >= trucks_least_days) AND (trucks_most_days <= 60))),
    CONSTRAINT delivery_setting_cut_off_hour_check CHECK (((cut_off_hour >= 0) AND (cut_off_hour <= 24))),
    CONSTRAINT delivery_setting_free_from_cents_check CHECK (((free_from_cents >= 1) AND (free_from_cents <= 100000000))),
    CONSTRAINT delivery_setting_no_dispatch_dates_check CHECK ((cardinality(no_dispatch_dates) <= 200)),
    CONSTRAINT delivery_setting_no_dispatch_weekdays_check CHECK (((no_dispatch_weekdays <@ '{1,2,3,4,5}'::smallint[]) AND (NOT (no_dispatch_weekdays @> '{1,2,3,4,5}'::smallint[])))),
    CONSTRAINT delivery_setting_trucks_least_days_check CHECK (((trucks_least_days >= 1) AND (trucks_least_days <= 60)))
);
CREATE FUNCTION delivery_setting_on(day date) RETURNS integer
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (SELECT delivery_setting.id FROM delivery_setting WHERE (delivery_setting.valid_from <= delivery_setting_on.day) ORDER BY delivery_setting.valid_from DESC, delivery_setting.id DESC LIMIT 1);
CREATE FUNCTION forget_choices_of_service() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from cart_service where service_id = new.id;
  return null;
end $$;
CREATE FUNCTION is_ean(code text) RETURNS boolean
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE WHEN (code ~ '^[0-9]{13}$'::text) THEN ((((((((((substr(code, 1, 1))::integer + (substr(code, 3, 1))::integer) + (substr(code, 5, 1))::integer) + (substr(code, 7, 1))::integer) + (substr(code, 9, 1))::integer) + (substr(code, 11, 1))::integer) + (substr(code, 13, 1))::integer) + (3 * ((((((substr(code, 2, 1))::integer + (substr(code, 4, 1))::integer) + (substr(code, 6, 1))::integer) + (substr(code, 8, 1))::integer) + (substr(code, 10, 1))::integer) + (substr(code, 12, 1))::integer))) % 10) = 0) ELSE false END;
CREATE FUNCTION keep_first_delivery_tier() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (
    select from delivery_setting
    where not exists (select from delivery_tier where setting_id = delivery_setting.id and from_quantity = 1)
  ) then
    raise exception 'the delivery of one tyre needs a price' using errcode = 'check_violation';
  end if;
  return null;
end $$;
CREATE FUNCTION keep_price_history() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' and pg_trigger_depth() > 1 then return null; end if;
  raise exception 'price_history is written by a change of tyre.price_cents and never changed'
    using errcode = 'integrity_constraint_violation';
end $$;
CREATE FUNCTION milliseconds_of(of timestamp with time zone) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ((EXTRACT(epoch FROM of) * (1000)::numeric))::bigint;
CREATE FUNCTION minute_of(of time without time zone) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (((EXTRACT(hour FROM of) * (60)::numeric) + EXTRACT(minute FROM of)))::integer;
CREATE FUNCTION name_key(name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(regexp_replace(NORMALIZE(name, NFD), '[̀-ͯ]'::text, ''::text, 'g'::text));
CREATE FUNCTION note_added_holds() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(-quantity), array_agg(false)) from added;
  return null;
end $$;
CREATE FUNCTION note_added_stock() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(quantity), array_agg(quantity > 0)) from added where as_new;
  return null;
end $$;
CREATE FUNCTION note_added_tyres() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_tyres(array(select id from added));
  return null;
end $$;
CREATE FUNCTION note_all_tyres() RETURNS void
    LANGUAGE sql
    AS $$
  insert into catalogue_change (tyre_id, at) select null, catalogue_moment()
  where not exists (select from catalogue_change where number is null and tyre_id is null)
$$;
CREATE FUNCTION note_changed_calendar() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update service_point_next_time set changes = changes + 1
  where service_point_id in (
    case when tg_op <> 'INSERT' then old.service_point_id end,
    case when tg_op <> 'DELETE' then new.service_point_id end
  );
  return null;
end $$;
CREATE FUNCTION note_changed_fees() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_all_tyres();
  return null;
end $$;
CREATE FUNCTION note_changed_holds() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(quantity), array_agg(false)) from (
    select tyre_id, quantity from before_change union all select tyre_id, -quantity from after_change
  ) as moves;
  return null;
end $$;
CREATE FUNCTION note_changed_point() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update service_point_next_time set changes = changes + 1 where service_point_id = new.id;
  return null;
end $$;
CREATE FUNCTION note_changed_prices() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform bump_revision('pricing');
  return null;
end $$;
CREATE FUNCTION note_changed_stock() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(quantity), array_agg(turned)) from (
    select side.tyre_id, side.quantity,
      (now_is.tyre_id, now_is.dot_year, now_is.dot_week, now_is.as_new, now_is.quantity > 0)
      is distinct from (was.tyre_id, was.dot_year, was.dot_week, was.as_new, was.quantity > 0) as turned
    from after_change as now_is join before_change as was using (id)
      cross join lateral (
        values
          (now_is.tyre_id, case when now_is.as_new then now_is.quantity else 0 end),
          (was.tyre_id, case when was.as_new then -was.quantity else 0 end)
      ) as side (tyre_id, quantity)
  ) as moves;
  return null;
end $$;
CREATE FUNCTION note_changed_tyres() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_tyres(array(
    select now_is.id from after_change as now_is join before_change as was using (id)
    where now_is is distinct from was
  ));
  return null;
end $$;
CREATE FUNCTION note_company() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform bump_revision('company');
  perform bump_revision('content');
  return null;
end $$;
CREATE FUNCTION note_moved_stock(of_tyres integer[], moved integer[], turned boolean[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if current_setting('pito.bulk', true) = 'on' then
    perform note_tyres(array(select tyre_id from shown_moves(of_tyres, moved, turned)));
  else
    insert into catalogue_change (tyre_id, figure_before, at)
    select tyre_id, figure_before, catalogue_moment() from shown_moves(of_tyres, moved, turned);
  end if;
end $$;
CREATE FUNCTION note_names() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if current_setting('pito.bulk', true) = 'on' then
    perform note_all_tyres();
  else
    insert into catalogue_change (tyre_id, at) values (0, catalogue_moment());
  end if;
  return null;
end $$;
CREATE FUNCTION note_removed_holds() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(quantity), array_agg(false)) from removed;
  return null;
end $$;
CREATE FUNCTION note_removed_stock() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(-quantity), array_agg(quantity > 0)) from removed where as_new;
  return null;
end $$;
CREATE FUNCTION note_tyres(of_tyres integer[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if cardinality(of_tyres) = 0 then
    return;
  elsif current_setting('pito.bulk', true) = 'on' then
    perform note_all_tyres();
  else
    insert into catalogue_change (tyre_id, at) select unnest(of_tyres), catalogue_moment();
  end if;
end $$;
CREATE FUNCTION note_tyres_of_brands() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_tyres(array(
    select tyre.id from tyre join model on model.id = model_id join changed on changed.id = brand_id
  ));
  return null;
end $$;
CREATE FUNCTION note_tyres_of_models() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_tyres(array(select tyre.id from tyre join changed on changed.id = model_id));
  return null;
end $$;
CREATE FUNCTION note_tyres_of_sizes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_tyres(array(select tyre.id from tyre join changed on changed.id = tyre_size_id));
  return null;
end $$;
CREATE FUNCTION number_catalogue_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare bumped bigint;
begin
  if exists (select from catalogue_change where id = new.id and number is null) then
    delete from catalogue_change as change using (
      select distinct on (tyre_id) tyre_id, figure_before from catalogue_change
      where number is null and figure_before is not null order by tyre_id, id
    ) as first join tyre_stock as stock on stock.tyre_id = first.tyre_id
    where change.number is null and change.figure_before is not null and change.tyre_id = first.tyre_id
      and first.figure_before = stock_word(stock.quantity - stock.held);
    if exists (select from catalogue_change where number is null) then
      bumped := bump_revision('catalogue');
      update catalogue_change set number = bumped where number is null;
    end if;
  end if;
  return null;
end $$;
CREATE TABLE company (
    id smallint DEFAULT 1 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    business_id text NOT NULL,
    street text NOT NULL,
    postcode text NOT NULL,
    town text NOT NULL,
    iban text NOT NULL,
    bic text NOT NULL,
    phone text NOT NULL,
    service_email text NOT NULL,
    hours_fi text NOT NULL,
    hours_en text NOT NULL,
    CONSTRAINT company_bic_check CHECK ((bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'::text)),
    CONSTRAINT company_business_id_check CHECK ((business_id ~ '^\d{6,7}-\d$'::text)),
    CONSTRAINT company_iban_check CHECK ((iban ~ '^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$'::text)),
    CONSTRAINT company_id_check CHECK ((id = 1)),
    CONSTRAINT company_name_check CHECK (((length(name) >= 2) AND (length(name) <= 70))),
    CONSTRAINT company_phone_check CHECK ((phone <> ''::text)),
    CONSTRAINT company_postcode_check CHECK ((postcode ~ '^\d{5}$'::text)),
    CONSTRAINT company_service_email_check CHECK ((service_email <> ''::text)),
    CONSTRAINT company_street_check CHECK ((street <> ''::text)),
    CONSTRAINT company_town_check CHECK ((town <> ''::text))
);
CREATE FUNCTION present_seller() RETURNS jsonb
    LANGUAGE sql STABLE
    RETURN (SELECT jsonb_build_object('name', company.name, 'businessId', company.business_id, 'street', company.street, 'postcode', company.postcode, 'town', company.town, 'iban', company.iban, 'bic', company.bic) AS jsonb_build_object FROM company);
CREATE FUNCTION price_reductions(of_tyres integer[]) RETURNS TABLE(tyre_id integer, reduced_at timestamp with time zone, price_cents integer, price_before_cents integer, lowest_30_days_cents integer)
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  with price as (
    select h.tyre_id, h.price_cents, h.valid_from,
      lag(h.price_cents) over in_order as before_cents,
      lead(h.valid_from) over in_order as valid_until
    from price_history h where h.tyre_id = any(of_tyres)
    window in_order as (partition by h.tyre_id order by h.valid_from, h.id)
  )
  select c.tyre_id, c.valid_from, c.price_cents, c.before_cents, (
    select min(p.price_cents) from price p
    where p.tyre_id = c.tyre_id and p.valid_until > c.valid_from - interval '30 days'
      and p.valid_until > p.valid_from
  )
  from price c where c.valid_until is null and c.price_cents < c.before_cents
$$;
CREATE FUNCTION price_setting(setting text) RETURNS text
    LANGUAGE sql STABLE
    RETURN NULLIF(current_setting(('pito.price_'::text || setting), true), ''::text);
CREATE FUNCTION raise_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.version := old.version + 1;
  return new;
end $$;
CREATE FUNCTION raise_version_of_role() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update staff_role set version = version + 1 where name = coalesce(new.role, old.role);
  return null;
end $$;
CREATE FUNCTION raise_version_of_staff() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update staff set version = version + 1 where id = coalesce(new.staff_id, old.staff_id);
  return null;
end $$;
CREATE TABLE recycling_fee (
    tyre_class text NOT NULL,
    valid_from date NOT NULL,
    cents integer NOT NULL,
    CONSTRAINT recycling_fee_cents_check CHECK (((cents >= 0) AND (cents <= 10000))),
    CONSTRAINT recycling_fee_tyre_class_check CHECK ((tyre_class = ANY (ARRAY['C1'::text, 'C2'::text, 'C3'::text])))
);
CREATE FUNCTION recycling_fee_on(of_class text, day date) RETURNS integer
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN COALESCE((SELECT recycling_fee.cents FROM recycling_fee WHERE ((recycling_fee.tyre_class = recycling_fee_on.of_class) AND (recycling_fee.valid_from <= recycling_fee_on.day)) ORDER BY recycling_fee.valid_from DESC LIMIT 1), 0);
CREATE FUNCTION refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'UPDATE' or old.at > now() - interval '2 years' then
    raise exception 'the audit is added to and not changed' using errcode = 'check_violation', constraint = 'audit_stays';
  end if;
  return old;
end $$;
CREATE FUNCTION refuse_change_of_voucher() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% is a voucher and never changed', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
CREATE FUNCTION refuse_line_over_stock() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.quantity > (
    select case when active then least(quantity, 999) else 0 end from tyre join tyre_stock on tyre_id = id
    where id = new.tyre_id
  ) is not false then
    raise exception 'a cart line of % is over the stock of tyre %', new.quantity, new.tyre_id
      using errcode = 'check_violation', constraint = 'cart_line_within_stock';
  end if;
  return null;
end $$;
CREATE FUNCTION refuse_received_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if old.received_at is not null then
    raise exception 'goods receipt % is received and stays as it is', old.id
      using errcode = 'check_violation', constraint = 'goods_receipt_stays';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
CREATE FUNCTION refuse_received_line_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare of_receipt integer := case when tg_op = 'INSERT' then new.goods_receipt_id else old.goods_receipt_id end;
begin
  if exists (select from goods_receipt where id = of_receipt and received_at is not null) then
    raise exception 'goods receipt % is received and stays as it is', of_receipt
      using errcode = 'check_violation', constraint = 'goods_receipt_stays';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
CREATE FUNCTION refuse_refund_over_payment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform from payment_attempt where id = new.attempt_id for update;
  if (select sum(amount_cents) from refund where attempt_id = new.attempt_id) > (
    select coalesce(received_cents, amount_cents) from payment_attempt
    where id = new.attempt_id and received_at is not null
  ) is not false then
    raise exception 'more than came for payment % would go back', new.attempt_id
      using errcode = 'check_violation', constraint = 'refund_within_payment';
  end if;
  return null;
end $$;
CREATE FUNCTION refuse_reservation_over_stock() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform from stock_batch where tyre_id = new.tyre_id order by id for no key update;
  if exists (select from tyre_stock where tyre_id = new.tyre_id and held > quantity) then
    raise exception 'reservations are over the stock of tyre %', new.tyre_id
      using errcode = 'check_violation', constraint = 'reserved_tyre_within_stock';
  end if;
  return null;
end $$;
CREATE FUNCTION refuse_stock_change_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the changes of stock are added to and not changed'
    using errcode = 'check_violation', constraint = 'stock_change_stays';
end $$;
CREATE FUNCTION refuse_unless_lines_add_up(of_order uuid) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if exists (
    select from shop_order o, lateral (
      select coalesce(sum(total_cents - discount_cents), 0) as total, coalesce(sum(vat_cents), 0) as vat,
        coalesce(sum(discount_cents), 0) as discount
      from shop_order_line where order_id = o.id
    ) line
    where o.id = of_order and (total_cents <> total or vat_cents <> vat or discount_cents <> discount)
  ) then
    raise exception 'the lines of order % do not add up to it', of_order
      using errcode = 'check_violation', constraint = 'shop_order_adds_up_with_its_lines';
  end if;
end $$;
CREATE FUNCTION review_email_hash(email text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN encode(sha256(convert_to(lower(email), 'UTF8'::name)), 'hex'::text);
CREATE TABLE vat_rate (
    valid_from date NOT NULL,
    permille smallint NOT NULL,
    kind text NOT NULL,
    CONSTRAINT vat_rate_kind_check CHECK ((kind = ANY (ARRAY['products'::text, 'services'::text]))),
    CONSTRAINT vat_rate_permille_check CHECK (((permille >= 0) AND (permille <= 999)))
);
CREATE FUNCTION service_vat_permille_on(day date) RETURNS smallint
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (SELECT vat_rate.permille FROM vat_rate WHERE ((vat_rate.kind = 'services'::text) AND (vat_rate.valid_from <= service_vat_permille_on.day)) ORDER BY vat_rate.valid_from DESC LIMIT 1);
CREATE FUNCTION shown_moves(of_tyres integer[], moved integer[], turned boolean[]) RETURNS TABLE(tyre_id integer, figure_before text)
    LANGUAGE sql STABLE
    AS $$
  select sum_of.tyre_id, case when not sum_of.turned then figures.before end
  from (
    select tyre_id, sum(quantity) as quantity, bool_or(turned) as turned
    from unnest(of_tyres, moved, turned) as move (tyre_id, quantity, turned) group by tyre_id
  ) as sum_of join tyre_stock stock using (tyre_id) cross join lateral (
    select stock_word(stock.quantity - held - sum_of.quantity) as before, stock_word(stock.quantity - held) as after
  ) as figures
  where sum_of.turned or figures.before <> figures.after
$$;
CREATE FUNCTION stock_word(quantity bigint) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (COALESCE(quantity, (0)::bigint) <= 0) THEN '0'::text WHEN (quantity <= 8) THEN (quantity)::text WHEN (quantity <= 20) THEN '>8'::text WHEN (quantity <= 50) THEN '>20'::text WHEN (quantity <= 100) THEN '>50'::text WHEN (quantity <= 250) THEN '>100'::text ELSE '>250'::text END;
CREATE FUNCTION tell_content_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform bump_revision('content');
  return null;
end $$;
CREATE FUNCTION tell_service_points_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform bump_revision('service-points');
  return null;
end $$;
CREATE FUNCTION vat_permille_on(day date) RETURNS smallint
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (SELECT vat_rate.permille FROM vat_rate WHERE ((vat_rate.kind = 'products'::text) AND (vat_rate.valid_from <= vat_permille_on.day)) ORDER BY vat_rate.valid_from DESC LIMIT 1);
CREATE TABLE appointment (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    service_point_id integer NOT NULL,
    bay_id integer,
    cart_id uuid,
    holder_kind text NOT NULL,
    holder_id text NOT NULL,
    address_hash text NOT NULL,
    state text DEFAULT 'hold'::text NOT NULL,
    during tstzrange,
    held_since timestamp with time zone NOT NULL,
    held_until timestamp with time zone,
    service_ids integer[] NOT NULL,
    tyres smallint NOT NULL,
    sequence integer DEFAULT 0 NOT NULL,
    confirmed_at timestamp with time zone,
    garage_answer text,
    reminded_at timestamp with time zone,
    done_at timestamp with time zone,
    order_id uuid,
    CONSTRAINT appointment_address_hash_check CHECK (((length(address_hash) >= 20) AND (length(address_hash) <= 100))),
    CONSTRAINT appointment_garage_answer_check CHECK ((garage_answer = ANY (ARRAY['acknowledged'::text, 'declined'::text]))),
    CONSTRAINT appointment_has_a_bay_with_its_time CHECK ((num_nulls(bay_id, during) <> 1)),
    CONSTRAINT appointment_holder_id_check CHECK (((length(holder_id) >= 1) AND (length(holder_id) <= 100))),
    CONSTRAINT appointment_holder_kind_check CHECK ((holder_kind = ANY (ARRAY['guest'::text, 'customer'::text]))),
    CONSTRAINT appointment_is_done_when_firm CHECK (((done_at IS NULL) OR (state = 'firm'::text))),
    CONSTRAINT appointment_of_cart_is_not_booked_yet CHECK (((cart_id IS NULL) OR (state = 'hold'::text))),
    CONSTRAINT appointment_sequence_check CHECK ((sequence >= 0)),
    CONSTRAINT appointment_state_check CHECK ((state = ANY (ARRAY['hold'::text, 'firm'::text, 'cancelled'::text]))),
    CONSTRAINT appointment_takes_half_an_hour CHECK ((((upper(during) - lower(during)) = '00:30:00'::interval) AND lower_inc(during) AND (NOT upper_inc(during)))),
    CONSTRAINT appointment_time_is_held_until CHECK (((state <> 'hold'::text) OR ((during IS NULL) = (held_until IS NULL)))),
    CONSTRAINT appointment_tyres_check CHECK (((tyres >= 1) AND (tyres <= 9999)))
);
CREATE TABLE appointment_customer (
    appointment_id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    licence_plate text,
    locale text NOT NULL,
    CONSTRAINT appointment_customer_email_check CHECK (((email ~~ '%_@_%'::text) AND (email !~ '[[:space:][:cntrl:]]'::text))),
    CONSTRAINT appointment_customer_licence_plate_check CHECK (((length(licence_plate) >= 2) AND (length(licence_plate) <= 20))),
    CONSTRAINT appointment_customer_locale_check CHECK ((locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text]))),
    CONSTRAINT appointment_customer_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
    CONSTRAINT appointment_customer_phone_check CHECK (((length(phone) >= 3) AND (length(phone) <= 30)))
);
CREATE TABLE attempt (
    what text NOT NULL,
    who text NOT NULL,
    count integer NOT NULL,
    window_started_at timestamp with time zone NOT NULL,
    window_ends_at timestamp with time zone NOT NULL,
    CONSTRAINT attempt_check CHECK ((window_ends_at > window_started_at)),
    CONSTRAINT attempt_count_check CHECK ((count > 0)),
    CONSTRAINT attempt_what_check CHECK ((what <> ''::text)),
    CONSTRAINT attempt_who_check CHECK ((who <> ''::text))
);
CREATE TABLE audit (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_kind text NOT NULL,
    actor_id text,
    action text NOT NULL,
    customer_id text,
    address text,
    device text,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    record_kind text,
    record_id text,
    before jsonb,
    after jsonb,
    reason text,
    origin text,
    run_id bigint,
    roles text,
    CONSTRAINT audit_action_check CHECK ((action ~ '^[a-z][a-z-]{1,59}$'::text)),
    CONSTRAINT audit_actor_id_check CHECK ((actor_id <> ''::text)),
    CONSTRAINT audit_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['nobody'::text, 'customer'::text, 'staff'::text, 'shop'::text]))),
    CONSTRAINT audit_after_check CHECK ((jsonb_typeof(after) = 'object'::text)),
    CONSTRAINT audit_before_check CHECK ((jsonb_typeof(before) = 'object'::text)),
    CONSTRAINT audit_change_has_no_secrets CHECK (((NOT (COALESCE(before, '{}'::jsonb) ?| ARRAY['password'::text, 'password_hash'::text, 'token'::text, 'secret'::text, 'cookie'::text, 'email'::text])) AND (NOT (COALESCE(after, '{}'::jsonb) ?| ARRAY['password'::text, 'password_hash'::text, 'token'::text, 'secret'::text, 'cookie'::text, 'email'::text])))),
    CONSTRAINT audit_change_has_record CHECK (((record_kind IS NOT NULL) OR (num_nonnulls(before, after) = 0))),
    CONSTRAINT audit_customer_id_check CHECK ((customer_id <> ''::text)),
    CONSTRAINT audit_details_check CHECK (((jsonb_typeof(details) = 'object'::text) AND (NOT (details ?| ARRAY['password'::text, 'oldpassword'::text, 'token'::text, 'access_token'::text, 'refresh_token'::text, 'secret'::text, 'cookie'::text, 'email'::text])))),
    CONSTRAINT audit_known_actor_has_id CHECK (((actor_kind <> ALL (ARRAY['customer'::text, 'staff'::text])) OR (actor_id IS NOT NULL))),
    CONSTRAINT audit_origin_check CHECK ((origin = ANY (ARRAY['form'::text, 'grid'::text, 'bulk'::text, 'import'::text, 'plan'::text, 'undo'::text, 'command'::text]))),
    CONSTRAINT audit_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
    CONSTRAINT audit_record_has_kind_and_id CHECK (((record_kind IS NULL) = (record_id IS NULL))),
    CONSTRAINT audit_record_id_check CHECK ((record_id <> ''::text)),
    CONSTRAINT audit_record_kind_check CHECK ((record_kind ~ '^[a-z][a-z-]{1,39}$'::text))
);
ALTER TABLE audit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE banner (
    id integer NOT NULL,
    locale_id smallint NOT NULL,
    tyre_category_id smallint NOT NULL,
    "position" smallint NOT NULL,
    published boolean DEFAULT true NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    link text NOT NULL,
    tone text NOT NULL,
    image_base_path text NOT NULL,
    image text NOT NULL,
    CONSTRAINT banner_description_check CHECK ((length(description) <= 1000)),
    CONSTRAINT banner_image_base_path_check CHECK ((image_base_path ~ '^/([a-z0-9-]+/)*$'::text)),
    CONSTRAINT banner_image_check CHECK ((image ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$'::text)),
    CONSTRAINT banner_link_check CHECK ((link ~ '^(/$|/[^/\\]|https://)'::text)),
    CONSTRAINT banner_locale_id_check CHECK ((locale_id = ANY (ARRAY[1, 2]))),
    CONSTRAINT banner_position_check CHECK (("position" >= 0)),
    CONSTRAINT banner_title_check CHECK (((length(title) >= 1) AND (length(title) <= 100))),
    CONSTRAINT banner_tone_check CHECK ((tone = ANY (ARRAY['frost'::text, 'amber'::text, 'asphalt'::text]))),
    CONSTRAINT banner_tyre_category_id_check CHECK (((tyre_category_id >= 1) AND (tyre_category_id <= 4)))
);
ALTER TABLE banner ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE brand (
    id integer NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    image_path text,
    contact text,
    version integer DEFAULT 1 NOT NULL,
    "position" smallint DEFAULT 100 NOT NULL,
    archived_at timestamp with time zone,
    words_changed_at timestamp with time zone,
    minimum_price_cents integer,
    CONSTRAINT brand_contact_check CHECK (((length(contact) >= 1) AND (length(contact) <= 300))),
    CONSTRAINT brand_image_path_check CHECK ((image_path ~ '^/[^/\\]'::text)),
    CONSTRAINT brand_minimum_price_cents_check CHECK (((minimum_price_cents >= 1) AND (minimum_price_cents <= 10000000))),
    CONSTRAINT brand_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
    CONSTRAINT brand_position_check CHECK ((("position" >= 0) AND ("position" <= 9999))),
    CONSTRAINT brand_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 80)))
);
CREATE TABLE brand_former_slug (
    slug text NOT NULL,
    brand_id integer NOT NULL
);
ALTER TABLE brand ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE campaign (
    id integer NOT NULL,
    slug text NOT NULL,
    published boolean DEFAULT true NOT NULL,
    campaign_mode boolean DEFAULT false NOT NULL,
    title_fi text NOT NULL,
    title_en text NOT NULL,
    meta_desc_fi text DEFAULT ''::text NOT NULL,
    meta_desc_en text DEFAULT ''::text NOT NULL,
    image_base_path text NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT campaign_image_base_path_check CHECK ((image_base_path ~ '^/([a-z0-9-]+/)*$'::text)),
    CONSTRAINT campaign_meta_desc_en_check CHECK ((length(meta_desc_en) <= 320)),
    CONSTRAINT campaign_meta_desc_fi_check CHECK ((length(meta_desc_fi) <= 320)),
    CONSTRAINT campaign_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 100))),
    CONSTRAINT campaign_title_en_check CHECK (((length(title_en) >= 1) AND (length(title_en) <= 150))),
    CONSTRAINT campaign_title_fi_check CHECK (((length(title_fi) >= 1) AND (length(title_fi) <= 150)))
);
ALTER TABLE campaign ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE campaign_section (
    campaign_id integer NOT NULL,
    place text NOT NULL,
    locale_id smallint NOT NULL,
    kind text NOT NULL,
    image text,
    small_image text,
    logo text,
    title text,
    description text,
    button_one_title text,
    button_one_link text,
    button_two_title text,
    button_two_link text,
    youtube_link text,
    background_color text,
    data jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT campaign_section_background_color_check CHECK ((background_color ~ '^#[0-9a-f]{6}$'::text)),
    CONSTRAINT campaign_section_button_one_link_check CHECK ((button_one_link ~ '^(/$|/[^/\\]|#[a-z]|https://)'::text)),
    CONSTRAINT campaign_section_button_one_title_check CHECK (((length(button_one_title) >= 1) AND (length(button_one_title) <= 60))),
    CONSTRAINT campaign_section_button_two_link_check CHECK ((button_two_link ~ '^(/$|/[^/\\]|#[a-z]|https://)'::text)),
    CONSTRAINT campaign_section_button_two_title_check CHECK (((length(button_two_title) >= 1) AND (length(button_two_title) <= 60))),
    CONSTRAINT campaign_section_data_check CHECK (((jsonb_typeof(data) = 'array'::text) AND (jsonb_array_length(data) <= 50))),
    CONSTRAINT campaign_section_description_check CHECK (((length(description) >= 1) AND (length(description) <= 20000))),
    CONSTRAINT campaign_section_image_check CHECK ((image ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$'::text)),
    CONSTRAINT campaign_section_kind_check CHECK ((kind = ANY (ARRAY['hero'::text, 'stats'::text, 'image-and-text'::text, 'call-to-action'::text, 'numbered-list'::text, 'faq'::text, 'video'::text, 'image'::text]))),
    CONSTRAINT campaign_section_locale_id_check CHECK ((locale_id = ANY (ARRAY[1, 2]))),
    CONSTRAINT campaign_section_logo_check CHECK ((logo ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$'::text)),
    CONSTRAINT campaign_section_place_check CHECK ((place = ANY (ARRAY['top'::text, 'one'::text, 'two'::text, 'three'::text, 'four'::text, 'five'::text, 'six'::text, 'seven'::text, 'eight'::text, 'nine'::text, 'ten'::text, 'eleven'::text, 'twelve'::text, 'thirteen'::text, 'fourteen'::text, 'fifteen'::text, 'sixteen'::text, 'image'::text]))),
    CONSTRAINT campaign_section_small_image_check CHECK ((small_image ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$'::text)),
    CONSTRAINT campaign_section_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200))),
    CONSTRAINT campaign_section_youtube_link_check CHECK ((youtube_link ~ '^https://(www\.youtube\.com|www\.youtube-nocookie\.com|youtu\.be)/'::text))
);
CREATE TABLE captcha (
    key text NOT NULL,
    form text NOT NULL,
    answer_hash text NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT captcha_check CHECK ((expires_at > created_at)),
    CONSTRAINT captcha_form_check CHECK ((form <> ''::text)),
    CONSTRAINT captcha_tries_check CHECK ((tries >= 0))
);
CREATE TABLE cart (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    guest_id uuid,
    customer_id text,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    fitting boolean DEFAULT true NOT NULL,
    address_type text DEFAULT 'billing'::text NOT NULL,
    delivery_left_out boolean DEFAULT false NOT NULL,
    promo_code_id integer,
    vehicle_question_skipped boolean DEFAULT false NOT NULL,
    CONSTRAINT cart_address_type_check CHECK ((address_type = ANY (ARRAY['billing'::text, 'different'::text, 'servicepoint'::text]))),
    CONSTRAINT cart_customer_id_check CHECK (((length(customer_id) >= 1) AND (length(customer_id) <= 100))),
    CONSTRAINT cart_has_one_owner CHECK ((num_nonnulls(guest_id, customer_id) = 1)),
    CONSTRAINT cart_of_guest_has_no_promo_code CHECK (((promo_code_id IS NULL) OR (customer_id IS NOT NULL))),
    CONSTRAINT cart_without_fitting_goes_to_no_service_point CHECK ((fitting OR (address_type <> 'servicepoint'::text)))
);
CREATE TABLE cart_line (
    id integer NOT NULL,
    cart_id uuid NOT NULL,
    tyre_id integer NOT NULL,
    quantity smallint NOT NULL,
    added_at timestamp with time zone NOT NULL,
    seen_cents integer,
    rear_tyre_id integer,
    for_another_car boolean DEFAULT false NOT NULL,
    CONSTRAINT cart_line_check CHECK ((rear_tyre_id <> tyre_id)),
    CONSTRAINT cart_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999))),
    CONSTRAINT cart_line_seen_cents_check CHECK ((seen_cents > 0))
);
ALTER TABLE cart_line ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE cart_service (
    id integer DEFAULT nextval('cart_line_id_seq'::regclass) NOT NULL,
    cart_id uuid NOT NULL,
    service_id smallint NOT NULL,
    rim numeric(3,1),
    added_at timestamp with time zone NOT NULL,
    CONSTRAINT cart_service_rim_check CHECK (((rim >= (8)::numeric) AND (rim <= (30)::numeric))),
    CONSTRAINT cart_service_service_id_check CHECK ((service_id <> 1))
);
CREATE TABLE catalogue_change (
    id bigint NOT NULL,
    number bigint,
    tyre_id integer,
    at timestamp with time zone NOT NULL,
    figure_before text
);
ALTER TABLE catalogue_change ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE checkout_draft (
    cart_id uuid NOT NULL,
    details jsonb NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT checkout_draft_details_check CHECK (((jsonb_typeof(details) = 'object'::text) AND (length((details)::text) <= 20000)))
);
CREATE TABLE cms_page (
    id integer NOT NULL,
    url_path text NOT NULL,
    type text NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    published boolean DEFAULT true NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    is_unchecked_draft boolean DEFAULT false NOT NULL,
    CONSTRAINT cms_page_position_check CHECK (("position" >= 0)),
    CONSTRAINT cms_page_type_check CHECK ((type = ANY (ARRAY['Campaign'::text, 'Hamburger'::text, 'Footer'::text, 'Information'::text, 'Text'::text]))),
    CONSTRAINT cms_page_url_path_check CHECK (((url_path ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(url_path) <= 100)))
);
ALTER TABLE cms_page ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE cms_page_translation (
    cms_page_id integer NOT NULL,
    locale_id smallint NOT NULL,
    title text NOT NULL,
    summary text DEFAULT ''::text NOT NULL,
    content text DEFAULT ''::text NOT NULL,
    meta_desc text DEFAULT ''::text NOT NULL,
    CONSTRAINT cms_page_translation_content_check CHECK ((length(content) <= 200000)),
    CONSTRAINT cms_page_translation_locale_id_check CHECK ((locale_id = ANY (ARRAY[1, 2]))),
    CONSTRAINT cms_page_translation_meta_desc_check CHECK ((length(meta_desc) <= 320)),
    CONSTRAINT cms_page_translation_summary_check CHECK ((length(summary) <= 1000)),
    CONSTRAINT cms_page_translation_title_check CHECK (((length(title) >= 1) AND (length(title) <= 150)))
);
CREATE TABLE country (
    id smallint NOT NULL,
    iso2 text NOT NULL,
    name_fi text NOT NULL,
    name_en text NOT NULL,
    name_sv text NOT NULL,
    dial_code text,
    CONSTRAINT country_dial_code_check CHECK ((dial_code ~ '^[1-9][0-9]{0,6}$'::text)),
    CONSTRAINT country_iso2_check CHECK ((iso2 ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT country_name_en_check CHECK ((name_en <> ''::text)),
    CONSTRAINT country_name_fi_check CHECK ((name_fi <> ''::text)),
    CONSTRAINT country_name_sv_check CHECK ((name_sv <> ''::text))
);
CREATE TABLE credit_note (
    number integer NOT NULL,
    invoice_number integer NOT NULL,
    refund_id uuid NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    amount_cents integer NOT NULL,
    seller jsonb NOT NULL,
    CONSTRAINT credit_note_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT credit_note_number_check CHECK ((number > 0)),
    CONSTRAINT credit_note_seller_check CHECK ((jsonb_typeof(seller) = 'object'::text))
);
CREATE TABLE credit_note_line (
    credit_note_number integer NOT NULL,
    order_line_id integer NOT NULL,
    gross_cents integer NOT NULL,
    vat_cents integer NOT NULL,
    quantity smallint DEFAULT 0 NOT NULL,
    CONSTRAINT credit_note_line_check CHECK (((vat_cents >= 0) AND (vat_cents <= gross_cents))),
    CONSTRAINT credit_note_line_gross_cents_check CHECK ((gross_cents > 0)),
    CONSTRAINT credit_note_line_quantity_check CHECK ((quantity >= 0))
);
CREATE TABLE customer (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text,
    password_hash text,
    salutation text DEFAULT 'mr'::text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    country_code text DEFAULT '358'::text NOT NULL,
    contact_number text NOT NULL,
    contact_number_e164 text,
    is_company_user boolean DEFAULT false NOT NULL,
    company_name text,
    company_vat_number text,
    shipping_same_as_billing boolean DEFAULT false NOT NULL,
    permissions text[] DEFAULT ARRAY['profile'::text, 'orders'::text, 'downloads'::text, 'news'::text, 'change_password'::text] NOT NULL,
    locale text NOT NULL,
    verified_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    CONSTRAINT customer_company_has_name CHECK (((NOT is_company_user) OR (company_name IS NOT NULL))),
    CONSTRAINT customer_company_name_check CHECK (((length(company_name) >= 1) AND (length(company_name) <= 50))),
    CONSTRAINT customer_company_vat_number_check CHECK (((length(company_vat_number) >= 1) AND (length(company_vat_number) <= 50))),
    CONSTRAINT customer_contact_number_check CHECK ((length(contact_number) <= 21)),
    CONSTRAINT customer_contact_number_e164_check CHECK ((contact_number_e164 ~ '^\+[0-9]{7,15}$'::text)),
    CONSTRAINT customer_country_code_check CHECK ((country_code ~ '^[0-9]{1,4}$'::text)),
    CONSTRAINT customer_email_check CHECK (((email = lower(email)) AND (email ~~ '%_@_%'::text) AND (email !~ '[[:cntrl:]]'::text) AND (length(email) <= 254))),
    CONSTRAINT customer_first_name_check CHECK ((length(first_name) <= 50)),
    CONSTRAINT customer_last_name_check CHECK ((length(last_name) <= 50)),
    CONSTRAINT customer_locale_check CHECK ((locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text]))),
    CONSTRAINT customer_open_has_email CHECK (((email IS NOT NULL) OR (closed_at IS NOT NULL))),
    CONSTRAINT customer_password_hash_check CHECK ((password_hash ~~ '$argon2id$%'::text)),
    CONSTRAINT customer_permissions_check CHECK ((permissions <@ ARRAY['profile'::text, 'orders'::text, 'downloads'::text, 'news'::text, 'change_password'::text])),
    CONSTRAINT customer_salutation_check CHECK ((salutation = ANY (ARRAY['mr'::text, 'miss'::text, 'mrs'::text])))
);
CREATE TABLE customer_address (
    customer_id uuid NOT NULL,
    kind text NOT NULL,
    address_line_1 text NOT NULL,
    address_line_2 text,
    zipcode text NOT NULL,
    city text NOT NULL,
    country_id smallint NOT NULL,
    company_name text,
    company_vat_number text,
    CONSTRAINT customer_address_address_line_1_check CHECK (((length(address_line_1) >= 1) AND (length(address_line_1) <= 50))),
    CONSTRAINT customer_address_address_line_2_check CHECK (((length(address_line_2) >= 1) AND (length(address_line_2) <= 50))),
    CONSTRAINT customer_address_city_check CHECK (((length(city) >= 1) AND (length(city) <= 50))),
    CONSTRAINT customer_address_company_name_check CHECK (((length(company_name) >= 1) AND (length(company_name) <= 50))),
    CONSTRAINT customer_address_company_vat_number_check CHECK (((length(company_vat_number) >= 1) AND (length(company_vat_number) <= 50))),
    CONSTRAINT customer_address_kind_check CHECK ((kind = ANY (ARRAY['billing'::text, 'shipping'::text]))),
    CONSTRAINT customer_address_zipcode_check CHECK ((zipcode ~ '^[0-9]{5}$'::text))
);
CREATE TABLE customer_device (
    customer_id uuid NOT NULL,
    device_hash text NOT NULL,
    label text NOT NULL,
    address text NOT NULL,
    first_seen_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    CONSTRAINT customer_device_device_hash_check CHECK ((device_hash ~ '^[A-Za-z0-9_-]{43}$'::text))
);
ALTER TABLE delivery_setting ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE delivery_tier (
    from_quantity smallint NOT NULL,
    gross_cents integer NOT NULL,
    setting_id integer NOT NULL,
    CONSTRAINT delivery_tier_from_quantity_check CHECK (((from_quantity >= 1) AND (from_quantity <= 999))),
    CONSTRAINT delivery_tier_gross_cents_check CHECK (((gross_cents >= 0) AND (gross_cents <= 100000)))
);
CREATE TABLE document_counter (
    series text NOT NULL,
    last_number integer NOT NULL,
    CONSTRAINT document_counter_series_check CHECK ((series = ANY (ARRAY['invoice'::text, 'credit-note'::text])))
);
CREATE TABLE download_category (
    id integer NOT NULL,
    "position" smallint NOT NULL,
    name_fi text NOT NULL,
    name_en text NOT NULL,
    CONSTRAINT download_category_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 100))),
    CONSTRAINT download_category_name_fi_check CHECK (((length(name_fi) >= 1) AND (length(name_fi) <= 100))),
    CONSTRAINT download_category_position_check CHECK (("position" >= 0))
);
ALTER TABLE download_category ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE download_file (
    id integer NOT NULL,
    download_category_id integer NOT NULL,
    "position" smallint NOT NULL,
    file_name text NOT NULL,
    media_type text NOT NULL,
    language text,
    title_fi text NOT NULL,
    title_en text NOT NULL,
    content bytea NOT NULL,
    published boolean DEFAULT true NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT download_file_content_check CHECK (((length(content) >= 1) AND (length(content) <= 5000000))),
    CONSTRAINT download_file_file_name_check CHECK (((file_name ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]{2,5}$'::text) AND (length(file_name) <= 100))),
    CONSTRAINT download_file_language_check CHECK ((language = ANY (ARRAY['fi'::text, 'en'::text]))),
    CONSTRAINT download_file_media_type_check CHECK ((media_type ~ '^[a-z]+/[a-z0-9.+-]+$'::text)),
    CONSTRAINT download_file_position_check CHECK (("position" >= 0)),
    CONSTRAINT download_file_title_en_check CHECK (((length(title_en) >= 1) AND (length(title_en) <= 150))),
    CONSTRAINT download_file_title_fi_check CHECK (((length(title_fi) >= 1) AND (length(title_fi) <= 150)))
);
ALTER TABLE download_file ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE download_log (
    id bigint NOT NULL,
    customer_id text NOT NULL,
    title text NOT NULL,
    file_name text NOT NULL,
    downloaded_at timestamp with time zone NOT NULL,
    CONSTRAINT download_log_customer_id_check CHECK (((length(customer_id) >= 1) AND (length(customer_id) <= 100))),
    CONSTRAINT download_log_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200))),
    CONSTRAINT download_log_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
);
ALTER TABLE download_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE fitted_vehicle (
    id integer NOT NULL,
    vehicle_type_id smallint NOT NULL,
    make text NOT NULL,
    model text NOT NULL,
    year_from smallint NOT NULL,
    year_to smallint,
    CONSTRAINT fitted_vehicle_check CHECK (((year_to >= year_from) AND (year_to <= 2100))),
    CONSTRAINT fitted_vehicle_make_check CHECK (((length(make) >= 1) AND (length(make) <= 60))),
    CONSTRAINT fitted_vehicle_model_check CHECK (((length(model) >= 1) AND (length(model) <= 80))),
    CONSTRAINT fitted_vehicle_vehicle_type_id_check CHECK ((vehicle_type_id = ANY (ARRAY[2, 3, 4]))),
    CONSTRAINT fitted_vehicle_year_from_check CHECK (((year_from >= 1950) AND (year_from <= 2100)))
);
ALTER TABLE fitted_vehicle ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE fitted_vehicle_size (
    fitted_vehicle_id integer NOT NULL,
    width numeric(5,2) NOT NULL,
    aspect smallint NOT NULL,
    diameter numeric(3,1) NOT NULL,
    commercial boolean DEFAULT false NOT NULL,
    CONSTRAINT fitted_vehicle_size_aspect_check CHECK (((aspect = 0) OR ((aspect >= 20) AND (aspect <= 100)))),
    CONSTRAINT fitted_vehicle_size_diameter_check CHECK (((diameter >= (8)::numeric) AND (diameter <= (30)::numeric))),
    CONSTRAINT fitted_vehicle_size_width_check CHECK (((width >= (5)::numeric) AND (width <= (999)::numeric)))
);
CREATE TABLE former_time (
    cart_id uuid NOT NULL,
    service_point_id integer NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    service_ids integer[] NOT NULL,
    reason text NOT NULL,
    lost_at timestamp with time zone NOT NULL,
    CONSTRAINT former_time_reason_check CHECK ((reason = ANY (ARRAY['expired'::text, 'replaced'::text, 'given-up'::text, 'not-served'::text])))
);
CREATE TABLE garage_calendar (
    service_point_id integer NOT NULL,
    secret_hash bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT garage_calendar_secret_hash_check CHECK ((length(secret_hash) = 32))
);
CREATE TABLE goods_receipt (
    id integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    supplier text NOT NULL,
    delivery_note text NOT NULL,
    delivered_on date NOT NULL,
    created_at timestamp with time zone NOT NULL,
    received_at timestamp with time zone,
    received_by uuid,
    CONSTRAINT goods_receipt_delivery_note_check CHECK (((length(delivery_note) >= 1) AND (length(delivery_note) <= 60))),
    CONSTRAINT goods_receipt_receiver_has_received CHECK (((received_by IS NULL) OR (received_at IS NOT NULL))),
    CONSTRAINT goods_receipt_supplier_check CHECK (((length(supplier) >= 1) AND (length(supplier) <= 100)))
);
ALTER TABLE goods_receipt ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE goods_receipt_line (
    id integer NOT NULL,
    goods_receipt_id integer NOT NULL,
    tyre_id integer NOT NULL,
    dot_year smallint NOT NULL,
    dot_week smallint NOT NULL,
    quantity integer NOT NULL,
    purchase_cents integer NOT NULL,
    as_new boolean,
    CONSTRAINT goods_receipt_line_dot_week_check CHECK (((dot_week >= 1) AND (dot_week <= 53))),
    CONSTRAINT goods_receipt_line_dot_year_check CHECK (((dot_year >= 2000) AND (dot_year <= 2100))),
    CONSTRAINT goods_receipt_line_purchase_cents_check CHECK (((purchase_cents >= 1) AND (purchase_cents <= 100000000))),
    CONSTRAINT goods_receipt_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 9999)))
);
ALTER TABLE goods_receipt_line ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE idempotent_answer (
    caller text NOT NULL,
    key text NOT NULL,
    call text NOT NULL,
    request_hash text NOT NULL,
    answer jsonb,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    run uuid,
    claimed_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    carried_out boolean DEFAULT false NOT NULL,
    CONSTRAINT idempotent_answer_call_check CHECK ((call <> ''::text)),
    CONSTRAINT idempotent_answer_caller_check CHECK ((caller <> ''::text)),
    CONSTRAINT idempotent_answer_check CHECK ((expires_at > created_at)),
    CONSTRAINT idempotent_answer_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200)))
);
CREATE TABLE import_profile (
    kind text NOT NULL,
    name text NOT NULL,
    columns jsonb NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT import_profile_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);
CREATE TABLE invoice (
    number integer NOT NULL,
    order_id uuid NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    paid_by text NOT NULL,
    total_cents integer NOT NULL,
    fitted_at timestamp with time zone,
    seller jsonb NOT NULL,
    CONSTRAINT invoice_number_check CHECK ((number > 0)),
    CONSTRAINT invoice_paid_by_check CHECK ((paid_by = ANY (ARRAY['bank'::text, 'creditcard'::text, 'apple-pay'::text, 'mobile'::text, 'klarna'::text]))),
    CONSTRAINT invoice_seller_check CHECK ((jsonb_typeof(seller) = 'object'::text)),
    CONSTRAINT invoice_total_cents_check CHECK ((total_cents >= 0))
);
CREATE TABLE landing_text (
    type text NOT NULL,
    name text NOT NULL,
    locale_id smallint NOT NULL,
    block1 text NOT NULL,
    block2 text NOT NULL,
    block3 text NOT NULL,
    meta_description text NOT NULL,
    CONSTRAINT landing_text_block1_check CHECK (((length(block1) >= 1) AND (length(block1) <= 5000))),
    CONSTRAINT landing_text_block2_check CHECK (((length(block2) >= 1) AND (length(block2) <= 5000))),
    CONSTRAINT landing_text_block3_check CHECK (((length(block3) >= 1) AND (length(block3) <= 5000))),
    CONSTRAINT landing_text_locale_id_check CHECK ((locale_id = ANY (ARRAY[1, 2]))),
    CONSTRAINT landing_text_meta_description_check CHECK (((length(meta_description) >= 1) AND (length(meta_description) <= 320))),
    CONSTRAINT landing_text_name_check CHECK (((name ~ '^[A-Za-z0-9.]+([-/][A-Za-z0-9.]+)*$'::text) AND (length(name) <= 200))),
    CONSTRAINT landing_text_type_check CHECK ((type = ANY (ARRAY['tyre_season'::text, 'tyre_size'::text, 'tyre_category'::text, 'brand'::text, 'model'::text])))
);
CREATE TABLE mail (
    id uuid NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body_text text NOT NULL,
    body_html text,
    locale text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_tried_at timestamp with time zone,
    last_error text,
    sent_at timestamp with time zone,
    unsubscribe_url text,
    calendar_method text,
    calendar_text text,
    CONSTRAINT mail_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT mail_body_text_check CHECK ((body_text <> ''::text)),
    CONSTRAINT mail_calendar_has_a_method CHECK ((num_nulls(calendar_method, calendar_text) <> 1)),
    CONSTRAINT mail_calendar_method_check CHECK ((calendar_method = ANY (ARRAY['PUBLISH'::text, 'CANCEL'::text]))),
    CONSTRAINT mail_locale_check CHECK ((locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text]))),
    CONSTRAINT mail_recipient_check CHECK (((recipient !~ '[[:cntrl:]]'::text) AND (recipient ~~ '%_@_%'::text))),
    CONSTRAINT mail_subject_check CHECK (((subject <> ''::text) AND (subject !~ '[[:cntrl:]]'::text))),
    CONSTRAINT mail_unsubscribe_url_check CHECK ((unsubscribe_url ~ '^https?://[^[:space:]<>]+$'::text))
);
CREATE TABLE mail_attachment (
    mail_id uuid NOT NULL,
    "position" smallint NOT NULL,
    file_name text NOT NULL,
    media_type text NOT NULL,
    content bytea NOT NULL,
    CONSTRAINT mail_attachment_content_check CHECK ((length(content) <= 10000000)),
    CONSTRAINT mail_attachment_file_name_check CHECK ((file_name ~ '^[a-z0-9][a-z0-9._-]{0,99}$'::text)),
    CONSTRAINT mail_attachment_media_type_check CHECK ((media_type ~ '^[a-z]+/[a-z0-9.+-]+$'::text)),
    CONSTRAINT mail_attachment_position_check CHECK (("position" >= 1))
);
CREATE TABLE marketing_event (
    id uuid NOT NULL,
    guest_id uuid,
    customer_id text,
    event text NOT NULL,
    items jsonb NOT NULL,
    locale text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    last_error text,
    CONSTRAINT marketing_event_customer_id_check CHECK (((length(customer_id) >= 1) AND (length(customer_id) <= 100))),
    CONSTRAINT marketing_event_event_check CHECK ((event = ANY (ARRAY['viewed_product'::text, 'added_to_cart'::text, 'started_checkout'::text, 'placed_order'::text]))),
    CONSTRAINT marketing_event_has_one_owner CHECK ((num_nonnulls(guest_id, customer_id) = 1)),
    CONSTRAINT marketing_event_items_check CHECK (((jsonb_typeof(items) = 'array'::text) AND (length((items)::text) <= 40000))),
    CONSTRAINT marketing_event_locale_check CHECK ((locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text])))
);
CREATE TABLE menu_item (
    id integer NOT NULL,
    parent_id integer,
    "position" smallint NOT NULL,
    type text NOT NULL,
    slug text,
    name_fi text NOT NULL,
    name_en text NOT NULL,
    description_fi text DEFAULT ''::text NOT NULL,
    description_en text DEFAULT ''::text NOT NULL,
    image_path text,
    link_fi text,
    link_en text,
    CONSTRAINT menu_item_check CHECK ((parent_id <> id)),
    CONSTRAINT menu_item_description_en_check CHECK ((length(description_en) <= 2000)),
    CONSTRAINT menu_item_description_fi_check CHECK ((length(description_fi) <= 2000)),
    CONSTRAINT menu_item_image_path_check CHECK ((image_path ~ '^/[^/\\]'::text)),
    CONSTRAINT menu_item_link_en_check CHECK ((link_en ~ '^(/$|/[^/\\]|https://)'::text)),
    CONSTRAINT menu_item_link_fi_check CHECK ((link_fi ~ '^(/$|/[^/\\]|https://)'::text)),
    CONSTRAINT menu_item_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 100))),
    CONSTRAINT menu_item_name_fi_check CHECK (((length(name_fi) >= 1) AND (length(name_fi) <= 100))),
    CONSTRAINT menu_item_position_check CHECK (("position" >= 0)),
    CONSTRAINT menu_item_slug_check CHECK ((slug ~ '^[A-Za-z0-9.]+([-/][A-Za-z0-9.]+)*$'::text)),
    CONSTRAINT menu_item_type_check CHECK ((type = ANY (ARRAY['season'::text, 'tyre_category'::text, 'article'::text, 'brand'::text, 'tyre_size'::text, 'model'::text, 'custom_link'::text])))
);
ALTER TABLE menu_item ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE migration (
    name text NOT NULL,
    sha256 text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE model (
    id integer NOT NULL,
    brand_id integer NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    name_fi text,
    season_id smallint NOT NULL,
    vehicle_kind text NOT NULL,
    tyre_class text NOT NULL,
    segment text NOT NULL,
    winter_climate text,
    has_3pmsf boolean DEFAULT false NOT NULL,
    ice_grip boolean DEFAULT false NOT NULL,
    axle text,
    launch_year smallint,
    short_description_fi text DEFAULT ''::text NOT NULL,
    short_description_en text DEFAULT ''::text NOT NULL,
    description_fi text DEFAULT ''::text NOT NULL,
    description_en text DEFAULT ''::text NOT NULL,
    picture text,
    popularity integer DEFAULT 0 NOT NULL,
    picture_views text DEFAULT 'hero,front'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    archived_at timestamp with time zone,
    pictures_revision integer DEFAULT 0 NOT NULL,
    CONSTRAINT model_axle_check CHECK ((axle = ANY (ARRAY['steer'::text, 'drive'::text, 'trailer'::text, 'all'::text]))),
    CONSTRAINT model_axle_is_for_trucks CHECK (((axle IS NULL) OR (tyre_class = 'C3'::text))),
    CONSTRAINT model_description_en_check CHECK ((length(description_en) <= 20000)),
    CONSTRAINT model_description_fi_check CHECK ((length(description_fi) <= 20000)),
    CONSTRAINT model_ice_grip_is_for_cars CHECK (((NOT ice_grip) OR ((tyre_class = 'C1'::text) AND has_3pmsf))),
    CONSTRAINT model_kind_has_its_class CHECK ((tyre_class =
CASE vehicle_kind
    WHEN 'van'::text THEN 'C2'::text
    WHEN 'truck'::text THEN 'C3'::text
    ELSE 'C1'::text
END)),
    CONSTRAINT model_launch_year_check CHECK (((launch_year >= 1950) AND (launch_year <= 2100))),
    CONSTRAINT model_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
    CONSTRAINT model_name_fi_check CHECK (((length(name_fi) >= 1) AND (length(name_fi) <= 80))),
    CONSTRAINT model_picture_check CHECK ((picture ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT model_picture_views_check CHECK ((picture_views ~ '^hero(,front)?(,close)?$'::text)),
    CONSTRAINT model_popularity_check CHECK ((popularity >= 0)),
    CONSTRAINT model_segment_check CHECK ((segment = ANY (ARRAY['premium'::text, 'mid'::text, 'budget'::text]))),
    CONSTRAINT model_short_description_en_check CHECK ((length(short_description_en) <= 300)),
    CONSTRAINT model_short_description_fi_check CHECK ((length(short_description_fi) <= 300)),
    CONSTRAINT model_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 100))),
    CONSTRAINT model_tyre_class_check CHECK ((tyre_class = ANY (ARRAY['C1'::text, 'C2'::text, 'C3'::text]))),
    CONSTRAINT model_vehicle_kind_check CHECK ((vehicle_kind = ANY (ARRAY['car'::text, 'suv'::text, 'van'::text, 'truck'::text]))),
    CONSTRAINT model_winter_climate_check CHECK ((winter_climate = ANY (ARRAY['Nordic'::text, 'Central European'::text])))
);
CREATE TABLE model_former_slug (
    brand_id integer NOT NULL,
    slug text NOT NULL,
    model_id integer NOT NULL
);
ALTER TABLE model ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE news_item (
    id integer NOT NULL,
    kind text NOT NULL,
    slug text NOT NULL,
    published_at timestamp with time zone NOT NULL,
    published boolean DEFAULT true NOT NULL,
    CONSTRAINT news_item_kind_check CHECK ((kind = ANY (ARRAY['news'::text, 'article'::text]))),
    CONSTRAINT news_item_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 100)))
);
ALTER TABLE news_item ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE news_item_translation (
    news_item_id integer NOT NULL,
    locale_id smallint NOT NULL,
    title text NOT NULL,
    summary text DEFAULT ''::text NOT NULL,
    content text DEFAULT ''::text NOT NULL,
    CONSTRAINT news_item_translation_content_check CHECK ((length(content) <= 200000)),
    CONSTRAINT news_item_translation_locale_id_check CHECK ((locale_id = ANY (ARRAY[1, 2]))),
    CONSTRAINT news_item_translation_summary_check CHECK ((length(summary) <= 1000)),
    CONSTRAINT news_item_translation_title_check CHECK (((length(title) >= 1) AND (length(title) <= 150)))
);
CREATE TABLE offer (
    id integer NOT NULL,
    "position" smallint NOT NULL,
    published boolean DEFAULT true NOT NULL,
    label_fi text NOT NULL,
    label_en text NOT NULL,
    url_fi text NOT NULL,
    url_en text NOT NULL,
    image_base_path text NOT NULL,
    image_fi text NOT NULL,
    image_en text NOT NULL,
    CONSTRAINT offer_image_base_path_check CHECK ((image_base_path ~ '^/([a-z0-9-]+/)*$'::text)),
    CONSTRAINT offer_image_en_check CHECK ((image_en ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$'::text)),
    CONSTRAINT offer_image_fi_check CHECK ((image_fi ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$'::text)),
    CONSTRAINT offer_label_en_check CHECK (((length(label_en) >= 1) AND (length(label_en) <= 150))),
    CONSTRAINT offer_label_fi_check CHECK (((length(label_fi) >= 1) AND (length(label_fi) <= 150))),
    CONSTRAINT offer_position_check CHECK (("position" >= 0)),
    CONSTRAINT offer_url_en_check CHECK ((url_en ~ '^(/$|/[^/\\]|https://)'::text)),
    CONSTRAINT offer_url_fi_check CHECK ((url_fi ~ '^(/$|/[^/\\]|https://)'::text))
);
ALTER TABLE offer ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE order_email (
    order_id uuid NOT NULL,
    event text NOT NULL,
    subject_id uuid NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    written_at timestamp with time zone,
    CONSTRAINT order_email_event_check CHECK ((event = ANY (ARRAY['confirmed'::text, 'refunded-late'::text, 'refunded'::text, 'cancelled'::text, 'withdrawal-received'::text, 'shipped'::text])))
);
CREATE TABLE order_terms (
    order_id uuid NOT NULL,
    content bytea NOT NULL,
    stored_at timestamp with time zone NOT NULL,
    CONSTRAINT order_terms_content_check CHECK (((length(content) >= 1) AND (length(content) <= 512000)))
);
CREATE TABLE partner_request (
    id uuid NOT NULL,
    name text NOT NULL,
    request_from text NOT NULL,
    country_code text NOT NULL,
    contact_number text NOT NULL,
    email text NOT NULL,
    location text NOT NULL,
    comment text NOT NULL,
    locale text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    handled_at timestamp with time zone,
    handled_by uuid,
    CONSTRAINT partner_request_check CHECK ((handled_at >= created_at)),
    CONSTRAINT partner_request_comment_check CHECK (((comment <> ''::text) AND (length(comment) <= 2000))),
    CONSTRAINT partner_request_contact_number_check CHECK (((length(contact_number) >= 7) AND (length(contact_number) <= 21))),
    CONSTRAINT partner_request_country_code_check CHECK ((country_code ~ '^[0-9]{1,4}$'::text)),
    CONSTRAINT partner_request_email_check CHECK (((email = lower(email)) AND (email ~~ '%_@_%'::text) AND (email !~ '[[:cntrl:]]'::text) AND (length(email) <= 254))),
    CONSTRAINT partner_request_handled_by_somebody CHECK (((handled_at IS NULL) = (handled_by IS NULL))),
    CONSTRAINT partner_request_locale_check CHECK ((locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text]))),
    CONSTRAINT partner_request_location_check CHECK (((location <> ''::text) AND (length(location) <= 200))),
    CONSTRAINT partner_request_name_check CHECK (((name <> ''::text) AND (length(name) <= 100))),
    CONSTRAINT partner_request_request_from_check CHECK ((request_from = ANY (ARRAY['tyre-shop'::text, 'garage'::text, 'car-service-point'::text, 'wholesaler'::text, 'web-shop'::text, 'other'::text])))
);
CREATE TABLE passkey (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    customer_id uuid NOT NULL,
    credential_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    backed_up boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT passkey_counter_check CHECK ((counter >= 0)),
    CONSTRAINT passkey_credential_id_check CHECK (((length(credential_id) >= 1) AND (length(credential_id) <= 1400))),
    CONSTRAINT passkey_name_check CHECK (((length(name) >= 1) AND (length(name) <= 50)))
);
CREATE TABLE passkey_challenge (
    challenge text NOT NULL,
    customer_id uuid,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE password_token (
    token_hash text NOT NULL,
    customer_id uuid NOT NULL,
    purpose text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT password_token_lives CHECK ((expires_at > created_at)),
    CONSTRAINT password_token_purpose_check CHECK ((purpose = ANY (ARRAY['reset'::text, 'activation'::text]))),
    CONSTRAINT password_token_token_hash_check CHECK ((token_hash ~ '^[A-Za-z0-9_-]{43}$'::text))
);
CREATE TABLE payment_attempt (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id uuid NOT NULL,
    attempt smallint NOT NULL,
    method text NOT NULL,
    amount_cents integer NOT NULL,
    state text DEFAULT 'starting'::text NOT NULL,
    provider_id text,
    provider_order_id text,
    url text,
    started_at timestamp with time zone NOT NULL,
    received_at timestamp with time zone,
    captured_at timestamp with time zone,
    extended_at timestamp with time zone,
    check_at timestamp with time zone,
    checks smallint DEFAULT 0 NOT NULL,
    received_cents integer,
    stuck_since timestamp with time zone,
    stuck_because text,
    stuck_tried_at timestamp with time zone,
    CONSTRAINT payment_attempt_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT payment_attempt_attempt_check CHECK (((attempt >= 1) AND (attempt <= 9999))),
    CONSTRAINT payment_attempt_checks_check CHECK ((checks >= 0)),
    CONSTRAINT payment_attempt_has_its_url CHECK (((state <> 'open'::text) OR ((url IS NOT NULL) AND (provider_id IS NOT NULL)))),
    CONSTRAINT payment_attempt_is_captured_when_paid CHECK (((captured_at IS NULL) OR (received_at IS NOT NULL))),
    CONSTRAINT payment_attempt_is_stuck_for_a_reason CHECK ((num_nonnulls(stuck_since, stuck_because, stuck_tried_at) = ANY (ARRAY[0, 3]))),
    CONSTRAINT payment_attempt_method_check CHECK ((method = ANY (ARRAY['bank'::text, 'creditcard'::text, 'apple-pay'::text, 'mobile'::text, 'klarna'::text]))),
    CONSTRAINT payment_attempt_money_is_received CHECK (((state = ANY (ARRAY['paid'::text, 'surplus'::text])) = (received_at IS NOT NULL))),
    CONSTRAINT payment_attempt_pays_what_was_agreed CHECK (((state <> 'paid'::text) OR (received_cents IS NULL))),
    CONSTRAINT payment_attempt_provider_id_check CHECK (((length(provider_id) >= 1) AND (length(provider_id) <= 200))),
    CONSTRAINT payment_attempt_provider_order_id_check CHECK (((length(provider_order_id) >= 1) AND (length(provider_order_id) <= 200))),
    CONSTRAINT payment_attempt_received_cents_check CHECK ((received_cents > 0)),
    CONSTRAINT payment_attempt_received_something CHECK (((received_cents IS NULL) OR (received_at IS NOT NULL))),
    CONSTRAINT payment_attempt_state_check CHECK ((state = ANY (ARRAY['starting'::text, 'open'::text, 'pending'::text, 'failed'::text, 'closed'::text, 'paid'::text, 'surplus'::text]))),
    CONSTRAINT payment_attempt_stuck_because_check CHECK ((stuck_because = ANY (ARRAY['not-captured'::text, 'not-extended'::text, 'wrong-currency'::text])))
);
CREATE TABLE price_history (
    id bigint NOT NULL,
    tyre_id integer NOT NULL,
    price_cents integer NOT NULL,
    valid_from timestamp with time zone NOT NULL,
    author text,
    origin text,
    reason text,
    guarded boolean DEFAULT false NOT NULL,
    run_id bigint,
    CONSTRAINT price_history_guarded_has_reason CHECK (((NOT guarded) OR (reason IS NOT NULL))),
    CONSTRAINT price_history_origin_check CHECK ((origin = ANY (ARRAY['form'::text, 'grid'::text, 'bulk'::text, 'import'::text, 'plan'::text, 'undo'::text, 'command'::text]))),
    CONSTRAINT price_history_price_cents_check CHECK ((price_cents > 0)),
    CONSTRAINT price_history_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)))
);
ALTER TABLE price_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE promo_code (
    id integer NOT NULL,
    code text NOT NULL,
    discount_permille smallint,
    discount_cents integer,
    valid_from date NOT NULL,
    valid_until date,
    minimum_cents integer DEFAULT 0 NOT NULL,
    uses_in_all integer,
    uses_each integer,
    active boolean DEFAULT true NOT NULL,
    CONSTRAINT promo_code_code_check CHECK (((code = upper(code)) AND (code ~ '^[^[:space:][:cntrl:]]{3,40}$'::text))),
    CONSTRAINT promo_code_discount_cents_check CHECK (((discount_cents >= 1) AND (discount_cents <= 1000000))),
    CONSTRAINT promo_code_discount_permille_check CHECK (((discount_permille >= 1) AND (discount_permille <= 1000))),
    CONSTRAINT promo_code_ends_after_it_begins CHECK ((valid_from <= valid_until)),
    CONSTRAINT promo_code_is_a_share_or_an_amount CHECK ((num_nonnulls(discount_permille, discount_cents) = 1)),
    CONSTRAINT promo_code_minimum_cents_check CHECK (((minimum_cents >= 0) AND (minimum_cents <= 10000000))),
    CONSTRAINT promo_code_uses_each_check CHECK ((uses_each >= 1)),
    CONSTRAINT promo_code_uses_in_all_check CHECK ((uses_in_all >= 1))
);
ALTER TABLE promo_code ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE promo_code_use (
    promo_code_id integer NOT NULL,
    customer_id text,
    claimed_at timestamp with time zone NOT NULL,
    id integer NOT NULL,
    order_id uuid,
    CONSTRAINT promo_code_use_customer_id_check CHECK (((length(customer_id) >= 1) AND (length(customer_id) <= 100)))
);
ALTER TABLE promo_code_use ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE refund (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    attempt_id uuid NOT NULL,
    amount_cents integer NOT NULL,
    reason text NOT NULL,
    state text DEFAULT 'due'::text NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    made_at timestamp with time zone,
    deducted_cents integer DEFAULT 0 NOT NULL,
    deduction_reason text,
    staff_id uuid,
    CONSTRAINT refund_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT refund_deducted_cents_check CHECK ((deducted_cents >= 0)),
    CONSTRAINT refund_deduction_has_a_reason CHECK (((deducted_cents > 0) = (deduction_reason IS NOT NULL))),
    CONSTRAINT refund_deduction_reason_check CHECK ((deduction_reason = ANY (ARRAY['used'::text, 'damaged'::text]))),
    CONSTRAINT refund_is_made_at_a_moment CHECK (((state = 'made'::text) = (made_at IS NOT NULL))),
    CONSTRAINT refund_reason_check CHECK ((reason = ANY (ARRAY['late'::text, 'replaced'::text, 'twice'::text, 'wrong-amount'::text, 'cancelled'::text, 'withdrawn'::text, 'declined'::text, 'other'::text]))),
    CONSTRAINT refund_state_check CHECK ((state = ANY (ARRAY['due'::text, 'sending'::text, 'pending'::text, 'refused'::text, 'made'::text])))
);
CREATE TABLE reservation (
    order_id uuid NOT NULL,
    network_hash text NOT NULL,
    reserved_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT reservation_lasts_two_hours_at_most CHECK (((expires_at > reserved_at) AND (expires_at <= (reserved_at + '02:00:00'::interval)))),
    CONSTRAINT reservation_network_hash_check CHECK (((length(network_hash) >= 20) AND (length(network_hash) <= 100)))
);
CREATE TABLE reserved_tyre (
    order_id uuid NOT NULL,
    tyre_id integer NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT reserved_tyre_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999)))
);
CREATE TABLE returned_tyre (
    id integer NOT NULL,
    order_id uuid NOT NULL,
    tyre_id integer NOT NULL,
    quantity smallint NOT NULL,
    returned_at timestamp with time zone NOT NULL,
    staff_id uuid,
    CONSTRAINT returned_tyre_quantity_check CHECK ((quantity > 0))
);
ALTER TABLE returned_tyre ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE review (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id uuid,
    demo boolean DEFAULT false NOT NULL,
    model_id integer NOT NULL,
    tyre_id integer NOT NULL,
    stars smallint NOT NULL,
    body text,
    display_name text,
    locale text NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    rejection text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    CONSTRAINT review_body_check CHECK (((length(body) >= 1) AND (length(body) <= 2000))),
    CONSTRAINT review_check CHECK ((changed_at >= created_at)),
    CONSTRAINT review_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 30))),
    CONSTRAINT review_is_by_a_buyer CHECK ((demo = (order_id IS NULL))),
    CONSTRAINT review_is_decided_at_a_moment CHECK (((state = 'pending'::text) = (decided_at IS NULL))),
    CONSTRAINT review_locale_check CHECK ((locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text]))),
    CONSTRAINT review_rejection_check CHECK ((rejection = ANY (ARRAY['unlawful'::text, 'insulting'::text, 'personal-data'::text, 'advertising'::text, 'not-about-the-tyre'::text]))),
    CONSTRAINT review_rejection_has_a_reason CHECK (((state = 'rejected'::text) = (rejection IS NOT NULL))),
    CONSTRAINT review_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
    CONSTRAINT review_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'published'::text, 'rejected'::text]))),
    CONSTRAINT review_version_check CHECK ((version >= 1))
);
CREATE TABLE review_email_refusal (
    email_hash text NOT NULL,
    refused_at timestamp with time zone NOT NULL,
    CONSTRAINT review_email_refusal_email_hash_check CHECK ((email_hash ~ '^[0-9a-f]{64}$'::text))
);
CREATE TABLE review_invitation (
    order_id uuid NOT NULL,
    decided_at timestamp with time zone NOT NULL,
    why_not text,
    expires_at timestamp with time zone,
    CONSTRAINT review_invitation_check CHECK ((expires_at > decided_at)),
    CONSTRAINT review_invitation_expires_when_sent CHECK (((why_not IS NULL) = (expires_at IS NOT NULL))),
    CONSTRAINT review_invitation_why_not_check CHECK ((why_not = ANY (ARRAY['cancelled'::text, 'withdrawn'::text, 'refunded'::text, 'emails-refused'::text])))
);
CREATE TABLE revision (
    topic text NOT NULL,
    number bigint DEFAULT 1 NOT NULL,
    CONSTRAINT revision_number_check CHECK ((number > 0))
);
CREATE TABLE run (
    id bigint NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    staff_id uuid,
    file_name text,
    file_bytes integer,
    profile text,
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    refusal jsonb,
    created_at timestamp with time zone NOT NULL,
    checked_at timestamp with time zone,
    started_at timestamp with time zone,
    ended_at timestamp with time zone,
    worked_at timestamp with time zone NOT NULL,
    attempt integer DEFAULT 0 NOT NULL,
    new_rows integer DEFAULT 0 NOT NULL,
    changed_rows integer DEFAULT 0 NOT NULL,
    unchanged_rows integer DEFAULT 0 NOT NULL,
    guarded_rows integer DEFAULT 0 NOT NULL,
    rejected_rows integer DEFAULT 0 NOT NULL,
    done_rows integer DEFAULT 0 NOT NULL,
    skipped_rows integer DEFAULT 0 NOT NULL,
    by_command boolean DEFAULT false NOT NULL,
    missing_rows integer,
    CONSTRAINT run_check CHECK (((file_name IS NULL) = (file_bytes IS NULL))),
    CONSTRAINT run_file_bytes_check CHECK (((file_bytes >= 1) AND (file_bytes <= 52428800))),
    CONSTRAINT run_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200))),
    CONSTRAINT run_kind_check CHECK ((kind ~ '^[a-z][a-z-]{1,39}$'::text)),
    CONSTRAINT run_state_check CHECK ((state = ANY (ARRAY['uploading'::text, 'checking'::text, 'refused'::text, 'ready'::text, 'waiting'::text, 'running'::text, 'done'::text, 'cancelled'::text])))
);
CREATE TABLE run_file_part (
    run_id bigint NOT NULL,
    part integer NOT NULL,
    content bytea NOT NULL,
    CONSTRAINT run_file_part_content_check CHECK (((length(content) >= 1) AND (length(content) <= 1048576))),
    CONSTRAINT run_file_part_part_check CHECK (((part >= 0) AND (part <= 49)))
);
ALTER TABLE ONLY run_file_part ALTER COLUMN content SET STORAGE EXTERNAL;
ALTER TABLE run ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE run_row (
    run_id bigint NOT NULL,
    number integer NOT NULL,
    label text NOT NULL,
    record_id integer,
    verdict text NOT NULL,
    before jsonb,
    after jsonb,
    faults jsonb DEFAULT '[]'::jsonb NOT NULL,
    cells jsonb,
    reason text,
    outcome text,
    note jsonb,
    CONSTRAINT run_row_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'skipped'::text]))),
    CONSTRAINT run_row_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
    CONSTRAINT run_row_verdict_check CHECK ((verdict = ANY (ARRAY['new'::text, 'changed'::text, 'unchanged'::text, 'guarded'::text, 'rejected'::text, 'missing'::text])))
);
CREATE TABLE sealing_key (
    kid text NOT NULL,
    public_jwk jsonb NOT NULL,
    private_jwk_sealed text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT sealing_key_check CHECK ((expires_at > created_at))
);
CREATE TABLE service (
    id smallint NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    is_price_per_quantity boolean DEFAULT false NOT NULL,
    has_variations boolean DEFAULT false NOT NULL,
    active boolean DEFAULT true NOT NULL,
    CONSTRAINT service_position_check CHECK (("position" >= 0))
);
ALTER TABLE service ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE service_point (
    id integer NOT NULL,
    slug text NOT NULL,
    company_name text NOT NULL,
    dealer_first_name text NOT NULL,
    dealer_last_name text NOT NULL,
    dealer_email text NOT NULL,
    contact_number text NOT NULL,
    address_line_1 text NOT NULL,
    address_line_2 text DEFAULT ''::text NOT NULL,
    zipcode text NOT NULL,
    city text NOT NULL,
    lat double precision NOT NULL,
    lon double precision NOT NULL,
    min_skip_day smallint DEFAULT 0 NOT NULL,
    break_start_time time without time zone,
    break_end_time time without time zone,
    has_calendar boolean DEFAULT true NOT NULL,
    profile_image_path text,
    min_rim numeric(3,1) DEFAULT 8 NOT NULL,
    max_rim numeric(3,1) DEFAULT 24 NOT NULL,
    fits_run_flat boolean DEFAULT true NOT NULL,
    active boolean DEFAULT true NOT NULL,
    fits_tpms boolean DEFAULT false NOT NULL,
    CONSTRAINT service_point_address_line_1_check CHECK (((length(address_line_1) >= 1) AND (length(address_line_1) <= 100))),
    CONSTRAINT service_point_address_line_2_check CHECK ((length(address_line_2) <= 100)),
    CONSTRAINT service_point_break_ends_after_it_starts CHECK (((num_nulls(break_start_time, break_end_time) <> 1) AND (break_start_time < break_end_time))),
    CONSTRAINT service_point_city_check CHECK (((length(city) >= 1) AND (length(city) <= 60))),
    CONSTRAINT service_point_company_name_check CHECK (((length(company_name) >= 1) AND (length(company_name) <= 100))),
    CONSTRAINT service_point_contact_number_check CHECK ((contact_number ~ '^\+[1-9][0-9]{6,14}$'::text)),
    CONSTRAINT service_point_dealer_email_check CHECK (((dealer_email ~~ '%_@_%'::text) AND (dealer_email !~ '[[:space:][:cntrl:]]'::text))),
    CONSTRAINT service_point_dealer_first_name_check CHECK (((length(dealer_first_name) >= 1) AND (length(dealer_first_name) <= 50))),
    CONSTRAINT service_point_dealer_last_name_check CHECK (((length(dealer_last_name) >= 1) AND (length(dealer_last_name) <= 50))),
    CONSTRAINT service_point_lat_check CHECK (((lat >= (59)::double precision) AND (lat <= (71)::double precision))),
    CONSTRAINT service_point_lon_check CHECK (((lon >= (19)::double precision) AND (lon <= (32)::double precision))),
    CONSTRAINT service_point_max_rim_check CHECK (((max_rim >= (8)::numeric) AND (max_rim <= (30)::numeric))),
    CONSTRAINT service_point_min_rim_check CHECK (((min_rim >= (8)::numeric) AND (min_rim <= (30)::numeric))),
    CONSTRAINT service_point_min_skip_day_check CHECK (((min_skip_day >= 0) AND (min_skip_day <= 60))),
    CONSTRAINT service_point_profile_image_path_check CHECK ((profile_image_path ~ '^/[^/\\]'::text)),
    CONSTRAINT service_point_rims_have_an_order CHECK ((min_rim <= max_rim)),
    CONSTRAINT service_point_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 100))),
    CONSTRAINT service_point_zipcode_check CHECK ((zipcode ~ '^[0-9]{5}$'::text))
);
CREATE TABLE service_point_bay (
    id integer NOT NULL,
    service_point_id integer NOT NULL,
    number smallint NOT NULL,
    active boolean DEFAULT true NOT NULL,
    CONSTRAINT service_point_bay_number_check CHECK (((number >= 1) AND (number <= 50)))
);
ALTER TABLE service_point_bay ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE service_point_block (
    id integer NOT NULL,
    service_point_id integer NOT NULL,
    day date NOT NULL,
    start_time time without time zone,
    end_time time without time zone,
    CONSTRAINT service_point_block_ends_after_it_starts CHECK (((num_nulls(start_time, end_time) <> 1) AND (start_time < end_time)))
);
ALTER TABLE service_point_block ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE service_point_hours (
    service_point_id integer NOT NULL,
    day_id smallint NOT NULL,
    start_time time without time zone NOT NULL,
    end_time time without time zone DEFAULT '23:30:00'::time without time zone NOT NULL,
    CONSTRAINT service_point_hours_day_id_check CHECK (((day_id >= 1) AND (day_id <= 7))),
    CONSTRAINT service_point_hours_end_after_they_start CHECK ((start_time < end_time))
);
ALTER TABLE service_point ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE service_point_next_time (
    service_point_id integer NOT NULL,
    changes bigint DEFAULT 0 NOT NULL,
    computed_changes bigint,
    true_until timestamp with time zone,
    schedule_date date,
    start_times text[] DEFAULT '{}'::text[] NOT NULL
);
CREATE TABLE service_point_service (
    id integer NOT NULL,
    service_point_id integer NOT NULL,
    service_id smallint NOT NULL,
    vehicle_type_id smallint NOT NULL,
    rim_from numeric(3,1),
    rim_to numeric(3,1),
    price_cents integer NOT NULL,
    CONSTRAINT service_point_service_price_cents_check CHECK (((price_cents >= 0) AND (price_cents <= 10000000))),
    CONSTRAINT service_point_service_rims_have_an_order CHECK (((num_nulls(rim_from, rim_to) <> 1) AND (rim_from <= rim_to))),
    CONSTRAINT service_point_service_vehicle_type_id_check CHECK ((vehicle_type_id = ANY (ARRAY[1, 2, 3])))
);
ALTER TABLE service_point_service ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE service_point_vehicle_type (
    service_point_id integer NOT NULL,
    vehicle_type_id smallint NOT NULL,
    CONSTRAINT service_point_vehicle_type_vehicle_type_id_check CHECK ((vehicle_type_id = ANY (ARRAY[2, 3])))
);
CREATE TABLE service_translation (
    service_id smallint NOT NULL,
    locale_id smallint NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    short_description text DEFAULT ''::text NOT NULL,
    CONSTRAINT service_translation_description_check CHECK ((length(description) <= 5000)),
    CONSTRAINT service_translation_locale_id_check CHECK ((locale_id = ANY (ARRAY[1, 2]))),
    CONSTRAINT service_translation_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
    CONSTRAINT service_translation_short_description_check CHECK ((length(short_description) <= 300))
);
CREATE TABLE session (
    id uuid NOT NULL,
    subject_kind text NOT NULL,
    subject_id text NOT NULL,
    acting_for text,
    generation integer DEFAULT 1 NOT NULL,
    rotated_at timestamp with time zone NOT NULL,
    device text NOT NULL,
    address text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    ended_why text,
    acting_name text,
    second_factor_at timestamp with time zone,
    CONSTRAINT session_acting_for_check CHECK ((acting_for <> ''::text)),
    CONSTRAINT session_acting_is_staff CHECK (((acting_for IS NULL) OR (subject_kind = 'staff'::text))),
    CONSTRAINT session_acting_name_check CHECK ((acting_name <> ''::text)),
    CONSTRAINT session_end_has_reason CHECK (((ended_at IS NULL) = (ended_why IS NULL))),
    CONSTRAINT session_ended_why_check CHECK ((ended_why = ANY (ARRAY['logged-out'::text, 'ended-by-owner'::text, 'password-changed'::text, 'token-reused'::text, 'access-withdrawn'::text]))),
    CONSTRAINT session_generation_check CHECK ((generation > 0)),
    CONSTRAINT session_lives CHECK ((expires_at > created_at)),
    CONSTRAINT session_subject_id_check CHECK ((subject_id <> ''::text)),
    CONSTRAINT session_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['customer'::text, 'staff'::text])))
);
CREATE TABLE shop_order (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_number text NOT NULL,
    cart_id uuid,
    guest_id uuid,
    customer_id text,
    order_status text DEFAULT 'unpaid'::text NOT NULL,
    progress text DEFAULT 'placed'::text NOT NULL,
    locale text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    closed_at timestamp with time zone,
    fitting boolean NOT NULL,
    service_point_id integer,
    fitted_at timestamp with time zone,
    service_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    goods_cents integer NOT NULL,
    services_cents integer NOT NULL,
    delivery_cents integer NOT NULL,
    discount_cents integer NOT NULL,
    vat_cents integer NOT NULL,
    total_cents integer NOT NULL,
    promo_code_id integer,
    promo_code_name text,
    order_note text,
    licence_plate text,
    is_business boolean DEFAULT false NOT NULL,
    terms_version text,
    terms_accepted_at timestamp with time zone,
    delivery_from date,
    delivery_to date,
    content_hash text,
    shipped_at timestamp with time zone,
    delivered_at timestamp with time zone,
    withdrawn_at timestamp with time zone,
    cancelled_at timestamp with time zone,
    refuses_review_emails boolean DEFAULT false NOT NULL,
    terms_hash text,
    buyer_reference text,
    CONSTRAINT shop_order_adds_up CHECK ((total_cents = (((goods_cents + services_cents) + delivery_cents) - discount_cents))),
    CONSTRAINT shop_order_buyer_reference_check CHECK (((char_length(buyer_reference) >= 1) AND (char_length(buyer_reference) <= 50))),
    CONSTRAINT shop_order_content_hash_check CHECK ((content_hash ~ '^[A-Za-z0-9_-]{43}$'::text)),
    CONSTRAINT shop_order_customer_id_check CHECK (((length(customer_id) >= 1) AND (length(customer_id) <= 100))),
    CONSTRAINT shop_order_delivery_cents_check CHECK ((delivery_cents >= 0)),
    CONSTRAINT shop_order_delivery_days_have_an_order CHECK (((num_nulls(delivery_from, delivery_to) <> 1) AND (delivery_from <= delivery_to))),
    CONSTRAINT shop_order_discount_cents_check CHECK ((discount_cents >= 0)),
    CONSTRAINT shop_order_goods_cents_check CHECK ((goods_cents >= 0)),
    CONSTRAINT shop_order_has_one_owner CHECK ((num_nonnulls(guest_id, customer_id) <= 1)),
    CONSTRAINT shop_order_is_fitted_at_a_point CHECK ((fitting = (service_point_id IS NOT NULL))),
    CONSTRAINT shop_order_is_paid_at_a_moment CHECK (((order_status = 'paid'::text) = (paid_at IS NOT NULL))),
    CONSTRAINT shop_order_is_sent_when_paid CHECK (((num_nonnulls(shipped_at, delivered_at, withdrawn_at, cancelled_at) = 0) OR (order_status = 'paid'::text))),
    CONSTRAINT shop_order_licence_plate_check CHECK (((length(licence_plate) >= 1) AND (length(licence_plate) <= 10))),
    CONSTRAINT shop_order_locale_check CHECK ((locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text]))),
    CONSTRAINT shop_order_order_note_check CHECK (((length(order_note) >= 1) AND (length(order_note) <= 50))),
    CONSTRAINT shop_order_order_number_check CHECK ((order_number ~ '^[1-9][0-9]{9}$'::text)),
    CONSTRAINT shop_order_order_status_check CHECK ((order_status = ANY (ARRAY['unpaid'::text, 'paid'::text]))),
    CONSTRAINT shop_order_progress_check CHECK ((progress = ANY (ARRAY['placed'::text, 'paid'::text, 'fitted'::text, 'delivered'::text, 'cancelled'::text, 'refunded'::text]))),
    CONSTRAINT shop_order_progress_has_its_moment CHECK ((((progress <> ALL (ARRAY['fitted'::text, 'delivered'::text])) OR (delivered_at IS NOT NULL)) AND ((progress <> 'cancelled'::text) OR (cancelled_at IS NOT NULL)) AND ((progress = 'placed'::text) = (order_status = 'unpaid'::text)))),
    CONSTRAINT shop_order_services_cents_check CHECK ((services_cents >= 0)),
    CONSTRAINT shop_order_terms_are_accepted_at_a_moment CHECK (((terms_version IS NULL) = (terms_accepted_at IS NULL))),
    CONSTRAINT shop_order_terms_version_check CHECK (((length(terms_version) >= 1) AND (length(terms_version) <= 40))),
    CONSTRAINT shop_order_time_is_of_a_fitting CHECK ((fitting OR (fitted_at IS NULL))),
    CONSTRAINT shop_order_total_cents_check CHECK ((total_cents >= 0)),
    CONSTRAINT shop_order_vat_cents_check CHECK ((vat_cents >= 0))
);
CREATE TABLE shop_order_address (
    order_id uuid NOT NULL,
    kind text NOT NULL,
    ship_to text,
    service_point_id integer,
    salutation text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    country_code text NOT NULL,
    contact_number text NOT NULL,
    job_title text,
    company_branch text,
    address_line_1 text NOT NULL,
    address_line_2 text,
    zipcode text NOT NULL,
    city text NOT NULL,
    country_id smallint NOT NULL,
    company_name text,
    company_vat_number text,
    CONSTRAINT shop_order_address_address_line_1_check CHECK (((length(address_line_1) >= 1) AND (length(address_line_1) <= 100))),
    CONSTRAINT shop_order_address_address_line_2_check CHECK (((length(address_line_2) >= 1) AND (length(address_line_2) <= 100))),
    CONSTRAINT shop_order_address_city_check CHECK (((length(city) >= 1) AND (length(city) <= 100))),
    CONSTRAINT shop_order_address_company_branch_check CHECK (((length(company_branch) >= 1) AND (length(company_branch) <= 50))),
    CONSTRAINT shop_order_address_company_name_check CHECK (((length(company_name) >= 1) AND (length(company_name) <= 100))),
    CONSTRAINT shop_order_address_company_vat_number_check CHECK (((length(company_vat_number) >= 1) AND (length(company_vat_number) <= 50))),
    CONSTRAINT shop_order_address_contact_number_check CHECK (((length(contact_number) >= 1) AND (length(contact_number) <= 21))),
    CONSTRAINT shop_order_address_country_code_check CHECK ((country_code ~ '^[0-9]{1,4}$'::text)),
    CONSTRAINT shop_order_address_email_check CHECK (((email ~~ '%_@_%'::text) AND (email !~ '[[:cntrl:]]'::text) AND (length(email) <= 254))),
    CONSTRAINT shop_order_address_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 50))),
    CONSTRAINT shop_order_address_is_of_a_point CHECK (((NOT (ship_to IS DISTINCT FROM 'servicepoint'::text)) = (service_point_id IS NOT NULL))),
    CONSTRAINT shop_order_address_job_title_check CHECK (((length(job_title) >= 1) AND (length(job_title) <= 50))),
    CONSTRAINT shop_order_address_kind_check CHECK ((kind = ANY (ARRAY['billing'::text, 'shipping'::text]))),
    CONSTRAINT shop_order_address_last_name_check CHECK (((length(last_name) >= 1) AND (length(last_name) <= 50))),
    CONSTRAINT shop_order_address_salutation_check CHECK ((salutation = ANY (ARRAY['mr'::text, 'miss'::text, 'mrs'::text]))),
    CONSTRAINT shop_order_address_ship_to_check CHECK ((ship_to = ANY (ARRAY['billing'::text, 'different'::text, 'servicepoint'::text]))),
    CONSTRAINT shop_order_address_ships_somewhere CHECK (((kind = 'shipping'::text) = (ship_to IS NOT NULL))),
    CONSTRAINT shop_order_address_zipcode_check CHECK ((zipcode ~ '^[0-9]{5}$'::text)),
    CONSTRAINT shop_order_ships_nothing_to_aland CHECK (((kind <> 'shipping'::text) OR (zipcode !~~ '22%'::text)))
);
CREATE TABLE shop_order_line (
    id integer NOT NULL,
    order_id uuid NOT NULL,
    "position" smallint NOT NULL,
    type text NOT NULL,
    tyre_id integer,
    service_id smallint,
    name_fi text NOT NULL,
    name_en text NOT NULL,
    rim numeric(3,1),
    quantity smallint NOT NULL,
    unit_cents integer NOT NULL,
    total_cents integer NOT NULL,
    discount_cents integer DEFAULT 0 NOT NULL,
    vat_permille smallint NOT NULL,
    vat_cents integer NOT NULL,
    for_another_car boolean DEFAULT false NOT NULL,
    CONSTRAINT shop_order_line_check CHECK ((total_cents = (quantity * unit_cents))),
    CONSTRAINT shop_order_line_check1 CHECK (((discount_cents >= 0) AND (discount_cents <= total_cents))),
    CONSTRAINT shop_order_line_is_of_a_service CHECK (((type = 'service'::text) = (service_id IS NOT NULL))),
    CONSTRAINT shop_order_line_is_of_a_tyre CHECK (((type = ANY (ARRAY['product'::text, 'recycling_charges'::text])) = (tyre_id IS NOT NULL))),
    CONSTRAINT shop_order_line_name_en_check CHECK ((name_en <> ''::text)),
    CONSTRAINT shop_order_line_name_fi_check CHECK ((name_fi <> ''::text)),
    CONSTRAINT shop_order_line_position_check CHECK (("position" >= 1)),
    CONSTRAINT shop_order_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 9999))),
    CONSTRAINT shop_order_line_type_check CHECK ((type = ANY (ARRAY['product'::text, 'service'::text, 'shipping_charges'::text, 'recycling_charges'::text]))),
    CONSTRAINT shop_order_line_unit_cents_check CHECK ((unit_cents >= 0)),
    CONSTRAINT shop_order_line_vat_cents_check CHECK ((vat_cents >= 0)),
    CONSTRAINT shop_order_line_vat_permille_check CHECK (((vat_permille >= 0) AND (vat_permille <= 999)))
);
ALTER TABLE shop_order_line ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE staff (
    id uuid NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    password_hash text,
    active boolean DEFAULT true NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    locale text DEFAULT 'fi_FI'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT staff_email_check CHECK (((email = lower(email)) AND (email ~~ '%_@_%'::text) AND (email !~ '[[:cntrl:]]'::text) AND (length(email) <= 254))),
    CONSTRAINT staff_locale_check CHECK ((locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text]))),
    CONSTRAINT staff_name_check CHECK (((name <> ''::text) AND (length(name) <= 100))),
    CONSTRAINT staff_password_hash_check CHECK ((password_hash ~~ '$argon2id$%'::text))
);
CREATE TABLE staff_has_role (
    staff_id uuid NOT NULL,
    role text NOT NULL
);
CREATE TABLE staff_list_view (
    staff_id uuid NOT NULL,
    list text NOT NULL,
    columns jsonb NOT NULL,
    CONSTRAINT staff_list_view_columns_check CHECK (((jsonb_typeof(columns) = 'array'::text) AND (length((columns)::text) <= 10000))),
    CONSTRAINT staff_list_view_list_check CHECK ((list ~ '^[a-z][a-z-]{1,39}$'::text))
);
CREATE TABLE staff_passkey (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    staff_id uuid NOT NULL,
    credential_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT staff_passkey_counter_check CHECK ((counter >= 0)),
    CONSTRAINT staff_passkey_credential_id_check CHECK (((length(credential_id) >= 1) AND (length(credential_id) <= 1400)))
);
CREATE TABLE staff_passkey_challenge (
    challenge text NOT NULL,
    staff_id uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE staff_password_link (
    token_hash text NOT NULL,
    staff_id uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT staff_password_link_token_hash_check CHECK ((token_hash ~ '^[A-Za-z0-9_-]{43}$'::text))
);
CREATE TABLE staff_recovery_code (
    staff_id uuid NOT NULL,
    code_hash text NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT staff_recovery_code_code_hash_check CHECK ((code_hash ~ '^[A-Za-z0-9_-]{43}$'::text))
);
CREATE TABLE staff_right (
    name text NOT NULL,
    CONSTRAINT staff_right_name_check CHECK ((name ~ '^[a-z][a-z-]{1,39}$'::text))
);
CREATE TABLE staff_role (
    name text NOT NULL,
    title text,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT staff_role_name_check CHECK ((name ~ '^[a-z][a-z-]{1,39}$'::text)),
    CONSTRAINT staff_role_title_check CHECK (((title <> ''::text) AND (length(title) <= 60) AND (title !~ '[[:cntrl:]]'::text)))
);
CREATE TABLE staff_role_right (
    role text NOT NULL,
    right_name text NOT NULL
);
CREATE TABLE staff_totp (
    staff_id uuid NOT NULL,
    sealed_secret text NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL,
    offered_secret text,
    CONSTRAINT staff_totp_offered_secret_check CHECK ((offered_secret ~ '^[A-Za-z0-9_-]+$'::text)),
    CONSTRAINT staff_totp_sealed_secret_check CHECK ((sealed_secret ~ '^[A-Za-z0-9_-]+$'::text))
);
CREATE TABLE stock_batch (
    id integer NOT NULL,
    tyre_id integer NOT NULL,
    dot_year smallint NOT NULL,
    dot_week smallint NOT NULL,
    quantity integer NOT NULL,
    as_new boolean DEFAULT true NOT NULL,
    CONSTRAINT stock_batch_dot_week_check CHECK (((dot_week >= 1) AND (dot_week <= 53))),
    CONSTRAINT stock_batch_dot_year_check CHECK (((dot_year >= 2000) AND (dot_year <= 2100))),
    CONSTRAINT stock_batch_quantity_check CHECK ((quantity >= 0))
);
ALTER TABLE stock_batch ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE stock_change (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    tyre_id integer NOT NULL,
    dot_year smallint NOT NULL,
    dot_week smallint NOT NULL,
    as_new boolean NOT NULL,
    difference integer NOT NULL,
    quantity_before integer NOT NULL,
    quantity_after integer NOT NULL,
    reason text NOT NULL,
    note text,
    goods_receipt_id integer,
    staff_id uuid,
    CONSTRAINT stock_change_adds_up CHECK (((quantity_before + difference) = quantity_after)),
    CONSTRAINT stock_change_for_another_reason_says_which CHECK (((reason <> 'other'::text) OR (note IS NOT NULL))),
    CONSTRAINT stock_change_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500))),
    CONSTRAINT stock_change_quantity_after_check CHECK ((quantity_after >= 0)),
    CONSTRAINT stock_change_quantity_before_check CHECK ((quantity_before >= 0)),
    CONSTRAINT stock_change_reason_check CHECK ((reason = ANY (ARRAY['received'::text, 'counted'::text, 'broken'::text, 'lost'::text, 'found'::text, 'sample'::text, 'other'::text])))
);
ALTER TABLE stock_change ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE stock_taken (
    order_id uuid NOT NULL,
    tyre_id integer NOT NULL,
    dot_year smallint NOT NULL,
    dot_week smallint NOT NULL,
    quantity integer NOT NULL,
    returned integer DEFAULT 0 NOT NULL,
    taken_at timestamp with time zone NOT NULL,
    returned_at timestamp with time zone,
    CONSTRAINT stock_taken_comes_back_at_a_moment CHECK (((returned > 0) = (returned_at IS NOT NULL))),
    CONSTRAINT stock_taken_comes_back_once CHECK (((returned >= 0) AND (returned <= quantity))),
    CONSTRAINT stock_taken_quantity_check CHECK ((quantity >= 1))
);
CREATE TABLE terms_text (
    hash text NOT NULL,
    texts jsonb NOT NULL,
    stored_at timestamp with time zone NOT NULL,
    CONSTRAINT terms_text_hash_check CHECK ((hash ~ '^[A-Za-z0-9_-]{43}$'::text))
);
CREATE TABLE tyre (
    id integer NOT NULL,
    model_id integer NOT NULL,
    tyre_size_id integer NOT NULL,
    load_index smallint NOT NULL,
    load_index_dual smallint,
    speed_index text NOT NULL,
    reinforced text,
    run_flat boolean DEFAULT false NOT NULL,
    vehicle_type_id smallint NOT NULL,
    tyre_class text NOT NULL,
    season_id smallint NOT NULL,
    fuel_efficiency text,
    wet_grip text,
    noise_class text,
    noise_value smallint,
    ean text,
    eprel_id integer,
    manufacturer_product_id text DEFAULT ''::text NOT NULL,
    price_cents integer,
    recycling_fee_included boolean DEFAULT true NOT NULL,
    popularity integer DEFAULT 0 NOT NULL,
    production_start text,
    production_end text,
    more_service_description text,
    version integer DEFAULT 1 NOT NULL,
    state text DEFAULT 'on-sale'::text NOT NULL,
    successor_id integer,
    purchase_cents integer,
    CONSTRAINT tyre_dual_index_is_the_lower CHECK (((load_index_dual IS NULL) OR ((load_index_dual <= load_index) AND (tyre_class <> 'C1'::text)))),
    CONSTRAINT tyre_ean_is_valid CHECK (is_ean(ean)),
    CONSTRAINT tyre_eprel_id_check CHECK ((eprel_id > 0)),
    CONSTRAINT tyre_fuel_efficiency_check CHECK ((fuel_efficiency ~ '^[A-G]$'::text)),
    CONSTRAINT tyre_label_is_whole CHECK (((num_nulls(fuel_efficiency, wet_grip, noise_value) = ANY (ARRAY[0, 3])) AND ((noise_class IS NULL) OR (noise_value IS NOT NULL)))),
    CONSTRAINT tyre_load_index_check CHECK (((load_index >= 50) AND (load_index <= 200))),
    CONSTRAINT tyre_manufacturer_product_id_check CHECK ((length(manufacturer_product_id) <= 40)),
    CONSTRAINT tyre_more_service_description_check CHECK (((length(more_service_description) >= 1) AND (length(more_service_description) <= 20))),
    CONSTRAINT tyre_noise_class_check CHECK ((noise_class = ANY (ARRAY['A'::text, 'B'::text, 'C'::text]))),
    CONSTRAINT tyre_noise_value_check CHECK (((noise_value >= 50) AND (noise_value <= 99))),
    CONSTRAINT tyre_only_archived_have_successors CHECK (((successor_id IS NULL) OR ((state = 'archived'::text) AND (successor_id <> id)))),
    CONSTRAINT tyre_only_drafts_are_incomplete CHECK (((state = 'draft'::text) OR (num_nulls(ean, price_cents) = 0))),
    CONSTRAINT tyre_popularity_check CHECK ((popularity >= 0)),
    CONSTRAINT tyre_price_cents_check CHECK (((price_cents >= 1) AND (price_cents <= 100000000))),
    CONSTRAINT tyre_production_end_check CHECK ((production_end ~ '^(0[1-9]|[1-4][0-9]|5[0-3])/20[0-9]{2}$'::text)),
    CONSTRAINT tyre_production_start_check CHECK ((production_start ~ '^(0[1-9]|[1-4][0-9]|5[0-3])/20[0-9]{2}$'::text)),
    CONSTRAINT tyre_purchase_cents_check CHECK (((purchase_cents >= 1) AND (purchase_cents <= 100000000))),
    CONSTRAINT tyre_reinforced_check CHECK ((reinforced = ANY (ARRAY['XL'::text, 'RF'::text]))),
    CONSTRAINT tyre_speed_index_check CHECK ((speed_index ~ '^(A[1-8]|[B-HJ-NP-WY]|\(Y\)|ZR)$'::text)),
    CONSTRAINT tyre_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'on-sale'::text, 'off-sale'::text, 'archived'::text]))),
    CONSTRAINT tyre_studded_has_no_label CHECK (((season_id <> 3) OR (num_nonnulls(fuel_efficiency, wet_grip, noise_class, noise_value, eprel_id) = 0))),
    CONSTRAINT tyre_truck_has_truck_class CHECK (((vehicle_type_id = 4) = (tyre_class = 'C3'::text))),
    CONSTRAINT tyre_wet_grip_check CHECK ((wet_grip ~ '^[A-G]$'::text))
);
CREATE TRIGGER tyre_version BEFORE UPDATE ON tyre FOR EACH ROW WHEN (((to_jsonb(new.*) - 'popularity'::text) IS DISTINCT FROM (to_jsonb(old.*) - 'popularity'::text))) EXECUTE FUNCTION raise_version();
ALTER TABLE tyre ADD COLUMN active boolean GENERATED ALWAYS AS ((state = 'on-sale'::text)) STORED NOT NULL;
CREATE TABLE tyre_alert (
    id uuid NOT NULL,
    tyre_id integer NOT NULL,
    kind text NOT NULL,
    email text NOT NULL,
    locale text NOT NULL,
    asked_cents integer NOT NULL,
    target_cents integer,
    asked_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    CONSTRAINT tyre_alert_asked_cents_check CHECK ((asked_cents > 0)),
    CONSTRAINT tyre_alert_check CHECK (((target_cents > 0) AND (target_cents < asked_cents))),
    CONSTRAINT tyre_alert_check1 CHECK ((confirmed_at >= asked_at)),
    CONSTRAINT tyre_alert_email_check CHECK (((email = lower(email)) AND (email ~~ '%_@_%'::text) AND (email !~ '[[:cntrl:]]'::text) AND (length(email) <= 254))),
    CONSTRAINT tyre_alert_kind_check CHECK ((kind = ANY (ARRAY['stock'::text, 'price'::text]))),
    CONSTRAINT tyre_alert_locale_check CHECK ((locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text]))),
    CONSTRAINT tyre_alert_target_is_of_a_price CHECK (((target_cents IS NULL) OR (kind = 'price'::text)))
);
CREATE TABLE tyre_category (
    id smallint NOT NULL,
    name_en text NOT NULL,
    name_fi text NOT NULL,
    slug_en text NOT NULL,
    slug_fi text NOT NULL,
    vehicle_type_id smallint NOT NULL,
    CONSTRAINT tyre_category_slug_en_check CHECK ((slug_en ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT tyre_category_slug_fi_check CHECK ((slug_fi ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);
ALTER TABLE tyre ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE tyre_season (
    id smallint NOT NULL,
    name text NOT NULL,
    name_fi text NOT NULL,
    slug_en text NOT NULL,
    slug_fi text NOT NULL,
    CONSTRAINT tyre_season_slug_en_check CHECK ((slug_en ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT tyre_season_slug_fi_check CHECK ((slug_fi ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);
CREATE TABLE tyre_size (
    id integer NOT NULL,
    width numeric(5,2) NOT NULL,
    aspect smallint NOT NULL,
    construction text DEFAULT 'R'::text NOT NULL,
    diameter numeric(3,1) NOT NULL,
    commercial boolean DEFAULT false NOT NULL,
    CONSTRAINT tyre_size_aspect_check CHECK (((aspect = 0) OR ((aspect >= 20) AND (aspect <= 100)))),
    CONSTRAINT tyre_size_construction_check CHECK ((construction = ANY (ARRAY['R'::text, 'D'::text, 'B'::text]))),
    CONSTRAINT tyre_size_diameter_check CHECK (((diameter >= (8)::numeric) AND (diameter <= (30)::numeric))),
    CONSTRAINT tyre_size_width_check CHECK (((width >= (5)::numeric) AND (width <= (999)::numeric)))
);
ALTER TABLE tyre_size ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE VIEW tyre_stock AS
 SELECT tyre.id AS tyre_id,
    (GREATEST((0)::bigint, (COALESCE(batches.quantity, (0)::bigint) - COALESCE(reserved.quantity, (0)::bigint))))::integer AS available,
    ((batches.oldest / 100))::smallint AS dot_year,
    ((batches.oldest % 100))::smallint AS dot_week,
    (COALESCE(batches.quantity, (0)::bigint))::integer AS quantity,
    (COALESCE(reserved.quantity, (0)::bigint))::integer AS held
   FROM ((tyre
     CROSS JOIN LATERAL ( SELECT sum(stock_batch.quantity) AS quantity,
            min(((stock_batch.dot_year * 100) + stock_batch.dot_week)) FILTER (WHERE (stock_batch.quantity > 0)) AS oldest
           FROM stock_batch
          WHERE ((stock_batch.tyre_id = tyre.id) AND stock_batch.as_new)) batches)
     CROSS JOIN LATERAL ( SELECT sum(reserved_tyre.quantity) AS quantity
           FROM reserved_tyre
          WHERE (reserved_tyre.tyre_id = tyre.id)) reserved);
CREATE TABLE uploaded_picture (
    id integer NOT NULL,
    model_id integer NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    file_hash text NOT NULL,
    content bytea NOT NULL,
    alt_fi text NOT NULL,
    alt_en text NOT NULL,
    CONSTRAINT uploaded_picture_alt_en_check CHECK (((length(alt_en) >= 1) AND (length(alt_en) <= 200))),
    CONSTRAINT uploaded_picture_alt_fi_check CHECK (((length(alt_fi) >= 1) AND (length(alt_fi) <= 200))),
    CONSTRAINT uploaded_picture_file_hash_check CHECK ((file_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT uploaded_picture_name_check CHECK ((name ~ '^upload-[0-9a-f]{32}$'::text))
);
ALTER TABLE uploaded_picture ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE vehicle_type (
    id smallint NOT NULL,
    name text NOT NULL,
    slug_en text NOT NULL,
    slug_fi text NOT NULL,
    CONSTRAINT vehicle_type_slug_en_check CHECK ((slug_en ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT vehicle_type_slug_fi_check CHECK ((slug_fi ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);
INSERT INTO appointment VALUES ('3e944acd-27ac-4c09-b3cc-9374ff6b8027', 1, 1, 'b92f2ccb-57c5-45c0-8214-f2d6895180d3', 'customer', '4e030630-0b91-4322-bb5b-4d378fb981ab', 'hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh', 'hold', '["2026-12-01 07:00:00+00","2026-12-01 07:30:00+00")', '2026-11-20 10:00:00+00', '2026-11-20 10:15:00+00', '{1}', 4, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO appointment VALUES ('5b15d3a9-542d-4906-9725-5bf6073d8b9f', 1, 1, NULL, 'customer', '4e030630-0b91-4322-bb5b-4d378fb981ab', 'hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh', 'firm', '["2026-12-02 07:00:00+00","2026-12-02 07:30:00+00")', '2026-11-20 10:00:00+00', NULL, '{1}', 4, 0, '2026-11-20 10:00:00+00', NULL, NULL, NULL, NULL);
INSERT INTO appointment_customer VALUES ('5b15d3a9-542d-4906-9725-5bf6073d8b9f', 'Helmikki Lumijokela', 'helmi.lumijoki@example.fi', '0457 311 9902', 'HEL-777', 'fi_FI');
INSERT INTO audit OVERRIDING SYSTEM VALUE VALUES (1, '2026-11-20 10:00:00+00', 'customer', '4e030630-0b91-4322-bb5b-4d378fb981ab', 'logged-in', '4e030630-0b91-4322-bb5b-4d378fb981ab', '198.51.100.77', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO brand VALUES (1, 'Kuura', 'kuura', NULL, NULL, 1, 100, NULL, NULL, NULL);
INSERT INTO cart VALUES ('b92f2ccb-57c5-45c0-8214-f2d6895180d3', NULL, '4e030630-0b91-4322-bb5b-4d378fb981ab', '2026-11-20 10:00:00+00', '2026-11-20 10:00:00+00', NULL, true, 'billing', false, NULL, false);
INSERT INTO cart_line OVERRIDING SYSTEM VALUE VALUES (1, 'b92f2ccb-57c5-45c0-8214-f2d6895180d3', 1, 4, '2026-11-20 10:00:00+00', NULL, NULL, false);
INSERT INTO catalogue_change OVERRIDING SYSTEM VALUE VALUES (1, 1, 0, '2026-11-28 11:57:20.747175+00', NULL);
INSERT INTO catalogue_change OVERRIDING SYSTEM VALUE VALUES (2, 2, 0, '2026-11-28 11:57:20.7628+00', NULL);
INSERT INTO catalogue_change OVERRIDING SYSTEM VALUE VALUES (3, 3, 1, '2026-11-28 11:57:20.775115+00', NULL);
INSERT INTO catalogue_change OVERRIDING SYSTEM VALUE VALUES (4, 4, 1, '2026-11-28 11:57:20.792931+00', NULL);
INSERT INTO catalogue_change OVERRIDING SYSTEM VALUE VALUES (5, 5, 0, '2026-11-28 11:57:21.432222+00', NULL);
INSERT INTO catalogue_change OVERRIDING SYSTEM VALUE VALUES (6, 6, 1, '2026-11-28 11:57:21.44269+00', NULL);
INSERT INTO checkout_draft VALUES ('b92f2ccb-57c5-45c0-8214-f2d6895180d3', '{"billing_details.first_name": "Helmikki"}', '2026-11-20 10:00:00+00');
INSERT INTO company VALUES (1, 1, 'Pito Demo Oy', '1234567-1', 'Esimerkkikatu 1', '00100', 'Helsinki', 'FI2112345600000785', 'NDEAFIHH', '020 123 0000', 'asiakaspalvelu@pito.example', 'ma–to 8.00–18.00, pe 8.00–17.00', 'Mon–Thu 08:00–18:00, Fri 08:00–17:00');
INSERT INTO country VALUES (73, 'FI', 'Suomi', 'Finland', 'Finland', '358');
INSERT INTO customer VALUES ('4e030630-0b91-4322-bb5b-4d378fb981ab', 'helmi.lumijoki@example.fi', '$argon2id$v=19$m=19456,t=2,p=1$h4AojJ80oILxnYhnp2htiQ$NqE9wXC1FIv71qk/bLUOEOemI7W6iiEfc13tAL0KH1Q', 'mrs', 'Helmikki', 'Lumijokela', '358', '0457 311 9902', '+3584573119902', true, 'Lumijokelan Rengas Oy', '9876543-2', false, '{profile,orders,downloads,news,change_password}', 'fi_FI', '2026-11-20 10:00:00+00', '2026-11-20 10:00:00+00', '2026-11-20 10:00:00+00', NULL);
INSERT INTO customer_address VALUES ('4e030630-0b91-4322-bb5b-4d378fb981ab', 'billing', 'Routakuja 17 B', NULL, '99999', 'Kuurala', 73, 'Lumijokelan Rengas Oy', '9876543-2');
INSERT INTO customer_device VALUES ('4e030630-0b91-4322-bb5b-4d378fb981ab', 'ddddddddddddddddddddddddddddddddddddddddddd', 'Jäselain/7 Hankiluoto', '198.51.100.77', '2026-11-20 10:00:00+00', '2026-11-20 10:00:00+00');
INSERT INTO delivery_setting OVERRIDING SYSTEM VALUE VALUES (1, '2000-01-01', 1, 2, 5, 3, 7, 14, '{}', '{}', NULL);
INSERT INTO delivery_tier VALUES (1, 1490, 1);
INSERT INTO delivery_tier VALUES (2, 2290, 1);
INSERT INTO delivery_tier VALUES (3, 2990, 1);
INSERT INTO delivery_tier VALUES (4, 3990, 1);
INSERT INTO document_counter VALUES ('invoice', 100000);
INSERT INTO document_counter VALUES ('credit-note', 900000);
INSERT INTO download_log OVERRIDING SYSTEM VALUE VALUES (1, '4e030630-0b91-4322-bb5b-4d378fb981ab', 'Hinnasto, Lumijokelan Rengas Oy', 'hinnasto.xlsx', '2026-11-20 10:00:00+00');
INSERT INTO idempotent_answer VALUES ('customer 4e030630-0b91-4322-bb5b-4d378fb981ab', 'k-1', 'POST /api/v1/order/confirm', 'h', '{"name": "Helmikki Lumijokela"}', '2026-11-20 10:00:00+00', '2026-11-20 11:00:00+00', NULL, '-infinity', false);
INSERT INTO import_profile VALUES ('articles', 'Tukku', '{}', '2026-11-01 10:00:00+00');
INSERT INTO mail VALUES ('b31980eb-34ff-4595-9305-b9f35234140d', 'helmi.lumijoki@example.fi', 'Tervetuloa', 'Hei Helmikki, numerosi on 0457 311 9902.', NULL, 'fi_FI', '2026-11-20 10:00:00+00', 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO mail VALUES ('cdd183a4-d669-4881-9584-31affbc0a8d0', 'kauppa@pito.example', 'Kumppanihakemus', 'Nimi Lumijokela
Sähköposti helmi.lumijoki@example.fi', NULL, 'fi_FI', '2026-11-20 10:00:00+00', 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO mail_attachment VALUES ('b31980eb-34ff-4595-9305-b9f35234140d', 1, 'lasku.pdf', 'application/pdf', '\x4c61736b753a2048656c6d696b6b69204c756d696a6f6b656c61');
INSERT INTO marketing_event VALUES ('95159e26-5fb9-42f6-a8ac-dc2318f7acc3', NULL, '4e030630-0b91-4322-bb5b-4d378fb981ab', 'viewed_product', '[{"name": "Tuisku 1", "brand": "Pito", "price": 100, "quantity": 4, "product_id": 1}]', 'fi_FI', '2026-11-20 10:00:00+00', NULL, NULL);
INSERT INTO migration VALUES ('0001-platform.sql', 'f1568ad0c9202050d3c2d3f3bfedef5a33fd4def453073d5a19324c59e916feb', '2026-11-28 11:57:12.462729+00');
INSERT INTO migration VALUES ('0002-sessions.sql', '585c0f0e9b0d9d72512f6fb43e8dbcb65e8a3ba1f6fa53103d4ca407a2fa4036', '2026-11-28 11:57:12.481855+00');
INSERT INTO migration VALUES ('0003-sealing.sql', 'b58b25491a4b4fda61de92cfcd126fcd8cd8fc5d1674d2c0275b99ffe619d3ac', '2026-11-28 11:57:12.489431+00');
INSERT INTO migration VALUES ('0004-captcha-and-attempts.sql', 'bf77a1b4ea1d0be22357fa2889b928e1499183b78fa85df41ed5c0acf0e7ff7f', '2026-11-28 11:57:12.496488+00');
INSERT INTO migration VALUES ('0005-idempotency.sql', '9b4a3f52461e5e49bf4f6995cd7c12b851fc4fbba6ee86da7969ffb16e3d8788', '2026-11-28 11:57:12.508925+00');
INSERT INTO migration VALUES ('0006-mail.sql', 'c88350ec3ed41fa5b4e5ee6cb9fc6cadd8debdb09d120f1c5154f74f77843da7', '2026-11-28 11:57:12.523585+00');
INSERT INTO migration VALUES ('0007-idempotency-claims.sql', '19a7ee96c35c282e7b4f02a3a0569c35a9bbd6b0c86dd3854053010de7be66ac', '2026-11-28 11:57:12.533433+00');
INSERT INTO migration VALUES ('0010-content.sql', '598f8ee94a0a06c72c8a9edc3d0384d628815ac482d14cea5e7889bee47eba7c', '2026-11-28 11:57:12.547916+00');
INSERT INTO migration VALUES ('0011-countries.sql', '378fd539998c45acb8030df25ef7b98ea7759c3cb4d2f363773f232493fae86d', '2026-11-28 11:57:12.585949+00');
INSERT INTO migration VALUES ('0012-offers-and-banners.sql', 'c7d3501f16478e79534c4be8514189a8c0ceba5dfbf49e9b88579ca3962c430f', '2026-11-28 11:57:12.618377+00');
INSERT INTO migration VALUES ('0013-campaigns.sql', '6e722e9a639b13e623afe454b7ebbec1a755a29aeca03d37fbf01a370eb1f77d', '2026-11-28 11:57:12.665076+00');
INSERT INTO migration VALUES ('0020-catalogue.sql', 'c9b25598cbc66fbebf26d060783c74d52c71ccf13fb7975e7de40050f2505175', '2026-11-28 11:57:12.686854+00');
INSERT INTO migration VALUES ('0021-prices.sql', '3bb0210cbc127c113b51dea67ccea4bd2f56638a61a32d9ceb6a9c0eeb5a6575', '2026-11-28 11:57:12.791942+00');
INSERT INTO migration VALUES ('0022-stock.sql', 'bc704e4e28d139dd1bdbef2359025d8f82f50d6b49cd2dcc788e8e566b8e5334', '2026-11-28 11:57:12.804131+00');
INSERT INTO migration VALUES ('0023-catalogue-changes.sql', '2fb651501b9ae07d252b6a7f4793dc14ebdcdc6ddfcca40ba8b17b8e0e3ff9d7', '2026-11-28 11:57:12.810257+00');
INSERT INTO migration VALUES ('0024-popularity.sql', 'be501eb2f920218b405000e43658a66c94a498ce2b43693f429173f350a6a8cf', '2026-11-28 11:57:12.887153+00');
INSERT INTO migration VALUES ('0025-landing-texts.sql', 'f6a73412b6bcf0b2b43bafa93d9e0f187ea437f15742df44c115d05847c1fcda', '2026-11-28 11:57:12.893692+00');
INSERT INTO migration VALUES ('0027-information-sheet.sql', '75a61a518fa9f7deda6d29e8e51208f23f18e6d79380029f7b60b2bf68fa958d', '2026-11-28 11:57:12.936987+00');
INSERT INTO migration VALUES ('0028-picture-views.sql', 'fbdee3866290cfc3f90c4067f2a72282ed3b1f6209de320d331b0a20b88b9bea', '2026-11-28 11:57:12.944853+00');
INSERT INTO migration VALUES ('0030-service-points.sql', '05b5fdb9f511a79eddcced1fbc3bff942b79ff7963b0523d82c5872dc4c699c5', '2026-11-28 11:57:12.948695+00');
INSERT INTO migration VALUES ('0040-pricing.sql', '686fc79657d51e285ed2f566f76d7814ce6baf2667c1a31135eb38058d18eb8f', '2026-11-28 11:57:13.077177+00');
INSERT INTO migration VALUES ('0041-cart.sql', 'f89a537f6653d4fdb963f52c17da3d1c070371e8a5a1609cb7ac6f17246dbc64', '2026-11-28 11:57:13.11517+00');
INSERT INTO migration VALUES ('0050-marketing-events.sql', 'cdfcde264690425ab994d21a40dadbd57f8d629f82eca4165cccbaf05b0be4be', '2026-11-28 11:57:13.191637+00');
INSERT INTO migration VALUES ('0053-tyre-alerts.sql', '383dece96d6b51e351fb3efae1134728d55965a302c7efcff34f11e8bdcebf12', '2026-11-28 11:57:13.201039+00');
INSERT INTO migration VALUES ('0054-mail-unsubscribe.sql', 'a1ba70bef16a564f433f00d4b4ab9c1f70ea2bc7afb3088923caea7209709da2', '2026-11-28 11:57:13.321821+00');
INSERT INTO migration VALUES ('0062-content-changes.sql', 'faca7afc184427d8f7f5c0cb90efabf79d4bfd8efe6b85ee3274b0993b4e1126', '2026-11-28 11:57:13.334873+00');
INSERT INTO migration VALUES ('0064-stock-figures.sql', 'a6dfd4c2b4f459eac974fefe68831564f67a2d456ef5ab6954d29dce78e03dfe', '2026-11-28 11:57:13.337145+00');
INSERT INTO migration VALUES ('0066-cheapest-of-model.sql', '89686c282d7b6d08b54271b143f8aa825ae654fef19422db21fc7ba3741401d9', '2026-11-28 11:57:13.358393+00');
INSERT INTO migration VALUES ('0067-news.sql', '999cdb3610e451ac21c841236d05f210876454d334e10d197f11c7395f813cb5', '2026-11-28 11:57:13.362638+00');
INSERT INTO migration VALUES ('0070-audit.sql', '9b22121a93100b01dc713f858b8fca67d0650999df3185f8e46ceeabc8783e17', '2026-11-28 11:57:13.372497+00');
INSERT INTO migration VALUES ('0071-sessions-of-staff-acting.sql', '0ced7580f0fc366044db81e7e0b5ce0cb4861100f674ff55ef036ccba77f6597', '2026-11-28 11:57:13.416983+00');
INSERT INTO migration VALUES ('0072-tyre-pressure-sensors.sql', 'e7a654dd2d282ff6616ae31852ca1ab1189ae22f7f1f848fcccd2b57ac7bd251', '2026-11-28 11:57:13.418727+00');
INSERT INTO migration VALUES ('0100-accounts.sql', 'fe7f2f1bc1595eacc5a79d014c17dc112137a142bbee2a4e0a8d1844dff0bec6', '2026-11-28 11:57:13.419812+00');
INSERT INTO migration VALUES ('0101-passkeys.sql', 'cb1d9e8a1b7e3f3c8b03fce5755e329d6329a6dcfb30d2e06ad8a8372d359607', '2026-11-28 11:57:13.473239+00');
INSERT INTO migration VALUES ('0110-partner-requests.sql', '770ef09fba7a206ab1254b5a340e352eb0830bab4d2104840a1237f234b78101', '2026-11-28 11:57:13.488656+00');
INSERT INTO migration VALUES ('0120-downloads.sql', 'fd1644ea27e0c5c476fb887a0bc35089b1c40083c50fa54e857980cf2ca50677', '2026-11-28 11:57:13.494677+00');
INSERT INTO migration VALUES ('0121-fitted-vehicles.sql', 'ab04f63b814d1342eea5509eca5bcb49a7ba26c7fdcb8fa4132e7fcb1f99b77e', '2026-11-28 11:57:13.521181+00');
INSERT INTO migration VALUES ('0200-booking.sql', 'f3935d647100781be4219a9c857e50b3ef0f8fa84df7c0deba2ec8413bcacc13', '2026-11-28 11:57:13.530728+00');
INSERT INTO migration VALUES ('0220-firm-bookings.sql', '0573d71dcedc6257d44c415ecb4acd460de3f3dc6deef21df2f9cdd1fab792c7', '2026-11-28 11:57:13.545551+00');
INSERT INTO migration VALUES ('0300-promo-codes.sql', '1eb36d1a8e5d891ae9c6375bfe5ec19663fa59b7241a17d2d3b33aa8752cf64c', '2026-11-28 11:57:13.552918+00');
INSERT INTO migration VALUES ('0301-cart-choices.sql', '0531407a6278a2f0eb7b23b60edd63a8c1d77a37c30cfe95d7884a1d63f1eb5e', '2026-11-28 11:57:13.559664+00');
INSERT INTO migration VALUES ('0302-delivery-times.sql', '805a3b7e5efd87a5c7f527e52b09e8bccf614b0906287e9c8278e718be5b2a30', '2026-11-28 11:57:13.567559+00');
INSERT INTO migration VALUES ('0310-orders.sql', 'c809e4944b43d74f93e013039e52630b52375747e21ebd43dff252e1592bc8f3', '2026-11-28 11:57:13.569489+00');
INSERT INTO migration VALUES ('0311-checkout-draft.sql', 'cc1c7e24a0b6089d95a9df00ff3b30365fe216f9522afd7c60b715481f5a594e', '2026-11-28 11:57:13.604936+00');
INSERT INTO migration VALUES ('0312-order-delivery-days.sql', 'ab2ccd3ec943e7dac6110d97d5c1580d56a994055ca218fb56629bf3cc69ed67', '2026-11-28 11:57:13.606625+00');
INSERT INTO migration VALUES ('0313-tyres-of-two-axles.sql', '1aa57407275e17c2c502ff42ce67c18cedad52c28364a89fd5aaee6d09fba905', '2026-11-28 11:57:13.607405+00');
INSERT INTO migration VALUES ('0320-stock-holds.sql', 'fb6eb33b9d3fc3063da407c15fe96f6519d11657e98289b082a516100102ac22', '2026-11-28 11:57:13.608906+00');
INSERT INTO migration VALUES ('0322-payments.sql', '01b7d473cb66f430865b2c77785357c3c2349e9d0462c7591d498babf87fe255', '2026-11-28 11:57:13.615978+00');
INSERT INTO migration VALUES ('0323-fulfilment.sql', '6264b6947e22740bd53a0ad5c5775702b8c81137d1f2850d23a45fd7d1667867', '2026-11-28 11:57:13.623203+00');
INSERT INTO migration VALUES ('0324-received-money.sql', '2207a6c2cd994a9fd9aa77d98cfcb8b20a4d556fa20c284fd4aabb49f0145ef4', '2026-11-28 11:57:13.632309+00');
INSERT INTO migration VALUES ('0325-placed-order-event.sql', '95283f0e17ad275f26a8d9844d5dc7ec0a05977e694a0f4021d34cd7a88d3487', '2026-11-28 11:57:13.633759+00');
INSERT INTO migration VALUES ('0326-invoices.sql', 'bea66d3dfbadf6c5435328db75afe90ed37f7a4b83af4520c7ca9205909f427a', '2026-11-28 11:57:13.634434+00');
INSERT INTO migration VALUES ('0327-mail-attachments.sql', '99ba3f9760c1493b73a304db621dc10b7a0e78e79dcd0b48622ca89d9105a401', '2026-11-28 11:57:13.645047+00');
INSERT INTO migration VALUES ('0328-order-emails.sql', '8e95e28744fca147d84a6f434bbb97be078618a022b957c9d4c3377148cd1929', '2026-11-28 11:57:13.647636+00');
INSERT INTO migration VALUES ('0329-reviews.sql', 'ce5be78ef5c8e7055d9a261a4939f568c03cc9993f3a3d64b6d3a3cede266c8d', '2026-11-28 11:57:13.65463+00');
INSERT INTO migration VALUES ('0330-promo-code-use-of-cart.sql', 'f7fdcd1359846a029a3fcad065a6935b0d9349c437e99a4076022d2ce7b6c3df', '2026-11-28 11:57:13.669578+00');
INSERT INTO migration VALUES ('0331-review-emails-refused-with-order.sql', 'dde45ff7a449b138d2c9e988db7cb878c7a15b09705bc1b6be408d305762d167', '2026-11-28 11:57:13.675608+00');
INSERT INTO migration VALUES ('0332-pieces-of-credit-notes.sql', '5fa8276129ee0e9c4c74b91e048fd08b42671a5e064cb8e8e1835a983ed9a882', '2026-11-28 11:57:13.680712+00');
INSERT INTO migration VALUES ('0333-vat-of-credit-notes.sql', '58f9c12fab5c9db137bc40d77149377d8ba4f7e659bb69676e910f7a8997ef3a', '2026-11-28 11:57:13.681847+00');
INSERT INTO migration VALUES ('0334-reservations.sql', 'e29a296ee1ce0eecb869f5baba3c1d2fd9744c3c6b026da49d970e356d21f603', '2026-11-28 11:57:13.682416+00');
INSERT INTO migration VALUES ('0340-stuck-payments.sql', '5d783bdad39cb535e2cc9776de0abc332f279e606227aa7ca29901ec399e1808', '2026-11-28 11:57:13.706161+00');
INSERT INTO migration VALUES ('0341-refunds-of-replaced-orders.sql', 'd1591c1261cc7bfaeeadb4f8a31f6bad966be8e3b8775bcf7d0902425f588ed5', '2026-11-28 11:57:13.708017+00');
INSERT INTO migration VALUES ('0342-functions-of-sellable-stock.sql', '5c76d958e939af3c07cdf3e95e6347e205ca5a491456b0dd829c30a3099a6845', '2026-11-28 11:57:13.708899+00');
INSERT INTO migration VALUES ('0360-refunds-of-withdrawals.sql', 'c670b13d8858b6c31682d173d1a8a2db2d567c2c5f1a08517ec09ea6bba7692f', '2026-11-28 11:57:13.709776+00');
INSERT INTO migration VALUES ('0361-terms-of-orders.sql', '459925f41bd421bd11567c822970449922d92849dea412f4ba95303bf41f64fe', '2026-11-28 11:57:13.714304+00');
INSERT INTO migration VALUES ('0370-former-times.sql', 'd989cafb8cb3fa92f77e622df063ef86e70b31e21ec5dd88bed62e7e5dfcff6d', '2026-11-28 11:57:13.723392+00');
INSERT INTO migration VALUES ('0380-buyer-reference.sql', '9afe6c2701e8c1730d0d59d893e45cf252728099a3f14cb33ad4cdc17c5d43cc', '2026-11-28 11:57:13.729548+00');
INSERT INTO migration VALUES ('0390-times-not-served.sql', 'e113ed409f4e3a2afc616a1acaa5828a11182561ea3d3bfe22d09d148fc8103e', '2026-11-28 11:57:13.732021+00');
INSERT INTO migration VALUES ('0500-staff.sql', '39e877b627cc353aaa23cbb73f60730b7f595f40e0006fbaebb3743cac88bdb0', '2026-11-28 11:57:13.732727+00');
INSERT INTO migration VALUES ('0501-right-to-read-orders.sql', '0b9547b618356105cccbc2e72fd0d2659e1eed24242caa6e92f4f5ff1d600e5d', '2026-11-28 11:57:13.758534+00');
INSERT INTO migration VALUES ('0502-rights-over-orders.sql', '48c3ca8a9a767f2ca87196b69c26972f05fd9705fbe17dab13cedab2e942c8d5', '2026-11-28 11:57:13.760284+00');
INSERT INTO migration VALUES ('0503-right-to-moderate-reviews.sql', '3c7b6d816e1e1bb71fde46a6f81a908b8e84ea79589ce77d46743feff0ed0cdf', '2026-11-28 11:57:13.765678+00');
INSERT INTO migration VALUES ('0504-right-to-release-reservations.sql', 'dec5d3843fd9193fde63b0d574f9eb41ad13ce463f5419c42747c5d5aeeddd33', '2026-11-28 11:57:13.76655+00');
INSERT INTO migration VALUES ('0510-further-roles.sql', '92331bc37b4455a013227c01642c93b497a1b51efd80938dcac702016d6b09ba', '2026-11-28 11:57:13.767551+00');
INSERT INTO migration VALUES ('0511-second-factors.sql', 'ef3b4bb1a82bd6781af39a294c0d3c6f5d0742a971b86e13d219e4709860af4f', '2026-11-28 11:57:13.771954+00');
INSERT INTO migration VALUES ('0512-language-of-staff.sql', '3a99bae78a7a0c8ed8be56c0dd4985e21c25dfbf02d625e479d5818de812bde2', '2026-11-28 11:57:13.792069+00');
INSERT INTO migration VALUES ('0520-audit-of-records.sql', '25f4eff47b666137511324c69d208162d04ad091f9cc240e42a113d7d8a30142', '2026-11-28 11:57:13.79444+00');
INSERT INTO migration VALUES ('0521-versions.sql', 'd9fedc1e6e95a6ec41b0e5613d2c1a3c8f382de7503536938b8fb2fcb63c01e1', '2026-11-28 11:57:13.798595+00');
INSERT INTO migration VALUES ('0522-list-views.sql', '0a6eeeb3f504274f58999d7817fe6ef93b11c7e97e68d14f6bfda0f259d80a0c', '2026-11-28 11:57:13.803948+00');
INSERT INTO migration VALUES ('0530-states-of-articles.sql', '11a9edd33e9410fef7a77f5629f96be56ab342a33cad95b2fe14feac56e51c5f', '2026-11-28 11:57:13.80959+00');
INSERT INTO migration VALUES ('0531-brands-and-models-of-the-office.sql', '9b01ec5ef9f19e6267ec9fca487a24299d9f76df75cfa5b816a1b92a0e5e76ca', '2026-11-28 11:57:13.827208+00');
INSERT INTO migration VALUES ('0532-uploaded-pictures.sql', '5bb08958ddecb560292cdfc1671b252ac309776d0873704a211a0f29449bdeff', '2026-11-28 11:57:13.843876+00');
INSERT INTO migration VALUES ('0540-tyres-sold-as-new.sql', '8bce002e046ad76b92c9364b9537e09e0efebe512c006df78ce6db2248bc0523', '2026-11-28 11:57:13.858152+00');
INSERT INTO migration VALUES ('0541-goods-receipts.sql', '32398ec344f2e88ddf97e1bc3fd7314490db17f5b9b45912877c70e4e3bc5784', '2026-11-28 11:57:13.866093+00');
INSERT INTO migration VALUES ('0550-authors-of-prices.sql', '0a871d5c3d80a209dca43b3c508dd3d1c98fae958f0353ca79b2dc30bcfda0b1', '2026-11-28 11:57:13.907512+00');
INSERT INTO migration VALUES ('0551-orders-paid-lately.sql', '8348748bb5847ae0bf6b5872b2f0107950b227a87faa622230193ba1dc3281f9', '2026-11-28 11:57:13.910787+00');
INSERT INTO migration VALUES ('0560-runs.sql', 'f48b9b86fe13cdd462eb2f87b8a218cf1cf55f952a0dd1a95949d05ef3f815e7', '2026-11-28 11:57:13.912874+00');
INSERT INTO migration VALUES ('0570-company.sql', '411cbd23e614874d4d20080d796df2654ec4f8c4a4cbd4bdfc1ee204f149e265', '2026-11-28 11:57:13.973101+00');
INSERT INTO migration VALUES ('0571-vat-of-services.sql', '8d6dd367d6c22d16ad8cc6c8e6dd2e124b7fb41836a35851cb66384a4df2fc1c', '2026-11-28 11:57:13.979971+00');
INSERT INTO migration VALUES ('0575-delivery-settings.sql', '2c24633d14de05ae8311c294c4e58251bfbe32a62da71159f3e905e03b589344', '2026-11-28 11:57:13.989217+00');
INSERT INTO migration VALUES ('0576-delivery-times-on-pages.sql', '8514a94a51c8f6590ccc5321c645d343f25e61a1c10ed53a0c8146c22a09d75d', '2026-11-28 11:57:14.005748+00');
INSERT INTO migration VALUES ('0577-versions-of-staff.sql', 'e62e382b374f238766f1fee859e2119a55027418d4fd97b2d0991375e441f6ee', '2026-11-28 11:57:14.006302+00');
INSERT INTO migration VALUES ('0578-new-authenticator-apps.sql', '88cc2ab4830f0ccf213afb23aeb40746e7187b78b3bd044331c17f92fe64d9fa', '2026-11-28 11:57:14.007301+00');
INSERT INTO migration VALUES ('0580-pages-to-check.sql', 'f8cfc71da54b70c19b0f52738b0f0478c047cd29e0e7437c81c580772ee9253a', '2026-11-28 11:57:14.009435+00');
INSERT INTO migration VALUES ('0582-goods-received-by-the-shop.sql', 'a4e587cc5885b94f0954378c04e19a07c12a8fd6c0d8fd5083ed6ea6835e27eb', '2026-11-28 11:57:14.009995+00');
INSERT INTO migration VALUES ('0583-runs-by-command.sql', '927e0edbd1a7b324c18a358d90376a168c3253d842ddfe6938263ffc91e76bc6', '2026-11-28 11:57:14.010637+00');
INSERT INTO migration VALUES ('0584-articles-missing-from-a-file.sql', '82e85e8088d6f026ad0dc54448ba0a7bc66efe23bdbae68168850e1ea25259d5', '2026-11-28 11:57:14.011185+00');
INSERT INTO migration VALUES ('0590-stock-taken-lately.sql', 'b62c585acf2fc5bfd62c9fe6d5bbd7413372de533b11b5368be35c9858683604', '2026-11-28 11:57:14.017339+00');
INSERT INTO migration VALUES ('0610-tyres-for-another-car.sql', 'c38465d230dbed0862e08382fc703dffb1468e0b1c2ed5d7f33a8dcb68da6f5e', '2026-11-28 11:57:14.035051+00');
INSERT INTO model VALUES (1, 1, 'tuisku-1', 'Tuisku 1', NULL, 2, 'car', 'C1', 'mid', 'Nordic', true, false, NULL, NULL, '', '', '', '', NULL, 0, 'hero,front', 1, NULL, 0);
INSERT INTO model VALUES (2, 1, 'tuisku-1-2', 'Tuisku  Plus', NULL, 2, 'car', 'C1', 'mid', 'Nordic', true, false, NULL, NULL, '', '', '', '', NULL, 0, 'hero,front', 1, NULL, 0);
INSERT INTO partner_request VALUES ('c5fcfd51-3acb-483b-98d9-10fdf46e1cdf', 'Helmikki Lumijokela', 'garage', '358', '0457 311 9902', 'helmi.lumijoki@example.fi', 'Kuurala', 'Haluaisin kumppaniksi, terveisin Helmikki', 'fi_FI', '2026-11-20 10:00:00+00', NULL, NULL);
INSERT INTO passkey VALUES ('94973224-4dbc-4deb-8edd-054dec00cef7', '4e030630-0b91-4322-bb5b-4d378fb981ab', 'credential', '\x6b6579', 0, '{internal}', 'Helmikin puhelin', true, '2026-11-20 10:00:00+00', NULL);
INSERT INTO password_token VALUES ('ttttttttttttttttttttttttttttttttttttttttttt', '4e030630-0b91-4322-bb5b-4d378fb981ab', 'reset', '2026-11-20 10:00:00+00', '2026-11-20 11:00:00+00', NULL);
INSERT INTO payment_attempt VALUES ('43c4b597-e107-43ed-8c94-346f933e7486', '39bb2672-2987-4981-bea6-274b4ad6cb0c', 1, 'bank', 40000, 'failed', 'p-1', NULL, NULL, '2026-11-20 10:00:00+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO price_history OVERRIDING SYSTEM VALUE VALUES (1, 1, 12990, '2026-11-28 11:57:20.775625+00', NULL, NULL, NULL, false, NULL);
INSERT INTO promo_code VALUES (1, 'TALVI10', 100, NULL, '2026-01-01', NULL, 0, NULL, NULL, true);
INSERT INTO promo_code_use OVERRIDING SYSTEM VALUE VALUES (1, '4e030630-0b91-4322-bb5b-4d378fb981ab', '2026-11-20 10:00:00+00', 1, NULL);
INSERT INTO review VALUES ('4615ab2d-3169-4483-859a-dff51ab89aab', '39bb2672-2987-4981-bea6-274b4ad6cb0c', false, 1, 1, 4, 'Hiljaiset. Helmikki', 'Helmikki', 'fi_FI', 'pending', NULL, 1, '2026-11-20 10:00:00+00', '2026-11-20 10:00:00+00', NULL);
INSERT INTO review_email_refusal VALUES ('d0774fb687441f10104a83ace87ae7ce1481ffeaa5e7fe70f8d4421e91c289cd', '2026-11-20 10:00:00+00');
INSERT INTO review_invitation VALUES ('39bb2672-2987-4981-bea6-274b4ad6cb0c', '2026-11-20 10:00:00+00', NULL, '2027-02-18 10:00:00+00');
INSERT INTO revision VALUES ('pricing', 1);
INSERT INTO revision VALUES ('company', 2);
INSERT INTO revision VALUES ('service-points', 9);
INSERT INTO revision VALUES ('catalogue', 6);
INSERT INTO revision VALUES ('content', 3);
INSERT INTO run OVERRIDING SYSTEM VALUE VALUES (1, 'articles', 'done', NULL, 'lista.csv', 20, NULL, '{}', NULL, '2026-11-01 10:00:00+00', NULL, NULL, NULL, '2026-11-01 10:00:00+00', 0, 0, 1, 0, 0, 0, 1, 0, false, NULL);
INSERT INTO run OVERRIDING SYSTEM VALUE VALUES (2, 'prices', 'ready', NULL, 'lista.csv', 20, NULL, '{}', NULL, '2026-11-01 10:00:00+00', NULL, NULL, NULL, '2026-11-01 10:00:00+00', 0, 0, 1, 0, 0, 0, 0, 0, false, NULL);
INSERT INTO run_file_part VALUES (1, 0, '\x65616e3b7072696365');
INSERT INTO run_file_part VALUES (2, 0, '\x65616e3b7072696365');
INSERT INTO run_row VALUES (1, 2, '6419440000018', 1, 'changed', NULL, NULL, '[]', NULL, NULL, 'done', NULL);
INSERT INTO run_row VALUES (2, 2, '6419440000018', 1, 'changed', NULL, NULL, '[]', NULL, NULL, NULL, NULL);
INSERT INTO service VALUES (1, 1, true, true, true);
INSERT INTO service_point VALUES (1, 'kuurapaja-kallio', 'Kuurapaja', 'Aino', 'Niemi', 'aino@kuurapaja.example', '+358125550000', 'Pitokatu 1', '', '00530', 'Helsinki', 60.18, 24.95, 1, NULL, NULL, true, NULL, 13.0, 20.0, true, true, false);
INSERT INTO service_point_bay VALUES (1, 1, 1, true);
INSERT INTO service_point_hours VALUES (1, 2, '08:00:00', '10:00:00');
INSERT INTO service_point_hours VALUES (1, 3, '08:00:00', '10:00:00');
INSERT INTO service_point_hours VALUES (1, 4, '08:00:00', '10:00:00');
INSERT INTO service_point_hours VALUES (1, 5, '08:00:00', '10:00:00');
INSERT INTO service_point_hours VALUES (1, 6, '08:00:00', '10:00:00');
INSERT INTO service_point_next_time VALUES (1, 8, NULL, NULL, NULL, '{}');
INSERT INTO service_point_service VALUES (1, 1, 1, 2, NULL, NULL, 1990);
INSERT INTO service_point_vehicle_type VALUES (1, 2);
INSERT INTO service_translation VALUES (1, 1, 'Installation', 'The tyres are delivered to the service point free of charge. The old tyres are taken off, the new ones are fitted, balanced and inflated, and the wheels are put on the car. The old tyres may be left for recycling.', 'Your new tyres are fitted and balanced on your rims.');
INSERT INTO service_translation VALUES (1, 2, 'Asennus', 'Renkaat toimitetaan asennuspisteeseen maksutta. Vanhat renkaat irrotetaan, uudet asennetaan, tasapainotetaan ja täytetään, ja pyörät kiinnitetään autoon. Vanhat renkaat voi jättää kierrätykseen.', 'Uudet renkaat asennetaan ja tasapainotetaan vanteillesi.');
INSERT INTO session VALUES ('449bdc8a-61b5-4ed9-9fd1-2df162d110d7', 'customer', '4e030630-0b91-4322-bb5b-4d378fb981ab', NULL, 1, '2026-11-20 10:00:00+00', 'Jäselain/7 Hankiluoto', '198.51.100.77', '2026-11-20 10:00:00+00', '2026-11-20 10:00:00+00', '2026-12-20 10:00:00+00', NULL, NULL, NULL, NULL);
INSERT INTO session VALUES ('b01d6e7e-c57b-4b23-b837-95ce17a31acc', 'staff', 'seppo', '4e030630-0b91-4322-bb5b-4d378fb981ab', 1, '2026-11-20 10:00:00+00', 'Jäselain/7 Hankiluoto', '198.51.100.77', '2026-11-20 10:00:00+00', '2026-11-20 10:00:00+00', '2026-11-20 11:00:00+00', NULL, NULL, 'Seppo Salo', NULL);
INSERT INTO shop_order VALUES ('39bb2672-2987-4981-bea6-274b4ad6cb0c', '4815162342', 'b92f2ccb-57c5-45c0-8214-f2d6895180d3', NULL, '4e030630-0b91-4322-bb5b-4d378fb981ab', 'unpaid', 'placed', 'fi_FI', '2026-11-20 10:00:00+00', '2026-11-20 10:00:00+00', NULL, NULL, false, NULL, NULL, '{}', 0, 0, 0, 0, 0, 0, NULL, NULL, 'Helmikki', NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL);
INSERT INTO shop_order_address VALUES ('39bb2672-2987-4981-bea6-274b4ad6cb0c', 'billing', NULL, NULL, 'mrs', 'Helmikki', 'Lumijokela', 'helmi.lumijoki@example.fi', '358', '0457 311 9902', NULL, NULL, 'Routakuja 17 B', NULL, '99999', 'Kuurala', 73, 'Lumijokelan Rengas Oy', '9876543-2');
INSERT INTO shop_order_line OVERRIDING SYSTEM VALUE VALUES (1, '39bb2672-2987-4981-bea6-274b4ad6cb0c', 1, 'product', 1, NULL, 'Kuura Tuisku 1', 'Kuura Tuisku 1', 16.0, 4, 0, 0, 0, 255, 0, false);
INSERT INTO staff_right VALUES ('act-for-customers');
INSERT INTO staff_right VALUES ('read-customers');
INSERT INTO staff_right VALUES ('create-customers');
INSERT INTO staff_right VALUES ('read-partners');
INSERT INTO staff_right VALUES ('read-orders');
INSERT INTO staff_right VALUES ('refund-orders');
INSERT INTO staff_right VALUES ('ship-orders');
INSERT INTO staff_right VALUES ('moderate-reviews');
INSERT INTO staff_right VALUES ('release-reservations');
INSERT INTO staff_right VALUES ('read-catalogue');
INSERT INTO staff_right VALUES ('edit-catalogue');
INSERT INTO staff_right VALUES ('read-stock');
INSERT INTO staff_right VALUES ('edit-stock');
INSERT INTO staff_right VALUES ('read-prices');
INSERT INTO staff_right VALUES ('edit-prices');
INSERT INTO staff_right VALUES ('override-price-guard');
INSERT INTO staff_right VALUES ('read-settings');
INSERT INTO staff_right VALUES ('edit-settings');
INSERT INTO staff_right VALUES ('read-staff');
INSERT INTO staff_right VALUES ('edit-staff');
INSERT INTO staff_role VALUES ('owner', NULL, 12);
INSERT INTO staff_role VALUES ('customer-service', NULL, 4);
INSERT INTO staff_role VALUES ('partner-manager', NULL, 1);
INSERT INTO staff_role VALUES ('warehouse', NULL, 7);
INSERT INTO staff_role VALUES ('pricing', NULL, 5);
INSERT INTO staff_role VALUES ('content', NULL, 2);
INSERT INTO staff_role VALUES ('bookkeeper', NULL, 4);
INSERT INTO staff_role_right VALUES ('owner', 'act-for-customers');
INSERT INTO staff_role_right VALUES ('owner', 'read-customers');
INSERT INTO staff_role_right VALUES ('owner', 'create-customers');
INSERT INTO staff_role_right VALUES ('owner', 'read-partners');
INSERT INTO staff_role_right VALUES ('customer-service', 'act-for-customers');
INSERT INTO staff_role_right VALUES ('customer-service', 'read-customers');
INSERT INTO staff_role_right VALUES ('customer-service', 'create-customers');
INSERT INTO staff_role_right VALUES ('partner-manager', 'read-partners');
INSERT INTO staff_role_right VALUES ('owner', 'read-orders');
INSERT INTO staff_role_right VALUES ('customer-service', 'read-orders');
INSERT INTO staff_role_right VALUES ('owner', 'refund-orders');
INSERT INTO staff_role_right VALUES ('owner', 'ship-orders');
INSERT INTO staff_role_right VALUES ('customer-service', 'refund-orders');
INSERT INTO staff_role_right VALUES ('customer-service', 'ship-orders');
INSERT INTO staff_role_right VALUES ('owner', 'moderate-reviews');
INSERT INTO staff_role_right VALUES ('customer-service', 'moderate-reviews');
INSERT INTO staff_role_right VALUES ('owner', 'release-reservations');
INSERT INTO staff_role_right VALUES ('customer-service', 'release-reservations');
INSERT INTO staff_role_right VALUES ('owner', 'read-catalogue');
INSERT INTO staff_role_right VALUES ('owner', 'edit-catalogue');
INSERT INTO staff_role_right VALUES ('owner', 'read-stock');
INSERT INTO staff_role_right VALUES ('owner', 'edit-stock');
INSERT INTO staff_role_right VALUES ('owner', 'read-prices');
INSERT INTO staff_role_right VALUES ('owner', 'edit-prices');
INSERT INTO staff_role_right VALUES ('owner', 'override-price-guard');
INSERT INTO staff_role_right VALUES ('owner', 'read-settings');
INSERT INTO staff_role_right VALUES ('owner', 'edit-settings');
INSERT INTO staff_role_right VALUES ('owner', 'read-staff');
INSERT INTO staff_role_right VALUES ('owner', 'edit-staff');
INSERT INTO staff_role_right VALUES ('customer-service', 'read-catalogue');
INSERT INTO staff_role_right VALUES ('customer-service', 'read-stock');
INSERT INTO staff_role_right VALUES ('customer-service', 'read-prices');
INSERT INTO staff_role_right VALUES ('warehouse', 'read-orders');
INSERT INTO staff_role_right VALUES ('warehouse', 'release-reservations');
INSERT INTO staff_role_right VALUES ('warehouse', 'ship-orders');
INSERT INTO staff_role_right VALUES ('warehouse', 'read-catalogue');
INSERT INTO staff_role_right VALUES ('warehouse', 'read-stock');
INSERT INTO staff_role_right VALUES ('warehouse', 'edit-stock');
INSERT INTO staff_role_right VALUES ('pricing', 'read-catalogue');
INSERT INTO staff_role_right VALUES ('pricing', 'read-stock');
INSERT INTO staff_role_right VALUES ('pricing', 'read-prices');
INSERT INTO staff_role_right VALUES ('pricing', 'edit-prices');
INSERT INTO staff_role_right VALUES ('content', 'read-catalogue');
INSERT INTO staff_role_right VALUES ('bookkeeper', 'read-orders');
INSERT INTO staff_role_right VALUES ('bookkeeper', 'read-prices');
INSERT INTO staff_role_right VALUES ('bookkeeper', 'read-settings');
INSERT INTO stock_batch VALUES (1, 1, 2026, 7, 10, true);
INSERT INTO stock_batch VALUES (2, 1, 2026, 8, 2000000, true);
INSERT INTO tyre VALUES (1, 1, 1, 94, NULL, 'T', NULL, false, 2, 'C1', 2, 'C', 'D', 'B', 70, '2000000000015', NULL, '', 12990, true, 0, NULL, NULL, NULL, 1, 'on-sale', NULL, NULL, DEFAULT);
INSERT INTO tyre_alert VALUES ('2b521755-99c5-4596-8159-fced35c4be57', 1, 'price', 'helmi.lumijoki@example.fi', 'fi_FI', 10000, NULL, '2026-11-20 10:00:00+00', NULL);
INSERT INTO tyre_category VALUES (2, 'Cars, SUVs and 4x4', 'Henkilöautot, SUV:t ja nelivedot', 'car-suv-4x4', 'henkiloautot', 2);
INSERT INTO tyre_category VALUES (3, 'Light commercial vehicles', 'Pakettiautot', 'light-commercial-vehicles', 'pakettiautot', 3);
INSERT INTO tyre_category VALUES (4, 'Trucks', 'Kuorma-autot', 'trucks', 'kuorma-autot', 4);
INSERT INTO tyre_season VALUES (1, 'Summer', 'Kesä', 'summer', 'kesarenkaat');
INSERT INTO tyre_season VALUES (2, 'Winter Friction', 'Talvi, kitka', 'winter-friction', 'kitkarenkaat');
INSERT INTO tyre_season VALUES (3, 'Winter Studded', 'Talvi, nasta', 'winter-studded', 'nastarenkaat');
INSERT INTO tyre_season VALUES (4, 'Winter Studdable', 'Talvi, nastoitettava', 'winter-studdable', 'nastoitettavat');
INSERT INTO tyre_season VALUES (5, 'All Season', 'Ympärivuotinen', 'all-season', 'ymparivuotiset');
INSERT INTO tyre_size VALUES (1, 205.00, 55, 'R', 16.0, false);
INSERT INTO vat_rate VALUES ('2024-09-01', 255, 'products');
INSERT INTO vat_rate VALUES ('2024-09-01', 255, 'services');
INSERT INTO vehicle_type VALUES (1, 'All', 'all', 'kaikki');
INSERT INTO vehicle_type VALUES (2, 'Car', 'car-suv-4x4', 'henkiloautot');
INSERT INTO vehicle_type VALUES (3, 'Light Truck', 'light-commercial-vehicles', 'pakettiautot');
INSERT INTO vehicle_type VALUES (4, 'Truck', 'trucks', 'kuorma-autot');
SELECT pg_catalog.setval('audit_id_seq', 1, true);
SELECT pg_catalog.setval('banner_id_seq', 1, false);
SELECT pg_catalog.setval('brand_id_seq', 1, true);
SELECT pg_catalog.setval('campaign_id_seq', 1, false);
SELECT pg_catalog.setval('cart_line_id_seq', 1, true);
SELECT pg_catalog.setval('catalogue_change_id_seq', 6, true);
SELECT pg_catalog.setval('cms_page_id_seq', 1, false);
SELECT pg_catalog.setval('delivery_setting_id_seq', 1, true);
SELECT pg_catalog.setval('delivery_setting_version', 1, true);
SELECT pg_catalog.setval('download_category_id_seq', 1, false);
SELECT pg_catalog.setval('download_file_id_seq', 1, false);
SELECT pg_catalog.setval('download_log_id_seq', 1, true);
SELECT pg_catalog.setval('fitted_vehicle_id_seq', 1, false);
SELECT pg_catalog.setval('goods_receipt_id_seq', 1, false);
SELECT pg_catalog.setval('goods_receipt_line_id_seq', 1, false);
SELECT pg_catalog.setval('menu_item_id_seq', 1, false);
SELECT pg_catalog.setval('model_id_seq', 2, true);
SELECT pg_catalog.setval('news_item_id_seq', 1, false);
SELECT pg_catalog.setval('offer_id_seq', 1, false);
SELECT pg_catalog.setval('price_history_id_seq', 1, true);
SELECT pg_catalog.setval('promo_code_id_seq', 1, true);
SELECT pg_catalog.setval('promo_code_use_id_seq', 1, true);
SELECT pg_catalog.setval('returned_tyre_id_seq', 1, false);
SELECT pg_catalog.setval('run_id_seq', 2, true);
SELECT pg_catalog.setval('service_id_seq', 1, true);
SELECT pg_catalog.setval('service_point_bay_id_seq', 1, true);
SELECT pg_catalog.setval('service_point_block_id_seq', 1, false);
SELECT pg_catalog.setval('service_point_id_seq', 1, true);
SELECT pg_catalog.setval('service_point_service_id_seq', 1, true);
SELECT pg_catalog.setval('shop_order_line_id_seq', 1, true);
SELECT pg_catalog.setval('stock_batch_id_seq', 2, true);
SELECT pg_catalog.setval('stock_change_id_seq', 1, false);
SELECT pg_catalog.setval('tyre_id_seq', 1, true);
SELECT pg_catalog.setval('tyre_size_id_seq', 1, true);
SELECT pg_catalog.setval('uploaded_picture_id_seq', 1, false);
ALTER TABLE appointment_customer ADD CONSTRAINT appointment_customer_pkey PRIMARY KEY (appointment_id);
ALTER TABLE appointment ADD CONSTRAINT appointment_has_its_bay_alone EXCLUDE USING gist (int4range(bay_id, bay_id, '[]'::text) WITH &&, during WITH &&) WHERE (((state = ANY (ARRAY['hold'::text, 'firm'::text])) AND (bay_id IS NOT NULL)));
ALTER TABLE appointment ADD CONSTRAINT appointment_pkey PRIMARY KEY (id);
ALTER TABLE attempt ADD CONSTRAINT attempt_pkey PRIMARY KEY (what, who);
ALTER TABLE audit ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
ALTER TABLE banner ADD CONSTRAINT banner_pkey PRIMARY KEY (id);
ALTER TABLE brand_former_slug ADD CONSTRAINT brand_former_slug_pkey PRIMARY KEY (slug);
ALTER TABLE brand ADD CONSTRAINT brand_name_key UNIQUE (name);
ALTER TABLE brand ADD CONSTRAINT brand_pkey PRIMARY KEY (id);
ALTER TABLE brand ADD CONSTRAINT brand_slug_key UNIQUE (slug);
ALTER TABLE campaign ADD CONSTRAINT campaign_pkey PRIMARY KEY (id);
ALTER TABLE campaign_section ADD CONSTRAINT campaign_section_pkey PRIMARY KEY (campaign_id, place, locale_id);
ALTER TABLE campaign ADD CONSTRAINT campaign_slug_key UNIQUE (slug);
ALTER TABLE captcha ADD CONSTRAINT captcha_pkey PRIMARY KEY (key);
ALTER TABLE cart_line ADD CONSTRAINT cart_line_is_one_for_a_tyre UNIQUE (cart_id, tyre_id);
ALTER TABLE cart_line ADD CONSTRAINT cart_line_is_rear_of_one UNIQUE (cart_id, rear_tyre_id) DEFERRABLE;
ALTER TABLE cart_line ADD CONSTRAINT cart_line_pkey PRIMARY KEY (id);
ALTER TABLE cart ADD CONSTRAINT cart_pkey PRIMARY KEY (id);
ALTER TABLE cart_service ADD CONSTRAINT cart_service_is_chosen_once UNIQUE (cart_id, service_id);
ALTER TABLE cart_service ADD CONSTRAINT cart_service_pkey PRIMARY KEY (id);
ALTER TABLE catalogue_change ADD CONSTRAINT catalogue_change_pkey PRIMARY KEY (id);
ALTER TABLE checkout_draft ADD CONSTRAINT checkout_draft_pkey PRIMARY KEY (cart_id);
ALTER TABLE cms_page ADD CONSTRAINT cms_page_pkey PRIMARY KEY (id);
ALTER TABLE cms_page_translation ADD CONSTRAINT cms_page_translation_pkey PRIMARY KEY (cms_page_id, locale_id);
ALTER TABLE cms_page ADD CONSTRAINT cms_page_url_path_key UNIQUE (url_path);
ALTER TABLE company ADD CONSTRAINT company_pkey PRIMARY KEY (id);
ALTER TABLE country ADD CONSTRAINT country_iso2_key UNIQUE (iso2);
ALTER TABLE country ADD CONSTRAINT country_pkey PRIMARY KEY (id);
ALTER TABLE credit_note_line ADD CONSTRAINT credit_note_line_pkey PRIMARY KEY (credit_note_number, order_line_id);
ALTER TABLE credit_note ADD CONSTRAINT credit_note_pkey PRIMARY KEY (number);
ALTER TABLE credit_note ADD CONSTRAINT credit_note_refund_id_key UNIQUE (refund_id);
ALTER TABLE customer_address ADD CONSTRAINT customer_address_pkey PRIMARY KEY (customer_id, kind);
ALTER TABLE customer_device ADD CONSTRAINT customer_device_pkey PRIMARY KEY (customer_id, device_hash);
ALTER TABLE customer ADD CONSTRAINT customer_pkey PRIMARY KEY (id);
ALTER TABLE delivery_setting ADD CONSTRAINT delivery_setting_pkey PRIMARY KEY (id);
ALTER TABLE delivery_tier ADD CONSTRAINT delivery_tier_pkey PRIMARY KEY (setting_id, from_quantity);
ALTER TABLE document_counter ADD CONSTRAINT document_counter_pkey PRIMARY KEY (series);
ALTER TABLE download_category ADD CONSTRAINT download_category_name_en_key UNIQUE (name_en);
ALTER TABLE download_category ADD CONSTRAINT download_category_name_fi_key UNIQUE (name_fi);
ALTER TABLE download_category ADD CONSTRAINT download_category_pkey PRIMARY KEY (id);
ALTER TABLE download_file ADD CONSTRAINT download_file_file_name_key UNIQUE (file_name);
ALTER TABLE download_file ADD CONSTRAINT download_file_pkey PRIMARY KEY (id);
ALTER TABLE download_log ADD CONSTRAINT download_log_pkey PRIMARY KEY (id);
ALTER TABLE fitted_vehicle ADD CONSTRAINT fitted_vehicle_pkey PRIMARY KEY (id);
ALTER TABLE fitted_vehicle_size ADD CONSTRAINT fitted_vehicle_size_pkey PRIMARY KEY (fitted_vehicle_id, width, aspect, diameter, commercial);
ALTER TABLE fitted_vehicle ADD CONSTRAINT fitted_vehicle_vehicle_type_id_make_model_year_from_key UNIQUE (vehicle_type_id, make, model, year_from);
ALTER TABLE former_time ADD CONSTRAINT former_time_pkey PRIMARY KEY (cart_id);
ALTER TABLE garage_calendar ADD CONSTRAINT garage_calendar_pkey PRIMARY KEY (service_point_id);
ALTER TABLE garage_calendar ADD CONSTRAINT garage_calendar_secret_hash_key UNIQUE (secret_hash);
ALTER TABLE goods_receipt_line ADD CONSTRAINT goods_receipt_line_pkey PRIMARY KEY (id);
ALTER TABLE goods_receipt ADD CONSTRAINT goods_receipt_pkey PRIMARY KEY (id);
ALTER TABLE idempotent_answer ADD CONSTRAINT idempotent_answer_pkey PRIMARY KEY (caller, key);
ALTER TABLE import_profile ADD CONSTRAINT import_profile_pkey PRIMARY KEY (kind, name);
ALTER TABLE invoice ADD CONSTRAINT invoice_order_id_key UNIQUE (order_id);
ALTER TABLE invoice ADD CONSTRAINT invoice_pkey PRIMARY KEY (number);
ALTER TABLE landing_text ADD CONSTRAINT landing_text_pkey PRIMARY KEY (type, name, locale_id);
ALTER TABLE mail_attachment ADD CONSTRAINT mail_attachment_pkey PRIMARY KEY (mail_id, "position");
ALTER TABLE mail ADD CONSTRAINT mail_pkey PRIMARY KEY (id);
ALTER TABLE marketing_event ADD CONSTRAINT marketing_event_pkey PRIMARY KEY (id);
ALTER TABLE menu_item ADD CONSTRAINT menu_item_pkey PRIMARY KEY (id);
ALTER TABLE migration ADD CONSTRAINT migration_pkey PRIMARY KEY (name);
ALTER TABLE model ADD CONSTRAINT model_brand_id_name_season_id_key UNIQUE (brand_id, name, season_id);
ALTER TABLE model ADD CONSTRAINT model_brand_id_slug_key UNIQUE (brand_id, slug);
ALTER TABLE model ADD CONSTRAINT model_for_tyre UNIQUE (id, tyre_class, season_id);
ALTER TABLE model_former_slug ADD CONSTRAINT model_former_slug_pkey PRIMARY KEY (brand_id, slug);
ALTER TABLE model ADD CONSTRAINT model_pkey PRIMARY KEY (id);
ALTER TABLE news_item ADD CONSTRAINT news_item_pkey PRIMARY KEY (id);
ALTER TABLE news_item ADD CONSTRAINT news_item_slug_key UNIQUE (slug);
ALTER TABLE news_item_translation ADD CONSTRAINT news_item_translation_pkey PRIMARY KEY (news_item_id, locale_id);
ALTER TABLE offer ADD CONSTRAINT offer_pkey PRIMARY KEY (id);
ALTER TABLE order_email ADD CONSTRAINT order_email_pkey PRIMARY KEY (order_id, event, subject_id);
ALTER TABLE order_terms ADD CONSTRAINT order_terms_pkey PRIMARY KEY (order_id);
ALTER TABLE partner_request ADD CONSTRAINT partner_request_pkey PRIMARY KEY (id);
ALTER TABLE passkey_challenge ADD CONSTRAINT passkey_challenge_pkey PRIMARY KEY (challenge);
ALTER TABLE passkey ADD CONSTRAINT passkey_credential_id_key UNIQUE (credential_id);
ALTER TABLE passkey ADD CONSTRAINT passkey_pkey PRIMARY KEY (id);
ALTER TABLE password_token ADD CONSTRAINT password_token_pkey PRIMARY KEY (token_hash);
ALTER TABLE payment_attempt ADD CONSTRAINT payment_attempt_of_order UNIQUE (order_id, attempt);
ALTER TABLE payment_attempt ADD CONSTRAINT payment_attempt_pkey PRIMARY KEY (id);
ALTER TABLE price_history ADD CONSTRAINT price_history_pkey PRIMARY KEY (id);
ALTER TABLE promo_code ADD CONSTRAINT promo_code_code_key UNIQUE (code);
ALTER TABLE promo_code ADD CONSTRAINT promo_code_pkey PRIMARY KEY (id);
ALTER TABLE promo_code_use ADD CONSTRAINT promo_code_use_order_id_key UNIQUE (order_id);
ALTER TABLE promo_code_use ADD CONSTRAINT promo_code_use_pkey PRIMARY KEY (id);
ALTER TABLE recycling_fee ADD CONSTRAINT recycling_fee_pkey PRIMARY KEY (tyre_class, valid_from);
ALTER TABLE refund ADD CONSTRAINT refund_pkey PRIMARY KEY (id);
ALTER TABLE reservation ADD CONSTRAINT reservation_pkey PRIMARY KEY (order_id);
ALTER TABLE reserved_tyre ADD CONSTRAINT reserved_tyre_pkey PRIMARY KEY (order_id, tyre_id);
ALTER TABLE returned_tyre ADD CONSTRAINT returned_tyre_pkey PRIMARY KEY (id);
ALTER TABLE review_email_refusal ADD CONSTRAINT review_email_refusal_pkey PRIMARY KEY (email_hash);
ALTER TABLE review_invitation ADD CONSTRAINT review_invitation_pkey PRIMARY KEY (order_id);
ALTER TABLE review ADD CONSTRAINT review_is_one_of_an_order UNIQUE (order_id, model_id);
ALTER TABLE review ADD CONSTRAINT review_pkey PRIMARY KEY (id);
ALTER TABLE revision ADD CONSTRAINT revision_pkey PRIMARY KEY (topic);
ALTER TABLE run_file_part ADD CONSTRAINT run_file_part_pkey PRIMARY KEY (run_id, part);
ALTER TABLE run ADD CONSTRAINT run_pkey PRIMARY KEY (id);
ALTER TABLE run_row ADD CONSTRAINT run_row_pkey PRIMARY KEY (run_id, number);
ALTER TABLE sealing_key ADD CONSTRAINT sealing_key_pkey PRIMARY KEY (kid);
ALTER TABLE service ADD CONSTRAINT service_pkey PRIMARY KEY (id);
ALTER TABLE service_point_bay ADD CONSTRAINT service_point_bay_of_point UNIQUE (id, service_point_id);
ALTER TABLE service_point_bay ADD CONSTRAINT service_point_bay_pkey PRIMARY KEY (id);
ALTER TABLE service_point_bay ADD CONSTRAINT service_point_bay_service_point_id_number_key UNIQUE (service_point_id, number);
ALTER TABLE service_point_block ADD CONSTRAINT service_point_block_pkey PRIMARY KEY (id);
ALTER TABLE service_point_hours ADD CONSTRAINT service_point_hours_pkey PRIMARY KEY (service_point_id, day_id);
ALTER TABLE service_point_next_time ADD CONSTRAINT service_point_next_time_pkey PRIMARY KEY (service_point_id);
ALTER TABLE service_point ADD CONSTRAINT service_point_pkey PRIMARY KEY (id);
ALTER TABLE service_point_service ADD CONSTRAINT service_point_service_has_one_price EXCLUDE USING gist (int4range(service_point_id, service_point_id, '[]'::text) WITH &&, int4range((service_id)::integer, (service_id)::integer, '[]'::text) WITH &&, int4range((vehicle_type_id)::integer, (vehicle_type_id)::integer, '[]'::text) WITH &&, numrange(rim_from, rim_to, '[]'::text) WITH &&);
ALTER TABLE service_point_service ADD CONSTRAINT service_point_service_pkey PRIMARY KEY (id);
ALTER TABLE service_point ADD CONSTRAINT service_point_slug_key UNIQUE (slug);
ALTER TABLE service_point_vehicle_type ADD CONSTRAINT service_point_vehicle_type_pkey PRIMARY KEY (service_point_id, vehicle_type_id);
ALTER TABLE service_translation ADD CONSTRAINT service_translation_pkey PRIMARY KEY (service_id, locale_id);
ALTER TABLE session ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE shop_order_address ADD CONSTRAINT shop_order_address_pkey PRIMARY KEY (order_id, kind);
ALTER TABLE shop_order_line ADD CONSTRAINT shop_order_line_has_its_position UNIQUE (order_id, "position");
ALTER TABLE shop_order_line ADD CONSTRAINT shop_order_line_pkey PRIMARY KEY (id);
ALTER TABLE shop_order ADD CONSTRAINT shop_order_order_number_key UNIQUE (order_number);
ALTER TABLE shop_order ADD CONSTRAINT shop_order_pkey PRIMARY KEY (id);
ALTER TABLE staff ADD CONSTRAINT staff_email_key UNIQUE (email);
ALTER TABLE staff_has_role ADD CONSTRAINT staff_has_role_pkey PRIMARY KEY (staff_id, role);
ALTER TABLE staff_list_view ADD CONSTRAINT staff_list_view_pkey PRIMARY KEY (staff_id, list);
ALTER TABLE staff_passkey_challenge ADD CONSTRAINT staff_passkey_challenge_pkey PRIMARY KEY (challenge);
ALTER TABLE staff_passkey ADD CONSTRAINT staff_passkey_credential_id_key UNIQUE (credential_id);
ALTER TABLE staff_passkey ADD CONSTRAINT staff_passkey_pkey PRIMARY KEY (id);
ALTER TABLE staff_password_link ADD CONSTRAINT staff_password_link_pkey PRIMARY KEY (token_hash);
ALTER TABLE staff ADD CONSTRAINT staff_pkey PRIMARY KEY (id);
ALTER TABLE staff_recovery_code ADD CONSTRAINT staff_recovery_code_pkey PRIMARY KEY (staff_id, code_hash);
ALTER TABLE staff_right ADD CONSTRAINT staff_right_pkey PRIMARY KEY (name);
ALTER TABLE staff_role ADD CONSTRAINT staff_role_pkey PRIMARY KEY (name);
ALTER TABLE staff_role_right ADD CONSTRAINT staff_role_right_pkey PRIMARY KEY (role, right_name);
ALTER TABLE staff_totp ADD CONSTRAINT staff_totp_pkey PRIMARY KEY (staff_id);
ALTER TABLE stock_batch ADD CONSTRAINT stock_batch_is_one_week UNIQUE (tyre_id, dot_year, dot_week, as_new);
ALTER TABLE stock_batch ADD CONSTRAINT stock_batch_pkey PRIMARY KEY (id);
ALTER TABLE stock_change ADD CONSTRAINT stock_change_pkey PRIMARY KEY (id);
ALTER TABLE stock_taken ADD CONSTRAINT stock_taken_pkey PRIMARY KEY (order_id, tyre_id, dot_year, dot_week);
ALTER TABLE terms_text ADD CONSTRAINT terms_text_pkey PRIMARY KEY (hash);
ALTER TABLE tyre_alert ADD CONSTRAINT tyre_alert_is_one_of_a_kind UNIQUE (email, tyre_id, kind);
ALTER TABLE tyre_alert ADD CONSTRAINT tyre_alert_pkey PRIMARY KEY (id);
ALTER TABLE tyre_category ADD CONSTRAINT tyre_category_name_en_key UNIQUE (name_en);
ALTER TABLE tyre_category ADD CONSTRAINT tyre_category_name_fi_key UNIQUE (name_fi);
ALTER TABLE tyre_category ADD CONSTRAINT tyre_category_pkey PRIMARY KEY (id);
ALTER TABLE tyre_category ADD CONSTRAINT tyre_category_slug_en_key UNIQUE (slug_en);
ALTER TABLE tyre_category ADD CONSTRAINT tyre_category_slug_fi_key UNIQUE (slug_fi);
ALTER TABLE tyre_category ADD CONSTRAINT tyre_category_vehicle_type_id_key UNIQUE (vehicle_type_id);
ALTER TABLE tyre ADD CONSTRAINT tyre_ean_key UNIQUE (ean);
ALTER TABLE tyre ADD CONSTRAINT tyre_is_one_article UNIQUE NULLS NOT DISTINCT (model_id, tyre_size_id, load_index, load_index_dual, speed_index, reinforced, run_flat);
ALTER TABLE tyre ADD CONSTRAINT tyre_pkey PRIMARY KEY (id);
ALTER TABLE tyre_season ADD CONSTRAINT tyre_season_name_fi_key UNIQUE (name_fi);
ALTER TABLE tyre_season ADD CONSTRAINT tyre_season_name_key UNIQUE (name);
ALTER TABLE tyre_season ADD CONSTRAINT tyre_season_pkey PRIMARY KEY (id);
ALTER TABLE tyre_season ADD CONSTRAINT tyre_season_slug_en_key UNIQUE (slug_en);
ALTER TABLE tyre_season ADD CONSTRAINT tyre_season_slug_fi_key UNIQUE (slug_fi);
ALTER TABLE tyre_size ADD CONSTRAINT tyre_size_pkey PRIMARY KEY (id);
ALTER TABLE tyre_size ADD CONSTRAINT tyre_size_width_aspect_construction_diameter_commercial_key UNIQUE (width, aspect, construction, diameter, commercial);
ALTER TABLE uploaded_picture ADD CONSTRAINT uploaded_picture_name_key UNIQUE (name);
ALTER TABLE uploaded_picture ADD CONSTRAINT uploaded_picture_once_for_each_model UNIQUE (model_id, file_hash);
ALTER TABLE uploaded_picture ADD CONSTRAINT uploaded_picture_pkey PRIMARY KEY (id);
ALTER TABLE vat_rate ADD CONSTRAINT vat_rate_pkey PRIMARY KEY (kind, valid_from);
ALTER TABLE vehicle_type ADD CONSTRAINT vehicle_type_name_key UNIQUE (name);
ALTER TABLE vehicle_type ADD CONSTRAINT vehicle_type_pkey PRIMARY KEY (id);
ALTER TABLE vehicle_type ADD CONSTRAINT vehicle_type_slug_en_key UNIQUE (slug_en);
ALTER TABLE vehicle_type ADD CONSTRAINT vehicle_type_slug_fi_key UNIQUE (slug_fi);
CREATE INDEX appointment_customer_email ON appointment_customer USING btree (lower(email));
CREATE UNIQUE INDEX appointment_held_for_cart ON appointment USING btree (cart_id) WHERE (state = 'hold'::text);
CREATE INDEX appointment_held_from ON appointment USING btree (address_hash) WHERE (state = 'hold'::text);
CREATE INDEX appointment_held_until ON appointment USING btree (held_until) WHERE (state = 'hold'::text);
CREATE INDEX appointment_of_holder ON appointment USING btree (holder_kind, holder_id);
CREATE UNIQUE INDEX appointment_of_order ON appointment USING btree (order_id);
CREATE INDEX appointment_of_point ON appointment USING btree (service_point_id, lower(during)) WHERE (state = ANY (ARRAY['hold'::text, 'firm'::text]));
CREATE INDEX appointment_to_remind_of ON appointment USING btree (lower(during)) WHERE ((state = 'firm'::text) AND (reminded_at IS NULL));
CREATE INDEX attempt_end ON attempt USING btree (window_ends_at);
CREATE INDEX audit_of_customer ON audit USING btree (customer_id, at) WHERE (customer_id IS NOT NULL);
CREATE INDEX audit_of_record ON audit USING btree (record_kind, record_id, id) WHERE (record_kind IS NOT NULL);
CREATE INDEX audit_time ON audit USING btree (at);
CREATE INDEX banner_in_order ON banner USING btree (locale_id, tyre_category_id, "position");
CREATE INDEX brand_former_slug_of_brand ON brand_former_slug USING btree (brand_id);
CREATE UNIQUE INDEX brand_of_name_key ON brand USING btree (name_key(name));
CREATE INDEX captcha_expiry ON captcha USING btree (expires_at);
CREATE INDEX cart_line_of_tyre ON cart_line USING btree (tyre_id);
CREATE UNIQUE INDEX cart_open_of_customer ON cart USING btree (customer_id) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX cart_open_of_guest ON cart USING btree (guest_id) WHERE (closed_at IS NULL);
CREATE INDEX cart_service_of_service ON cart_service USING btree (service_id);
CREATE INDEX catalogue_change_at ON catalogue_change USING btree (at);
CREATE INDEX catalogue_change_number ON catalogue_change USING btree (number);
CREATE INDEX catalogue_change_unnumbered ON catalogue_change USING btree (id) WHERE (number IS NULL);
CREATE INDEX cms_page_of_type ON cms_page USING btree (type, "position");
CREATE INDEX credit_note_line_of_order_line ON credit_note_line USING btree (order_line_id);
CREATE INDEX credit_note_of_invoice ON credit_note USING btree (invoice_number);
CREATE INDEX customer_device_last_seen ON customer_device USING btree (last_seen_at);
CREATE UNIQUE INDEX customer_email ON customer USING btree (email);
CREATE INDEX delivery_setting_by_day ON delivery_setting USING btree (valid_from DESC, id DESC);
CREATE INDEX download_file_of_category ON download_file USING btree (download_category_id, "position");
CREATE INDEX download_log_of_customer ON download_log USING btree (customer_id, downloaded_at);
CREATE INDEX download_log_oldest ON download_log USING btree (downloaded_at);
CREATE INDEX former_time_of_point ON former_time USING btree (service_point_id);
CREATE INDEX goods_receipt_line_of_receipt ON goods_receipt_line USING btree (goods_receipt_id);
CREATE INDEX goods_receipt_line_of_tyre ON goods_receipt_line USING btree (tyre_id);
CREATE INDEX goods_receipt_of_day ON goods_receipt USING btree (delivered_on);
CREATE INDEX idempotent_answer_expiry ON idempotent_answer USING btree (expires_at);
CREATE INDEX mail_newest ON mail USING btree (created_at);
CREATE INDEX marketing_event_of_customer ON marketing_event USING btree (customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX marketing_event_of_guest ON marketing_event USING btree (guest_id) WHERE (guest_id IS NOT NULL);
CREATE INDEX marketing_event_oldest ON marketing_event USING btree (created_at);
CREATE INDEX menu_item_of_parent ON menu_item USING btree (parent_id, "position");
CREATE INDEX model_former_slug_of_model ON model_former_slug USING btree (model_id);
CREATE INDEX news_item_latest ON news_item USING btree (kind, published_at DESC) WHERE published;
CREATE INDEX offer_in_order ON offer USING btree ("position");
CREATE INDEX partner_request_created ON partner_request USING btree (created_at DESC, id DESC);
CREATE INDEX partner_request_email ON partner_request USING btree (email);
CREATE INDEX partner_request_handled_by ON partner_request USING btree (handled_by) WHERE (handled_by IS NOT NULL);
CREATE INDEX passkey_challenge_expiry ON passkey_challenge USING btree (expires_at);
CREATE INDEX passkey_of_customer ON passkey USING btree (customer_id);
CREATE INDEX password_token_expiry ON password_token USING btree (expires_at);
CREATE INDEX password_token_of_customer ON password_token USING btree (customer_id);
CREATE UNIQUE INDEX payment_attempt_is_one_at_a_time ON payment_attempt USING btree (order_id) WHERE (state = ANY (ARRAY['starting'::text, 'open'::text, 'pending'::text]));
CREATE UNIQUE INDEX payment_attempt_of_provider ON payment_attempt USING btree (provider_id);
CREATE UNIQUE INDEX payment_attempt_pays_once ON payment_attempt USING btree (order_id) WHERE (state = 'paid'::text);
CREATE INDEX payment_attempt_stuck ON payment_attempt USING btree (stuck_since) WHERE (stuck_since IS NOT NULL);
CREATE INDEX payment_attempt_to_check ON payment_attempt USING btree (check_at) WHERE (check_at IS NOT NULL);
CREATE INDEX price_history_of_tyre ON price_history USING btree (tyre_id, valid_from, id);
CREATE INDEX promo_code_use_of_code ON promo_code_use USING btree (promo_code_id);
CREATE INDEX promo_code_use_of_customer ON promo_code_use USING btree (customer_id);
CREATE INDEX refund_by_staff ON refund USING btree (staff_id) WHERE (staff_id IS NOT NULL);
CREATE INDEX refund_not_made ON refund USING btree (requested_at) WHERE (state <> 'made'::text);
CREATE INDEX refund_of_attempt ON refund USING btree (attempt_id);
CREATE INDEX reservation_expires_at ON reservation USING btree (expires_at);
CREATE INDEX reservation_of_network ON reservation USING btree (network_hash);
CREATE INDEX reserved_tyre_of_tyre ON reserved_tyre USING btree (tyre_id);
CREATE INDEX returned_tyre_by_staff ON returned_tyre USING btree (staff_id) WHERE (staff_id IS NOT NULL);
CREATE INDEX returned_tyre_of_order ON returned_tyre USING btree (order_id);
CREATE INDEX returned_tyre_of_tyre ON returned_tyre USING btree (tyre_id);
CREATE INDEX review_by_state ON review USING btree (state, changed_at DESC);
CREATE INDEX review_of_tyre ON review USING btree (tyre_id);
CREATE INDEX review_published ON review USING btree (model_id, changed_at DESC) WHERE (state = 'published'::text);
CREATE INDEX run_of_list ON run USING btree (created_at DESC, id DESC);
CREATE INDEX run_of_profile ON run USING btree (profile) WHERE (profile IS NOT NULL);
CREATE INDEX run_of_staff ON run USING btree (staff_id);
CREATE UNIQUE INDEX run_one_at_a_time ON run USING btree (kind) WHERE (state = 'running'::text);
CREATE INDEX run_row_of_verdict ON run_row USING btree (run_id, verdict, number);
CREATE INDEX run_row_to_do ON run_row USING btree (run_id, number) WHERE ((outcome IS NULL) AND ((verdict = ANY (ARRAY['new'::text, 'changed'::text, 'missing'::text])) OR ((verdict = 'guarded'::text) AND (reason IS NOT NULL))));
CREATE INDEX sealing_key_newest ON sealing_key USING btree (created_at);
CREATE INDEX service_point_block_of_day ON service_point_block USING btree (service_point_id, day);
CREATE INDEX service_point_next_time_true_until ON service_point_next_time USING btree (true_until);
CREATE INDEX service_point_place ON service_point USING btree (lat, lon) WHERE active;
CREATE INDEX service_point_service_of_point ON service_point_service USING btree (service_point_id, service_id);
CREATE INDEX session_acting_for ON session USING btree (acting_for) WHERE (acting_for IS NOT NULL);
CREATE INDEX session_expiry ON session USING btree (expires_at);
CREATE INDEX session_of_staff ON session USING btree (subject_id, created_at) WHERE (subject_kind = 'staff'::text);
CREATE INDEX session_subject ON session USING btree (subject_kind, subject_id);
CREATE INDEX shop_order_address_of_point ON shop_order_address USING btree (service_point_id) WHERE (service_point_id IS NOT NULL);
CREATE INDEX shop_order_delivered ON shop_order USING btree (delivered_at) WHERE (delivered_at IS NOT NULL);
CREATE UNIQUE INDEX shop_order_follows_cart ON shop_order USING btree (cart_id) WHERE (closed_at IS NULL);
CREATE INDEX shop_order_line_of_service ON shop_order_line USING btree (service_id) WHERE (service_id IS NOT NULL);
CREATE INDEX shop_order_line_of_tyre ON shop_order_line USING btree (tyre_id);
CREATE INDEX shop_order_newest ON shop_order USING btree (created_at DESC);
CREATE INDEX shop_order_of_cart ON shop_order USING btree (cart_id);
CREATE INDEX shop_order_of_customer ON shop_order USING btree (customer_id, created_at DESC);
CREATE INDEX shop_order_of_guest ON shop_order USING btree (guest_id);
CREATE INDEX shop_order_of_point ON shop_order USING btree (service_point_id) WHERE (service_point_id IS NOT NULL);
CREATE INDEX shop_order_of_promo_code ON shop_order USING btree (promo_code_id) WHERE (promo_code_id IS NOT NULL);
CREATE INDEX shop_order_to_fit ON shop_order USING btree (cart_id) WHERE ((progress = 'paid'::text) AND fitting);
CREATE INDEX shop_order_withdrawn ON shop_order USING btree (withdrawn_at) WHERE ((withdrawn_at IS NOT NULL) AND (progress <> ALL (ARRAY['cancelled'::text, 'refunded'::text])));
CREATE INDEX staff_has_role_of_role ON staff_has_role USING btree (role);
CREATE INDEX staff_passkey_challenge_of_staff ON staff_passkey_challenge USING btree (staff_id);
CREATE INDEX staff_passkey_of_staff ON staff_passkey USING btree (staff_id);
CREATE INDEX staff_password_link_of_staff ON staff_password_link USING btree (staff_id);
CREATE UNIQUE INDEX staff_role_title ON staff_role USING btree (lower(title));
CREATE INDEX stock_change_of_tyre ON stock_change USING btree (tyre_id, id);
CREATE INDEX stock_taken_at ON stock_taken USING btree (taken_at);
CREATE INDEX stock_taken_lately ON stock_taken USING btree (taken_at) INCLUDE (tyre_id, quantity, returned);
CREATE INDEX stock_taken_of_tyre ON stock_taken USING btree (tyre_id);
CREATE INDEX tyre_alert_asked ON tyre_alert USING btree (asked_at);
CREATE INDEX tyre_alert_of_tyre ON tyre_alert USING btree (tyre_id) WHERE (confirmed_at IS NOT NULL);
CREATE INDEX tyre_of_size ON tyre USING btree (tyre_size_id);
CREATE INDEX tyre_of_successor ON tyre USING btree (successor_id) WHERE (successor_id IS NOT NULL);
CREATE INDEX uploaded_picture_of_model ON uploaded_picture USING btree (model_id, "position");
CREATE TRIGGER appointment_changes_times AFTER INSERT OR DELETE OR UPDATE OF service_point_id, bay_id, during, state, held_until ON appointment FOR EACH ROW EXECUTE FUNCTION note_changed_calendar();
CREATE TRIGGER audit_stays BEFORE DELETE OR UPDATE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER banner_changed AFTER INSERT OR DELETE OR UPDATE ON banner FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
CREATE TRIGGER brand_changed AFTER UPDATE ON brand REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_tyres_of_brands();
CREATE TRIGGER brand_names_changed AFTER INSERT OR DELETE OR UPDATE ON brand FOR EACH STATEMENT EXECUTE FUNCTION note_names();
CREATE TRIGGER brand_version BEFORE UPDATE ON brand FOR EACH ROW WHEN ((new.* IS DISTINCT FROM old.*)) EXECUTE FUNCTION raise_version();
CREATE TRIGGER campaign_changed AFTER INSERT OR DELETE OR UPDATE ON campaign FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
CREATE TRIGGER campaign_section_changed AFTER INSERT OR DELETE OR UPDATE ON campaign_section FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
CREATE TRIGGER cart_line_within_stock AFTER INSERT OR UPDATE OF tyre_id, quantity ON cart_line FOR EACH ROW EXECUTE FUNCTION refuse_line_over_stock();
CREATE CONSTRAINT TRIGGER catalogue_change_numbered AFTER INSERT ON catalogue_change DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION number_catalogue_change();
CREATE TRIGGER cms_page_changed AFTER INSERT OR DELETE OR UPDATE ON cms_page FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
CREATE TRIGGER cms_page_translation_changed AFTER INSERT OR DELETE OR UPDATE ON cms_page_translation FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
CREATE TRIGGER company_changed AFTER INSERT OR DELETE OR UPDATE ON company FOR EACH STATEMENT EXECUTE FUNCTION note_company();
CREATE TRIGGER company_version BEFORE UPDATE ON company FOR EACH ROW WHEN ((new.* IS DISTINCT FROM old.*)) EXECUTE FUNCTION raise_version();
CREATE TRIGGER country_changed AFTER INSERT OR DELETE OR UPDATE ON country FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
CREATE TRIGGER credit_note_is_never_changed BEFORE DELETE OR UPDATE OR TRUNCATE ON credit_note FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_voucher();
CREATE CONSTRAINT TRIGGER credit_note_is_within_invoice AFTER INSERT ON credit_note DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_credit_note();
CREATE TRIGGER credit_note_line_is_never_changed BEFORE DELETE OR UPDATE OR TRUNCATE ON credit_note_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_voucher();
CREATE TRIGGER delivery_setting_changed AFTER INSERT OR DELETE OR UPDATE ON delivery_setting FOR EACH STATEMENT EXECUTE FUNCTION note_changed_prices();
CREATE TRIGGER delivery_setting_changed_on_pages AFTER INSERT OR DELETE OR UPDATE ON delivery_setting FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
CREATE CONSTRAINT TRIGGER delivery_setting_has_a_tier AFTER INSERT ON delivery_setting DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_first_delivery_tier();
CREATE CONSTRAINT TRIGGER delivery_tier_begins_at_one AFTER DELETE OR UPDATE ON delivery_tier DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_first_delivery_tier();
CREATE TRIGGER delivery_tier_changed AFTER INSERT OR DELETE OR UPDATE ON delivery_tier FOR EACH STATEMENT EXECUTE FUNCTION note_changed_prices();
CREATE TRIGGER goods_receipt_line_stays BEFORE INSERT OR DELETE OR UPDATE ON goods_receipt_line FOR EACH ROW EXECUTE FUNCTION refuse_received_line_change();
CREATE TRIGGER goods_receipt_stays BEFORE DELETE OR UPDATE ON goods_receipt FOR EACH ROW EXECUTE FUNCTION refuse_received_change();
CREATE TRIGGER goods_receipt_version BEFORE UPDATE ON goods_receipt FOR EACH ROW WHEN ((new.* IS DISTINCT FROM old.*)) EXECUTE FUNCTION raise_version();
CREATE TRIGGER invoice_is_never_changed BEFORE DELETE OR UPDATE OR TRUNCATE ON invoice FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_voucher();
CREATE TRIGGER landing_text_changed AFTER INSERT OR DELETE OR UPDATE ON landing_text FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
CREATE TRIGGER menu_item_changed AFTER INSERT OR DELETE OR UPDATE ON menu_item FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
CREATE TRIGGER model_changed AFTER UPDATE ON model REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_tyres_of_models();
CREATE TRIGGER model_names_changed AFTER INSERT OR DELETE OR UPDATE OF slug, name, name_fi, brand_id, picture, archived_at, pictures_revision ON model FOR EACH STATEMENT EXECUTE FUNCTION note_names();
CREATE TRIGGER model_version BEFORE UPDATE ON model FOR EACH ROW WHEN (((to_jsonb(new.*) - 'popularity'::text) IS DISTINCT FROM (to_jsonb(old.*) - 'popularity'::text))) EXECUTE FUNCTION raise_version();
CREATE TRIGGER offer_changed AFTER INSERT OR DELETE OR UPDATE ON offer FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
CREATE TRIGGER price_history_kept BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON price_history FOR EACH STATEMENT EXECUTE FUNCTION keep_price_history();
CREATE TRIGGER recycling_fee_changed AFTER INSERT OR DELETE OR UPDATE ON recycling_fee FOR EACH STATEMENT EXECUTE FUNCTION note_changed_fees();
CREATE TRIGGER refund_within_payment AFTER INSERT OR UPDATE OF amount_cents, attempt_id ON refund FOR EACH ROW EXECUTE FUNCTION refuse_refund_over_payment();
CREATE TRIGGER reserved_tyre_added AFTER INSERT ON reserved_tyre REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_holds();
CREATE TRIGGER reserved_tyre_changed AFTER UPDATE ON reserved_tyre REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION note_changed_holds();
CREATE TRIGGER reserved_tyre_removed AFTER DELETE ON reserved_tyre REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_removed_holds();
CREATE TRIGGER reserved_tyre_within_stock AFTER INSERT OR UPDATE OF tyre_id, quantity ON reserved_tyre FOR EACH ROW EXECUTE FUNCTION refuse_reservation_over_stock();
CREATE TRIGGER service_changed AFTER INSERT OR DELETE OR UPDATE ON service FOR EACH STATEMENT EXECUTE FUNCTION tell_service_points_changed();
CREATE TRIGGER service_is_offered_no_longer AFTER UPDATE OF active ON service FOR EACH ROW WHEN ((old.active AND (NOT new.active))) EXECUTE FUNCTION forget_choices_of_service();
CREATE TRIGGER service_point_bay_changed AFTER INSERT OR DELETE OR UPDATE ON service_point_bay FOR EACH STATEMENT EXECUTE FUNCTION tell_service_points_changed();
CREATE TRIGGER service_point_bay_changes_times AFTER INSERT OR DELETE OR UPDATE ON service_point_bay FOR EACH ROW EXECUTE FUNCTION note_changed_calendar();
CREATE TRIGGER service_point_block_changes_times AFTER INSERT OR DELETE OR UPDATE ON service_point_block FOR EACH ROW EXECUTE FUNCTION note_changed_calendar();
CREATE TRIGGER service_point_calendar_changed AFTER UPDATE OF min_skip_day, break_start_time, break_end_time, has_calendar, active ON service_point FOR EACH ROW EXECUTE FUNCTION note_changed_point();
CREATE TRIGGER service_point_changed AFTER INSERT OR DELETE OR UPDATE ON service_point FOR EACH STATEMENT EXECUTE FUNCTION tell_service_points_changed();
CREATE TRIGGER service_point_has_next_time AFTER INSERT ON service_point FOR EACH ROW EXECUTE FUNCTION add_next_time();
CREATE TRIGGER service_point_hours_change_times AFTER INSERT OR DELETE OR UPDATE ON service_point_hours FOR EACH ROW EXECUTE FUNCTION note_changed_calendar();
CREATE TRIGGER service_point_hours_changed AFTER INSERT OR DELETE OR UPDATE ON service_point_hours FOR EACH STATEMENT EXECUTE FUNCTION tell_service_points_changed();
CREATE TRIGGER service_point_service_changed AFTER INSERT OR DELETE OR UPDATE ON service_point_service FOR EACH STATEMENT EXECUTE FUNCTION tell_service_points_changed();
CREATE TRIGGER service_point_vehicle_type_changed AFTER INSERT OR DELETE OR UPDATE ON service_point_vehicle_type FOR EACH STATEMENT EXECUTE FUNCTION tell_service_points_changed();
CREATE TRIGGER service_translation_changed AFTER INSERT OR DELETE OR UPDATE ON service_translation FOR EACH STATEMENT EXECUTE FUNCTION tell_service_points_changed();
CREATE CONSTRAINT TRIGGER shop_order_adds_up_with_its_lines AFTER INSERT OR UPDATE OF total_cents, vat_cents, discount_cents ON shop_order DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order();
CREATE CONSTRAINT TRIGGER shop_order_line_adds_up_to_its_order AFTER INSERT OR DELETE OR UPDATE ON shop_order_line DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order_of_line();
CREATE TRIGGER staff_has_role_raises_version AFTER INSERT OR DELETE ON staff_has_role FOR EACH ROW EXECUTE FUNCTION raise_version_of_staff();
CREATE TRIGGER staff_role_right_raises_version AFTER INSERT OR DELETE ON staff_role_right FOR EACH ROW EXECUTE FUNCTION raise_version_of_role();
CREATE TRIGGER staff_role_version BEFORE UPDATE ON staff_role FOR EACH ROW WHEN ((new.title IS DISTINCT FROM old.title)) EXECUTE FUNCTION raise_version();
CREATE TRIGGER staff_version BEFORE UPDATE ON staff FOR EACH ROW WHEN ((new.active IS DISTINCT FROM old.active)) EXECUTE FUNCTION raise_version();
CREATE TRIGGER stock_added AFTER INSERT ON stock_batch REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_stock();
CREATE TRIGGER stock_change_is_not_emptied BEFORE TRUNCATE ON stock_change FOR EACH STATEMENT EXECUTE FUNCTION refuse_stock_change_change();
CREATE TRIGGER stock_change_stays BEFORE DELETE OR UPDATE ON stock_change FOR EACH ROW EXECUTE FUNCTION refuse_stock_change_change();
CREATE TRIGGER stock_changed AFTER UPDATE ON stock_batch REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION note_changed_stock();
CREATE TRIGGER stock_removed AFTER DELETE ON stock_batch REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_removed_stock();
CREATE TRIGGER tyre_added AFTER INSERT ON tyre REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_tyres();
CREATE TRIGGER tyre_changed AFTER UPDATE ON tyre REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION note_changed_tyres();
CREATE TRIGGER tyre_price_begins AFTER INSERT ON tyre REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION begin_price_history();
CREATE TRIGGER tyre_price_continues AFTER UPDATE ON tyre REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION continue_price_history();
CREATE TRIGGER tyre_size_changed AFTER UPDATE ON tyre_size REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_tyres_of_sizes();
CREATE TRIGGER vat_rate_changed AFTER INSERT OR DELETE OR UPDATE ON vat_rate FOR EACH STATEMENT EXECUTE FUNCTION note_changed_prices();
ALTER TABLE appointment ADD CONSTRAINT appointment_bay_is_of_its_point FOREIGN KEY (bay_id, service_point_id) REFERENCES service_point_bay(id, service_point_id);
ALTER TABLE appointment ADD CONSTRAINT appointment_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE SET NULL;
ALTER TABLE appointment_customer ADD CONSTRAINT appointment_customer_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id) ON DELETE CASCADE;
ALTER TABLE appointment ADD CONSTRAINT appointment_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE;
ALTER TABLE appointment ADD CONSTRAINT appointment_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id);
ALTER TABLE brand_former_slug ADD CONSTRAINT brand_former_slug_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id) ON DELETE CASCADE;
ALTER TABLE campaign_section ADD CONSTRAINT campaign_section_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaign(id) ON DELETE CASCADE;
ALTER TABLE cart_line ADD CONSTRAINT cart_line_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE CASCADE;
ALTER TABLE cart_line ADD CONSTRAINT cart_line_has_its_rear FOREIGN KEY (cart_id, rear_tyre_id) REFERENCES cart_line(cart_id, tyre_id) ON DELETE SET NULL (rear_tyre_id);
ALTER TABLE cart_line ADD CONSTRAINT cart_line_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id);
ALTER TABLE cart ADD CONSTRAINT cart_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_code(id);
ALTER TABLE cart_service ADD CONSTRAINT cart_service_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE CASCADE;
ALTER TABLE cart_service ADD CONSTRAINT cart_service_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE CASCADE;
ALTER TABLE checkout_draft ADD CONSTRAINT checkout_draft_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE CASCADE;
ALTER TABLE cms_page_translation ADD CONSTRAINT cms_page_translation_cms_page_id_fkey FOREIGN KEY (cms_page_id) REFERENCES cms_page(id) ON DELETE CASCADE;
ALTER TABLE credit_note ADD CONSTRAINT credit_note_invoice_number_fkey FOREIGN KEY (invoice_number) REFERENCES invoice(number);
ALTER TABLE credit_note_line ADD CONSTRAINT credit_note_line_credit_note_number_fkey FOREIGN KEY (credit_note_number) REFERENCES credit_note(number);
ALTER TABLE credit_note_line ADD CONSTRAINT credit_note_line_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES shop_order_line(id);
ALTER TABLE customer_address ADD CONSTRAINT customer_address_country_id_fkey FOREIGN KEY (country_id) REFERENCES country(id);
ALTER TABLE customer_address ADD CONSTRAINT customer_address_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE;
ALTER TABLE customer_device ADD CONSTRAINT customer_device_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE;
ALTER TABLE delivery_tier ADD CONSTRAINT delivery_tier_setting_id_fkey FOREIGN KEY (setting_id) REFERENCES delivery_setting(id) ON DELETE CASCADE;
ALTER TABLE download_file ADD CONSTRAINT download_file_download_category_id_fkey FOREIGN KEY (download_category_id) REFERENCES download_category(id);
ALTER TABLE fitted_vehicle_size ADD CONSTRAINT fitted_vehicle_size_fitted_vehicle_id_fkey FOREIGN KEY (fitted_vehicle_id) REFERENCES fitted_vehicle(id) ON DELETE CASCADE;
ALTER TABLE fitted_vehicle ADD CONSTRAINT fitted_vehicle_vehicle_type_id_fkey FOREIGN KEY (vehicle_type_id) REFERENCES vehicle_type(id);
ALTER TABLE former_time ADD CONSTRAINT former_time_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE CASCADE;
ALTER TABLE former_time ADD CONSTRAINT former_time_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id) ON DELETE CASCADE;
ALTER TABLE garage_calendar ADD CONSTRAINT garage_calendar_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id) ON DELETE CASCADE;
ALTER TABLE goods_receipt_line ADD CONSTRAINT goods_receipt_line_goods_receipt_id_fkey FOREIGN KEY (goods_receipt_id) REFERENCES goods_receipt(id) ON DELETE CASCADE;
ALTER TABLE goods_receipt_line ADD CONSTRAINT goods_receipt_line_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id);
ALTER TABLE invoice ADD CONSTRAINT invoice_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id);
ALTER TABLE mail_attachment ADD CONSTRAINT mail_attachment_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mail(id) ON DELETE CASCADE;
ALTER TABLE menu_item ADD CONSTRAINT menu_item_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES menu_item(id) ON DELETE CASCADE;
ALTER TABLE model ADD CONSTRAINT model_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id);
ALTER TABLE model_former_slug ADD CONSTRAINT model_former_slug_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id) ON DELETE CASCADE;
ALTER TABLE model_former_slug ADD CONSTRAINT model_former_slug_model_id_fkey FOREIGN KEY (model_id) REFERENCES model(id) ON DELETE CASCADE;
ALTER TABLE model ADD CONSTRAINT model_season_id_fkey FOREIGN KEY (season_id) REFERENCES tyre_season(id);
ALTER TABLE news_item_translation ADD CONSTRAINT news_item_translation_news_item_id_fkey FOREIGN KEY (news_item_id) REFERENCES news_item(id) ON DELETE CASCADE;
ALTER TABLE order_email ADD CONSTRAINT order_email_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE;
ALTER TABLE order_terms ADD CONSTRAINT order_terms_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE;
ALTER TABLE partner_request ADD CONSTRAINT partner_request_handled_by_staff FOREIGN KEY (handled_by) REFERENCES staff(id);
ALTER TABLE passkey_challenge ADD CONSTRAINT passkey_challenge_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE;
ALTER TABLE passkey ADD CONSTRAINT passkey_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE;
ALTER TABLE password_token ADD CONSTRAINT password_token_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE;
ALTER TABLE payment_attempt ADD CONSTRAINT payment_attempt_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE;
ALTER TABLE price_history ADD CONSTRAINT price_history_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id);
ALTER TABLE promo_code_use ADD CONSTRAINT promo_code_use_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE SET NULL;
ALTER TABLE promo_code_use ADD CONSTRAINT promo_code_use_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_code(id);
ALTER TABLE refund ADD CONSTRAINT refund_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES payment_attempt(id);
ALTER TABLE refund ADD CONSTRAINT refund_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id);
ALTER TABLE reservation ADD CONSTRAINT reservation_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE;
ALTER TABLE reserved_tyre ADD CONSTRAINT reserved_tyre_order_id_fkey FOREIGN KEY (order_id) REFERENCES reservation(order_id) ON DELETE CASCADE;
ALTER TABLE reserved_tyre ADD CONSTRAINT reserved_tyre_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id);
ALTER TABLE returned_tyre ADD CONSTRAINT returned_tyre_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE;
ALTER TABLE returned_tyre ADD CONSTRAINT returned_tyre_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id);
ALTER TABLE returned_tyre ADD CONSTRAINT returned_tyre_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id);
ALTER TABLE review_invitation ADD CONSTRAINT review_invitation_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE;
ALTER TABLE review ADD CONSTRAINT review_model_id_fkey FOREIGN KEY (model_id) REFERENCES model(id);
ALTER TABLE review ADD CONSTRAINT review_order_id_fkey FOREIGN KEY (order_id) REFERENCES review_invitation(order_id) ON DELETE CASCADE;
ALTER TABLE review ADD CONSTRAINT review_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id);
ALTER TABLE run_file_part ADD CONSTRAINT run_file_part_run_id_fkey FOREIGN KEY (run_id) REFERENCES run(id) ON DELETE CASCADE;
ALTER TABLE run_row ADD CONSTRAINT run_row_run_id_fkey FOREIGN KEY (run_id) REFERENCES run(id) ON DELETE CASCADE;
ALTER TABLE run ADD CONSTRAINT run_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE SET NULL;
ALTER TABLE service_point_bay ADD CONSTRAINT service_point_bay_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id) ON DELETE CASCADE;
ALTER TABLE service_point_block ADD CONSTRAINT service_point_block_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id) ON DELETE CASCADE;
ALTER TABLE service_point_hours ADD CONSTRAINT service_point_hours_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id) ON DELETE CASCADE;
ALTER TABLE service_point_next_time ADD CONSTRAINT service_point_next_time_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id) ON DELETE CASCADE;
ALTER TABLE service_point_service ADD CONSTRAINT service_point_service_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id);
ALTER TABLE service_point_service ADD CONSTRAINT service_point_service_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id) ON DELETE CASCADE;
ALTER TABLE service_point_service ADD CONSTRAINT service_point_service_vehicle_type_id_fkey FOREIGN KEY (vehicle_type_id) REFERENCES vehicle_type(id);
ALTER TABLE service_point_vehicle_type ADD CONSTRAINT service_point_vehicle_type_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id) ON DELETE CASCADE;
ALTER TABLE service_point_vehicle_type ADD CONSTRAINT service_point_vehicle_type_vehicle_type_id_fkey FOREIGN KEY (vehicle_type_id) REFERENCES vehicle_type(id);
ALTER TABLE service_translation ADD CONSTRAINT service_translation_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE CASCADE;
ALTER TABLE shop_order_address ADD CONSTRAINT shop_order_address_country_id_fkey FOREIGN KEY (country_id) REFERENCES country(id);
ALTER TABLE shop_order_address ADD CONSTRAINT shop_order_address_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE;
ALTER TABLE shop_order_address ADD CONSTRAINT shop_order_address_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id);
ALTER TABLE shop_order ADD CONSTRAINT shop_order_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE SET NULL;
ALTER TABLE shop_order_line ADD CONSTRAINT shop_order_line_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE;
ALTER TABLE shop_order_line ADD CONSTRAINT shop_order_line_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id);
ALTER TABLE shop_order_line ADD CONSTRAINT shop_order_line_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id);
ALTER TABLE shop_order ADD CONSTRAINT shop_order_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_code(id);
ALTER TABLE shop_order ADD CONSTRAINT shop_order_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id);
ALTER TABLE shop_order ADD CONSTRAINT shop_order_terms_hash_fkey FOREIGN KEY (terms_hash) REFERENCES terms_text(hash);
ALTER TABLE staff_has_role ADD CONSTRAINT staff_has_role_role_fkey FOREIGN KEY (role) REFERENCES staff_role(name);
ALTER TABLE staff_has_role ADD CONSTRAINT staff_has_role_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE staff_list_view ADD CONSTRAINT staff_list_view_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE staff_passkey_challenge ADD CONSTRAINT staff_passkey_challenge_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE staff_passkey ADD CONSTRAINT staff_passkey_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE staff_password_link ADD CONSTRAINT staff_password_link_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE staff_recovery_code ADD CONSTRAINT staff_recovery_code_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE staff_role_right ADD CONSTRAINT staff_role_right_right_name_fkey FOREIGN KEY (right_name) REFERENCES staff_right(name) ON DELETE CASCADE;
ALTER TABLE staff_role_right ADD CONSTRAINT staff_role_right_role_fkey FOREIGN KEY (role) REFERENCES staff_role(name) ON DELETE CASCADE;
ALTER TABLE staff_totp ADD CONSTRAINT staff_totp_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE stock_batch ADD CONSTRAINT stock_batch_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id);
ALTER TABLE stock_change ADD CONSTRAINT stock_change_goods_receipt_id_fkey FOREIGN KEY (goods_receipt_id) REFERENCES goods_receipt(id);
ALTER TABLE stock_change ADD CONSTRAINT stock_change_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id);
ALTER TABLE stock_taken ADD CONSTRAINT stock_taken_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE;
ALTER TABLE stock_taken ADD CONSTRAINT stock_taken_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id);
ALTER TABLE tyre_alert ADD CONSTRAINT tyre_alert_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id) ON DELETE CASCADE;
ALTER TABLE tyre_category ADD CONSTRAINT tyre_category_vehicle_type_id_fkey FOREIGN KEY (vehicle_type_id) REFERENCES vehicle_type(id);
ALTER TABLE tyre ADD CONSTRAINT tyre_model_id_tyre_class_season_id_fkey FOREIGN KEY (model_id, tyre_class, season_id) REFERENCES model(id, tyre_class, season_id) ON UPDATE CASCADE;
ALTER TABLE tyre ADD CONSTRAINT tyre_successor_id_fkey FOREIGN KEY (successor_id) REFERENCES tyre(id);
ALTER TABLE tyre ADD CONSTRAINT tyre_tyre_size_id_fkey FOREIGN KEY (tyre_size_id) REFERENCES tyre_size(id);
ALTER TABLE tyre ADD CONSTRAINT tyre_vehicle_type_id_fkey FOREIGN KEY (vehicle_type_id) REFERENCES vehicle_type(id);
ALTER TABLE uploaded_picture ADD CONSTRAINT uploaded_picture_model_id_fkey FOREIGN KEY (model_id) REFERENCES model(id) ON DELETE CASCADE;
