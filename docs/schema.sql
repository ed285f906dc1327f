-- 1000-backups-that-can-be-restored.sql
-- 1001-fitting-that-is-offered.sql
-- 1010-the-order-desk.sql
-- 1020-promo-codes-of-staff.sql
-- 1035-who-cancelled-an-order.sql
-- 1040-customers-of-the-desk.sql
-- 1041-order-of-last-orders.sql
-- 1050-notes-on-orders.sql
-- 1051-events-of-mails.sql
-- 1052-handling-of-partner-requests.sql
-- 1060-printed-orders.sql
-- 1070-sendings-and-tracking-numbers.sql
-- 1080-refunds-by-staff.sql
-- 1090-notices-taken-by-staff.sql
-- 1091-returns-by-condition-and-agreement.sql
-- 1100-who-failed-a-payment.sql
-- 1101-delivery-changed-by-staff.sql
-- 1102-what-happened-to-appointments.sql
-- 1110-refunds-of-agreements.sql
-- 1130-mails-by-recipient.sql
-- 1140-supplements-of-orders.sql
-- 1170-owned-tyres.sql
-- 1171-season-reminders.sql
-- 1180-places-in-the-checkout.sql
-- 1220-invoices-by-moment.sql
-- 1221-credit-notes-by-moment.sql
-- 1222-made-refunds.sql
-- 1223-surplus-payments.sql
-- 1224-uncaptured-payments.sql
-- 1225-unpaid-orders-by-change.sql
-- 1226-carts-of-guests-by-change.sql
-- 1227-ended-sessions.sql
-- 1228-closed-customers.sql
-- 1229-orders-by-payment.sql
-- 1230-uncaptured-payments-by-authorisation.sql
-- 1231-uncaptured-payments-by-id.sql

create sequence delivery_setting_version;

create table agreed_tyre (
  agreement_id uuid not null,
  tyre_id integer not null,
  quantity smallint not null,
  constraint agreed_tyre_pkey PRIMARY KEY (agreement_id, tyre_id),
  constraint agreed_tyre_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES return_agreement(id) ON DELETE CASCADE,
  constraint agreed_tyre_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id),
  constraint agreed_tyre_quantity_check CHECK (quantity > 0)
);
CREATE INDEX agreed_tyre_of_tyre ON agreed_tyre USING btree (tyre_id);

create table appointment (
  id uuid default gen_random_uuid() not null,
  service_point_id integer not null,
  bay_id integer,
  cart_id uuid,
  holder_kind text not null,
  holder_id text not null,
  address_hash text not null,
  state text default 'hold'::text not null,
  during tstzrange,
  held_since timestamp with time zone not null,
  held_until timestamp with time zone,
  service_ids integer[] not null,
  tyres smallint not null,
  sequence integer default 0 not null,
  confirmed_at timestamp with time zone,
  garage_answer text,
  reminded_at timestamp with time zone,
  done_at timestamp with time zone,
  order_id uuid,
  wider_address_hash text default repeat('0'::text, 43) not null,
  constraint appointment_pkey PRIMARY KEY (id),
  constraint appointment_bay_is_of_its_point FOREIGN KEY (bay_id, service_point_id) REFERENCES service_point_bay(id, service_point_id),
  constraint appointment_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE SET NULL,
  constraint appointment_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint appointment_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id),
  constraint appointment_address_hash_check CHECK (length(address_hash) >= 20 AND length(address_hash) <= 100),
  constraint appointment_garage_answer_check CHECK (garage_answer = ANY (ARRAY['acknowledged'::text, 'declined'::text])),
  constraint appointment_has_a_bay_with_its_time CHECK (num_nulls(bay_id, during) <> 1),
  constraint appointment_holder_id_check CHECK (length(holder_id) >= 1 AND length(holder_id) <= 100),
  constraint appointment_holder_kind_check CHECK (holder_kind = ANY (ARRAY['guest'::text, 'customer'::text])),
  constraint appointment_is_done_when_firm CHECK (done_at IS NULL OR state = 'firm'::text),
  constraint appointment_of_cart_is_not_booked_yet CHECK (cart_id IS NULL OR state = 'hold'::text),
  constraint appointment_sequence_check CHECK (sequence >= 0),
  constraint appointment_state_check CHECK (state = ANY (ARRAY['hold'::text, 'firm'::text, 'cancelled'::text])),
  constraint appointment_takes_half_an_hour CHECK ((upper(during) - lower(during)) = '00:30:00'::interval AND lower_inc(during) AND NOT upper_inc(during)),
  constraint appointment_time_is_held_until CHECK (state <> 'hold'::text OR (during IS NULL) = (held_until IS NULL)),
  constraint appointment_tyres_check CHECK (tyres >= 1 AND tyres <= 9999),
  constraint appointment_wider_address_hash_check CHECK (length(wider_address_hash) >= 20 AND length(wider_address_hash) <= 100),
  constraint appointment_has_its_bay_alone EXCLUDE USING gist (int4range(bay_id, bay_id, '[]'::text) WITH &&, during WITH &&) WHERE ((state = ANY (ARRAY['hold'::text, 'firm'::text])) AND bay_id IS NOT NULL)
);
CREATE INDEX appointment_firm_at ON appointment USING btree (lower(during)) WHERE state = 'firm'::text;
CREATE UNIQUE INDEX appointment_held_for_cart ON appointment USING btree (cart_id) WHERE state = 'hold'::text;
CREATE INDEX appointment_held_from ON appointment USING btree (address_hash) WHERE state = 'hold'::text;
CREATE INDEX appointment_held_from_wider ON appointment USING btree (wider_address_hash) WHERE state = 'hold'::text;
CREATE INDEX appointment_held_until ON appointment USING btree (held_until) WHERE state = 'hold'::text;
CREATE INDEX appointment_of_holder ON appointment USING btree (holder_kind, holder_id);
CREATE UNIQUE INDEX appointment_of_order ON appointment USING btree (order_id);
CREATE INDEX appointment_of_point ON appointment USING btree (service_point_id, lower(during)) WHERE state = ANY (ARRAY['hold'::text, 'firm'::text]);
CREATE INDEX appointment_to_remind_of ON appointment USING btree (lower(during)) WHERE state = 'firm'::text AND reminded_at IS NULL;
CREATE TRIGGER appointment_changes_times AFTER INSERT OR DELETE OR UPDATE OF service_point_id, bay_id, during, state, held_until ON appointment FOR EACH ROW EXECUTE FUNCTION note_changed_calendar();

create table appointment_change (
  id bigint generated always as identity not null,
  appointment_id uuid not null,
  at timestamp with time zone not null,
  event text not null,
  by text not null,
  staff_id uuid,
  reason text,
  from_point_id integer,
  from_at timestamp with time zone,
  to_point_id integer,
  to_at timestamp with time zone,
  constraint appointment_change_pkey PRIMARY KEY (id),
  constraint appointment_change_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id) ON DELETE CASCADE,
  constraint appointment_change_from_point_id_fkey FOREIGN KEY (from_point_id) REFERENCES service_point(id),
  constraint appointment_change_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint appointment_change_to_point_id_fkey FOREIGN KEY (to_point_id) REFERENCES service_point(id),
  constraint appointment_change_by_check CHECK (by = ANY (ARRAY['customer'::text, 'garage'::text, 'staff'::text, 'shop'::text])),
  constraint appointment_change_by_staff_names_them CHECK ((by = 'staff'::text) = (staff_id IS NOT NULL)),
  constraint appointment_change_event_check CHECK (event = ANY (ARRAY['moved'::text, 'cancelled'::text, 'declined'::text, 'acknowledged'::text])),
  constraint appointment_change_moves_to_a_time CHECK ((event = 'moved'::text) = (to_at IS NOT NULL)),
  constraint appointment_change_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 500)
);
CREATE INDEX appointment_change_of_appointment ON appointment_change USING btree (appointment_id);

create table appointment_customer (
  appointment_id uuid not null,
  name text not null,
  email text not null,
  phone text not null,
  licence_plate text,
  locale text not null,
  constraint appointment_customer_pkey PRIMARY KEY (appointment_id),
  constraint appointment_customer_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id) ON DELETE CASCADE,
  constraint appointment_customer_email_check CHECK (email ~~ '%_@_%'::text AND email !~ '[[:space:][:cntrl:]]'::text),
  constraint appointment_customer_licence_plate_check CHECK (length(licence_plate) >= 2 AND length(licence_plate) <= 20),
  constraint appointment_customer_locale_check CHECK (locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text])),
  constraint appointment_customer_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  constraint appointment_customer_phone_check CHECK (length(phone) >= 3 AND length(phone) <= 30)
);
CREATE INDEX appointment_customer_email ON appointment_customer USING btree (lower(email));

create table attempt (
  what text not null,
  who text not null,
  count integer not null,
  window_started_at timestamp with time zone not null,
  window_ends_at timestamp with time zone not null,
  constraint attempt_pkey PRIMARY KEY (what, who),
  constraint attempt_check CHECK (window_ends_at > window_started_at),
  constraint attempt_count_check CHECK (count > 0),
  constraint attempt_what_check CHECK (what <> ''::text),
  constraint attempt_who_check CHECK (who <> ''::text)
);
CREATE INDEX attempt_end ON attempt USING btree (window_ends_at);

create table audit (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  actor_kind text not null,
  actor_id text,
  action text not null,
  customer_id text,
  address text,
  device text,
  details jsonb default '{}'::jsonb not null,
  record_kind text,
  record_id text,
  before jsonb,
  after jsonb,
  reason text,
  origin text,
  run_id bigint,
  roles text,
  constraint audit_pkey PRIMARY KEY (id),
  constraint audit_action_check CHECK (action ~ '^[a-z][a-z-]{1,59}$'::text),
  constraint audit_actor_id_check CHECK (actor_id <> ''::text),
  constraint audit_actor_kind_check CHECK (actor_kind = ANY (ARRAY['nobody'::text, 'customer'::text, 'staff'::text, 'shop'::text])),
  constraint audit_after_check CHECK (jsonb_typeof(after) = 'object'::text),
  constraint audit_before_check CHECK (jsonb_typeof(before) = 'object'::text),
  constraint audit_change_has_no_secrets CHECK (NOT COALESCE(before, '{}'::jsonb) ?| ARRAY['password'::text, 'password_hash'::text, 'token'::text, 'secret'::text, 'cookie'::text, 'email'::text] AND NOT COALESCE(after, '{}'::jsonb) ?| ARRAY['password'::text, 'password_hash'::text, 'token'::text, 'secret'::text, 'cookie'::text, 'email'::text]),
  constraint audit_change_has_record CHECK (record_kind IS NOT NULL OR num_nonnulls(before, after) = 0),
  constraint audit_customer_id_check CHECK (customer_id <> ''::text),
  constraint audit_details_check CHECK (jsonb_typeof(details) = 'object'::text AND NOT details ?| ARRAY['password'::text, 'oldpassword'::text, 'token'::text, 'access_token'::text, 'refresh_token'::text, 'secret'::text, 'cookie'::text, 'email'::text]),
  constraint audit_known_actor_has_id CHECK ((actor_kind <> ALL (ARRAY['customer'::text, 'staff'::text])) OR actor_id IS NOT NULL),
  constraint audit_origin_check CHECK (origin = ANY (ARRAY['form'::text, 'grid'::text, 'bulk'::text, 'import'::text, 'plan'::text, 'undo'::text, 'command'::text])),
  constraint audit_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 500),
  constraint audit_record_has_kind_and_id CHECK ((record_kind IS NULL) = (record_id IS NULL)),
  constraint audit_record_id_check CHECK (record_id <> ''::text),
  constraint audit_record_kind_check CHECK (record_kind ~ '^[a-z][a-z-]{1,39}$'::text)
);
CREATE INDEX audit_of_customer ON audit USING btree (customer_id, at) WHERE customer_id IS NOT NULL;
CREATE INDEX audit_of_order ON audit USING btree ((details ->> 'order'::text)) WHERE (details ->> 'order'::text) IS NOT NULL;
CREATE INDEX audit_of_record ON audit USING btree (record_kind, record_id, id) WHERE record_kind IS NOT NULL;
CREATE INDEX audit_time ON audit USING btree (at);
CREATE TRIGGER audit_stays BEFORE DELETE OR UPDATE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

create table banner (
  id integer generated always as identity not null,
  locale_id smallint not null,
  tyre_category_id smallint not null,
  "position" smallint not null,
  published boolean default true not null,
  title text not null,
  description text default ''::text not null,
  link text not null,
  tone text not null,
  image_base_path text not null,
  image text not null,
  constraint banner_pkey PRIMARY KEY (id),
  constraint banner_description_check CHECK (length(description) <= 1000),
  constraint banner_image_base_path_check CHECK (image_base_path ~ '^/([a-z0-9-]+/)*$'::text),
  constraint banner_image_check CHECK (image ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$'::text),
  constraint banner_link_check CHECK (link ~ '^(/$|/[^/\\]|https://)'::text),
  constraint banner_locale_id_check CHECK (locale_id = ANY (ARRAY[1, 2])),
  constraint banner_position_check CHECK ("position" >= 0),
  constraint banner_title_check CHECK (length(title) >= 1 AND length(title) <= 100),
  constraint banner_tone_check CHECK (tone = ANY (ARRAY['frost'::text, 'amber'::text, 'asphalt'::text])),
  constraint banner_tyre_category_id_check CHECK (tyre_category_id >= 1 AND tyre_category_id <= 4)
);
CREATE INDEX banner_in_order ON banner USING btree (locale_id, tyre_category_id, "position");
CREATE TRIGGER banner_changed AFTER INSERT OR DELETE OR UPDATE ON banner FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

create table brand (
  id integer generated by default as identity not null,
  name text not null,
  slug text not null,
  image_path text,
  contact text,
  version integer default 1 not null,
  "position" smallint default 100 not null,
  archived_at timestamp with time zone,
  words_changed_at timestamp with time zone,
  minimum_price_cents integer,
  constraint brand_pkey PRIMARY KEY (id),
  constraint brand_name_key UNIQUE (name),
  constraint brand_slug_key UNIQUE (slug),
  constraint brand_contact_check CHECK (length(contact) >= 1 AND length(contact) <= 300),
  constraint brand_image_path_check CHECK (image_path ~ '^/[^/\\]'::text),
  constraint brand_minimum_price_cents_check CHECK (minimum_price_cents >= 1 AND minimum_price_cents <= 10000000),
  constraint brand_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  constraint brand_position_check CHECK ("position" >= 0 AND "position" <= 9999),
  constraint brand_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 80)
);
CREATE UNIQUE INDEX brand_of_name_key ON brand USING btree (name_key(name));
CREATE TRIGGER brand_changed AFTER UPDATE ON brand REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_tyres_of_brands();
CREATE TRIGGER brand_names_changed AFTER INSERT OR DELETE OR UPDATE ON brand FOR EACH STATEMENT EXECUTE FUNCTION note_names();
CREATE TRIGGER brand_version BEFORE UPDATE ON brand FOR EACH ROW WHEN (new.* IS DISTINCT FROM old.*) EXECUTE FUNCTION raise_version();

create table brand_former_slug (
  slug text not null,
  brand_id integer not null,
  constraint brand_former_slug_pkey PRIMARY KEY (slug),
  constraint brand_former_slug_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id) ON DELETE CASCADE
);
CREATE INDEX brand_former_slug_of_brand ON brand_former_slug USING btree (brand_id);

create table campaign (
  id integer generated always as identity not null,
  slug text not null,
  published boolean default true not null,
  campaign_mode boolean default false not null,
  title_fi text not null,
  title_en text not null,
  meta_desc_fi text default ''::text not null,
  meta_desc_en text default ''::text not null,
  image_base_path text not null,
  updated_at timestamp with time zone not null,
  constraint campaign_pkey PRIMARY KEY (id),
  constraint campaign_slug_key UNIQUE (slug),
  constraint campaign_image_base_path_check CHECK (image_base_path ~ '^/([a-z0-9-]+/)*$'::text),
  constraint campaign_meta_desc_en_check CHECK (length(meta_desc_en) <= 320),
  constraint campaign_meta_desc_fi_check CHECK (length(meta_desc_fi) <= 320),
  constraint campaign_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 100),
  constraint campaign_title_en_check CHECK (length(title_en) >= 1 AND length(title_en) <= 150),
  constraint campaign_title_fi_check CHECK (length(title_fi) >= 1 AND length(title_fi) <= 150)
);
CREATE TRIGGER campaign_changed AFTER INSERT OR DELETE OR UPDATE ON campaign FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

create table campaign_section (
  campaign_id integer not null,
  place text not null,
  locale_id smallint not null,
  kind text not null,
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
  data jsonb default '[]'::jsonb not null,
  constraint campaign_section_pkey PRIMARY KEY (campaign_id, place, locale_id),
  constraint campaign_section_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaign(id) ON DELETE CASCADE,
  constraint campaign_section_background_color_check CHECK (background_color ~ '^#[0-9a-f]{6}$'::text),
  constraint campaign_section_button_one_link_check CHECK (button_one_link ~ '^(/$|/[^/\\]|#[a-z]|https://)'::text),
  constraint campaign_section_button_one_title_check CHECK (length(button_one_title) >= 1 AND length(button_one_title) <= 60),
  constraint campaign_section_button_two_link_check CHECK (button_two_link ~ '^(/$|/[^/\\]|#[a-z]|https://)'::text),
  constraint campaign_section_button_two_title_check CHECK (length(button_two_title) >= 1 AND length(button_two_title) <= 60),
  constraint campaign_section_data_check CHECK (jsonb_typeof(data) = 'array'::text AND jsonb_array_length(data) <= 50),
  constraint campaign_section_description_check CHECK (length(description) >= 1 AND length(description) <= 20000),
  constraint campaign_section_image_check CHECK (image ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$'::text),
  constraint campaign_section_kind_check CHECK (kind = ANY (ARRAY['hero'::text, 'stats'::text, 'image-and-text'::text, 'call-to-action'::text, 'numbered-list'::text, 'faq'::text, 'video'::text, 'image'::text])),
  constraint campaign_section_locale_id_check CHECK (locale_id = ANY (ARRAY[1, 2])),
  constraint campaign_section_logo_check CHECK (logo ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$'::text),
  constraint campaign_section_place_check CHECK (place = ANY (ARRAY['top'::text, 'one'::text, 'two'::text, 'three'::text, 'four'::text, 'five'::text, 'six'::text, 'seven'::text, 'eight'::text, 'nine'::text, 'ten'::text, 'eleven'::text, 'twelve'::text, 'thirteen'::text, 'fourteen'::text, 'fifteen'::text, 'sixteen'::text, 'image'::text])),
  constraint campaign_section_small_image_check CHECK (small_image ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$'::text),
  constraint campaign_section_title_check CHECK (length(title) >= 1 AND length(title) <= 200),
  constraint campaign_section_youtube_link_check CHECK (youtube_link ~ '^https://(www\.youtube\.com|www\.youtube-nocookie\.com|youtu\.be)/'::text)
);
CREATE TRIGGER campaign_section_changed AFTER INSERT OR DELETE OR UPDATE ON campaign_section FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

create table captcha (
  key text not null,
  form text not null,
  answer_hash text not null,
  tries smallint default 0 not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint captcha_pkey PRIMARY KEY (key),
  constraint captcha_check CHECK (expires_at > created_at),
  constraint captcha_form_check CHECK (form <> ''::text),
  constraint captcha_tries_check CHECK (tries >= 0)
);
CREATE INDEX captcha_expiry ON captcha USING btree (expires_at);

create table cart (
  id uuid default gen_random_uuid() not null,
  guest_id uuid,
  customer_id text,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  fitting boolean default true not null,
  address_type text default 'billing'::text not null,
  delivery_left_out boolean default false not null,
  promo_code_id integer,
  vehicle_question_skipped boolean default false not null,
  constraint cart_pkey PRIMARY KEY (id),
  constraint cart_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_code(id),
  constraint cart_address_type_check CHECK (address_type = ANY (ARRAY['billing'::text, 'different'::text, 'servicepoint'::text])),
  constraint cart_customer_id_check CHECK (length(customer_id) >= 1 AND length(customer_id) <= 100),
  constraint cart_has_one_owner CHECK (num_nonnulls(guest_id, customer_id) = 1),
  constraint cart_of_guest_has_no_promo_code CHECK (promo_code_id IS NULL OR customer_id IS NOT NULL),
  constraint cart_without_fitting_goes_to_no_service_point CHECK (fitting OR address_type <> 'servicepoint'::text)
);
CREATE INDEX cart_of_guest_by_change ON cart USING btree (changed_at) WHERE guest_id IS NOT NULL;
CREATE UNIQUE INDEX cart_open_of_customer ON cart USING btree (customer_id) WHERE closed_at IS NULL;
CREATE UNIQUE INDEX cart_open_of_guest ON cart USING btree (guest_id) WHERE closed_at IS NULL;

create table cart_line (
  id integer generated always as identity not null,
  cart_id uuid not null,
  tyre_id integer not null,
  quantity smallint not null,
  added_at timestamp with time zone not null,
  seen_cents integer,
  rear_tyre_id integer,
  for_another_car boolean default false not null,
  constraint cart_line_pkey PRIMARY KEY (id),
  constraint cart_line_is_one_for_a_tyre UNIQUE (cart_id, tyre_id),
  constraint cart_line_is_rear_of_one UNIQUE (cart_id, rear_tyre_id) DEFERRABLE,
  constraint cart_line_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE CASCADE,
  constraint cart_line_has_its_rear FOREIGN KEY (cart_id, rear_tyre_id) REFERENCES cart_line(cart_id, tyre_id) ON DELETE SET NULL (rear_tyre_id),
  constraint cart_line_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id),
  constraint cart_line_check CHECK (rear_tyre_id <> tyre_id),
  constraint cart_line_quantity_check CHECK (quantity >= 1 AND quantity <= 999),
  constraint cart_line_seen_cents_check CHECK (seen_cents > 0)
);
CREATE INDEX cart_line_of_tyre ON cart_line USING btree (tyre_id);
CREATE TRIGGER cart_line_within_stock AFTER INSERT OR UPDATE OF tyre_id, quantity ON cart_line FOR EACH ROW EXECUTE FUNCTION refuse_line_over_stock();

create table cart_service (
  id integer default nextval('cart_line_id_seq'::regclass) not null,
  cart_id uuid not null,
  service_id smallint not null,
  rim numeric(3,1),
  added_at timestamp with time zone not null,
  constraint cart_service_pkey PRIMARY KEY (id),
  constraint cart_service_is_chosen_once UNIQUE (cart_id, service_id),
  constraint cart_service_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE CASCADE,
  constraint cart_service_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE CASCADE,
  constraint cart_service_rim_check CHECK (rim >= 8::numeric AND rim <= 30::numeric),
  constraint cart_service_service_id_check CHECK (service_id <> 1)
);
CREATE INDEX cart_service_of_service ON cart_service USING btree (service_id);

create table catalogue_change (
  id bigint generated always as identity not null,
  number bigint,
  tyre_id integer,
  at timestamp with time zone not null,
  figure_before text,
  constraint catalogue_change_pkey PRIMARY KEY (id)
);
CREATE INDEX catalogue_change_at ON catalogue_change USING btree (at);
CREATE INDEX catalogue_change_number ON catalogue_change USING btree (number);
CREATE INDEX catalogue_change_unnumbered ON catalogue_change USING btree (id) WHERE number IS NULL;
CREATE INDEX catalogue_change_unnumbered_tyre ON catalogue_change USING btree (tyre_id) WHERE number IS NULL AND figure_before IS NULL;
CREATE CONSTRAINT TRIGGER catalogue_change_numbered AFTER INSERT ON catalogue_change DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION number_catalogue_change();

create table checkout_draft (
  cart_id uuid not null,
  details jsonb not null,
  changed_at timestamp with time zone not null,
  constraint checkout_draft_pkey PRIMARY KEY (cart_id),
  constraint checkout_draft_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE CASCADE,
  constraint checkout_draft_details_check CHECK (jsonb_typeof(details) = 'object'::text AND length(details::text) <= 20000)
);

create table checkout_place (
  cart_id uuid not null,
  arrived_at timestamp with time zone not null,
  entered_at timestamp with time zone,
  seen_at timestamp with time zone not null,
  constraint checkout_place_pkey PRIMARY KEY (cart_id),
  constraint checkout_place_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE CASCADE
);
CREATE INDEX checkout_place_by_last_visit ON checkout_place USING btree (seen_at);

create table cms_page (
  id integer generated always as identity not null,
  url_path text not null,
  type text not null,
  "position" smallint default 0 not null,
  published boolean default true not null,
  updated_at timestamp with time zone not null,
  is_unchecked_draft boolean default false not null,
  constraint cms_page_pkey PRIMARY KEY (id),
  constraint cms_page_url_path_key UNIQUE (url_path),
  constraint cms_page_position_check CHECK ("position" >= 0),
  constraint cms_page_type_check CHECK (type = ANY (ARRAY['Campaign'::text, 'Hamburger'::text, 'Footer'::text, 'Information'::text, 'Text'::text])),
  constraint cms_page_url_path_check CHECK (url_path ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(url_path) <= 100)
);
CREATE INDEX cms_page_of_type ON cms_page USING btree (type, "position");
CREATE TRIGGER cms_page_changed AFTER INSERT OR DELETE OR UPDATE ON cms_page FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

create table cms_page_translation (
  cms_page_id integer not null,
  locale_id smallint not null,
  title text not null,
  summary text default ''::text not null,
  content text default ''::text not null,
  meta_desc text default ''::text not null,
  constraint cms_page_translation_pkey PRIMARY KEY (cms_page_id, locale_id),
  constraint cms_page_translation_cms_page_id_fkey FOREIGN KEY (cms_page_id) REFERENCES cms_page(id) ON DELETE CASCADE,
  constraint cms_page_translation_content_check CHECK (length(content) <= 200000),
  constraint cms_page_translation_locale_id_check CHECK (locale_id = ANY (ARRAY[1, 2])),
  constraint cms_page_translation_meta_desc_check CHECK (length(meta_desc) <= 320),
  constraint cms_page_translation_summary_check CHECK (length(summary) <= 1000),
  constraint cms_page_translation_title_check CHECK (length(title) >= 1 AND length(title) <= 150)
);
CREATE TRIGGER cms_page_translation_changed AFTER INSERT OR DELETE OR UPDATE ON cms_page_translation FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

create table company (
  id smallint default 1 not null,
  version integer default 1 not null,
  name text not null,
  business_id text not null,
  street text not null,
  postcode text not null,
  town text not null,
  iban text not null,
  bic text not null,
  phone text not null,
  service_email text not null,
  hours_fi text not null,
  hours_en text not null,
  shop_name text not null,
  logo text,
  order_email text default ''::text not null,
  refund_limit_cents integer default 30000 not null,
  constraint company_pkey PRIMARY KEY (id),
  constraint company_logo_fkey FOREIGN KEY (logo) REFERENCES shop_logo(name),
  constraint company_bic_check CHECK (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'::text),
  constraint company_business_id_check CHECK (business_id ~ '^\d{6,7}-\d$'::text),
  constraint company_iban_check CHECK (iban ~ '^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$'::text),
  constraint company_id_check CHECK (id = 1),
  constraint company_name_check CHECK (length(name) >= 2 AND length(name) <= 70),
  constraint company_phone_check CHECK (phone <> ''::text),
  constraint company_postcode_check CHECK (postcode ~ '^\d{5}$'::text),
  constraint company_refund_limit_cents_check CHECK (refund_limit_cents >= 0),
  constraint company_service_email_check CHECK (service_email <> ''::text),
  constraint company_shop_name_check CHECK (length(shop_name) >= 1 AND length(shop_name) <= 40),
  constraint company_street_check CHECK (street <> ''::text),
  constraint company_town_check CHECK (town <> ''::text)
);
CREATE TRIGGER company_changed AFTER INSERT OR DELETE OR UPDATE ON company FOR EACH STATEMENT EXECUTE FUNCTION note_company();
CREATE TRIGGER company_version BEFORE UPDATE ON company FOR EACH ROW WHEN (new.* IS DISTINCT FROM old.*) EXECUTE FUNCTION raise_version();

create table country (
  id smallint not null,
  iso2 text not null,
  name_fi text not null,
  name_en text not null,
  name_sv text not null,
  dial_code text,
  constraint country_pkey PRIMARY KEY (id),
  constraint country_iso2_key UNIQUE (iso2),
  constraint country_dial_code_check CHECK (dial_code ~ '^[1-9][0-9]{0,6}$'::text),
  constraint country_iso2_check CHECK (iso2 ~ '^[A-Z]{2}$'::text),
  constraint country_name_en_check CHECK (name_en <> ''::text),
  constraint country_name_fi_check CHECK (name_fi <> ''::text),
  constraint country_name_sv_check CHECK (name_sv <> ''::text)
);
CREATE TRIGGER country_changed AFTER INSERT OR DELETE OR UPDATE ON country FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

create table credit_note (
  number integer not null,
  invoice_number integer not null,
  refund_id uuid not null,
  issued_at timestamp with time zone not null,
  amount_cents integer not null,
  seller jsonb not null,
  constraint credit_note_pkey PRIMARY KEY (number),
  constraint credit_note_refund_id_key UNIQUE (refund_id),
  constraint credit_note_invoice_number_fkey FOREIGN KEY (invoice_number) REFERENCES invoice(number),
  constraint credit_note_amount_cents_check CHECK (amount_cents > 0),
  constraint credit_note_number_check CHECK (number > 0),
  constraint credit_note_seller_check CHECK (jsonb_typeof(seller) = 'object'::text)
);
CREATE INDEX credit_note_by_moment ON credit_note USING btree (issued_at, number);
CREATE INDEX credit_note_of_invoice ON credit_note USING btree (invoice_number);
CREATE CONSTRAINT TRIGGER credit_note_changes_customer_sales AFTER INSERT ON credit_note DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_sales_of_credit_note();
CREATE TRIGGER credit_note_is_never_changed BEFORE DELETE OR UPDATE OR TRUNCATE ON credit_note FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_voucher();
CREATE CONSTRAINT TRIGGER credit_note_is_within_invoice AFTER INSERT ON credit_note DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_credit_note();

create table credit_note_line (
  credit_note_number integer not null,
  order_line_id integer not null,
  gross_cents integer not null,
  vat_cents integer not null,
  quantity smallint default 0 not null,
  constraint credit_note_line_pkey PRIMARY KEY (credit_note_number, order_line_id),
  constraint credit_note_line_credit_note_number_fkey FOREIGN KEY (credit_note_number) REFERENCES credit_note(number),
  constraint credit_note_line_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES shop_order_line(id),
  constraint credit_note_line_check CHECK (vat_cents >= 0 AND vat_cents <= gross_cents),
  constraint credit_note_line_gross_cents_check CHECK (gross_cents > 0),
  constraint credit_note_line_quantity_check CHECK (quantity >= 0)
);
CREATE INDEX credit_note_line_of_order_line ON credit_note_line USING btree (order_line_id);
CREATE TRIGGER credit_note_line_is_never_changed BEFORE DELETE OR UPDATE OR TRUNCATE ON credit_note_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_voucher();

create table customer (
  id uuid default gen_random_uuid() not null,
  email text,
  password_hash text,
  salutation text default 'mr'::text not null,
  first_name text not null,
  last_name text not null,
  country_code text default '358'::text not null,
  contact_number text not null,
  contact_number_e164 text,
  is_company_user boolean default false not null,
  company_name text,
  company_vat_number text,
  shipping_same_as_billing boolean default false not null,
  permissions text[] default ARRAY['profile'::text, 'orders'::text, 'downloads'::text, 'news'::text, 'change_password'::text] not null,
  locale text not null,
  verified_at timestamp with time zone,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  version integer default 1 not null,
  constraint customer_pkey PRIMARY KEY (id),
  constraint customer_company_has_name CHECK (NOT is_company_user OR company_name IS NOT NULL),
  constraint customer_company_name_check CHECK (length(company_name) >= 1 AND length(company_name) <= 50),
  constraint customer_company_vat_number_check CHECK (length(company_vat_number) >= 1 AND length(company_vat_number) <= 50),
  constraint customer_contact_number_check CHECK (length(contact_number) <= 21),
  constraint customer_contact_number_e164_check CHECK (contact_number_e164 ~ '^\+[0-9]{7,15}$'::text),
  constraint customer_country_code_check CHECK (country_code ~ '^[0-9]{1,4}$'::text),
  constraint customer_email_check CHECK (email = lower(email) AND email ~~ '%_@_%'::text AND email !~ '[[:cntrl:]]'::text AND length(email) <= 254),
  constraint customer_first_name_check CHECK (length(first_name) <= 50),
  constraint customer_last_name_check CHECK (length(last_name) <= 50),
  constraint customer_locale_check CHECK (locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text])),
  constraint customer_open_has_email CHECK (email IS NOT NULL OR closed_at IS NOT NULL),
  constraint customer_password_hash_check CHECK (password_hash ~~ '$argon2id$%'::text),
  constraint customer_permissions_check CHECK (permissions <@ ARRAY['profile'::text, 'orders'::text, 'downloads'::text, 'news'::text, 'change_password'::text]),
  constraint customer_salutation_check CHECK (salutation = ANY (ARRAY['mr'::text, 'miss'::text, 'mrs'::text]))
);
CREATE INDEX customer_by_company ON customer USING btree (lower(company_name) text_pattern_ops) WHERE closed_at IS NULL AND company_name IS NOT NULL;
CREATE INDEX customer_by_company_id ON customer USING btree (regexp_replace(regexp_replace(upper(company_vat_number), '[^0-9A-Z]'::text, ''::text, 'g'::text), '^FI'::text, ''::text) text_pattern_ops) WHERE closed_at IS NULL AND company_vat_number IS NOT NULL;
CREATE INDEX customer_by_email ON customer USING btree (email text_pattern_ops) WHERE closed_at IS NULL;
CREATE INDEX customer_by_name ON customer USING btree (lower((first_name || ' '::text) || last_name) text_pattern_ops) WHERE closed_at IS NULL;
CREATE INDEX customer_by_phone ON customer USING btree (regexp_replace(regexp_replace(contact_number, '\D'::text, ''::text, 'g'::text), '^(00358|358|0)'::text, ''::text) text_pattern_ops) WHERE closed_at IS NULL;
CREATE INDEX customer_by_surname ON customer USING btree (lower((last_name || ' '::text) || first_name) text_pattern_ops) WHERE closed_at IS NULL;
CREATE INDEX customer_closed ON customer USING btree (closed_at) WHERE closed_at IS NOT NULL;
CREATE UNIQUE INDEX customer_email ON customer USING btree (email);
CREATE INDEX customer_in_order ON customer USING btree (last_name, first_name, id) WHERE closed_at IS NULL;
CREATE INDEX customer_newest ON customer USING btree (created_at, id) WHERE closed_at IS NULL;
CREATE TRIGGER customer_has_sales AFTER INSERT ON customer FOR EACH ROW EXECUTE FUNCTION begin_customer_sales();
CREATE TRIGGER customer_version BEFORE UPDATE ON customer FOR EACH ROW WHEN (new.email IS DISTINCT FROM old.email OR new.salutation IS DISTINCT FROM old.salutation OR new.first_name IS DISTINCT FROM old.first_name OR new.last_name IS DISTINCT FROM old.last_name OR new.country_code IS DISTINCT FROM old.country_code OR new.contact_number IS DISTINCT FROM old.contact_number OR new.is_company_user IS DISTINCT FROM old.is_company_user OR new.company_name IS DISTINCT FROM old.company_name OR new.company_vat_number IS DISTINCT FROM old.company_vat_number OR new.locale IS DISTINCT FROM old.locale OR new.permissions IS DISTINCT FROM old.permissions) EXECUTE FUNCTION raise_version();

create table customer_address (
  customer_id uuid not null,
  kind text not null,
  address_line_1 text not null,
  address_line_2 text,
  zipcode text not null,
  city text not null,
  country_id smallint not null,
  company_name text,
  company_vat_number text,
  constraint customer_address_pkey PRIMARY KEY (customer_id, kind),
  constraint customer_address_country_id_fkey FOREIGN KEY (country_id) REFERENCES country(id),
  constraint customer_address_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE,
  constraint customer_address_address_line_1_check CHECK (length(address_line_1) >= 1 AND length(address_line_1) <= 50),
  constraint customer_address_address_line_2_check CHECK (length(address_line_2) >= 1 AND length(address_line_2) <= 50),
  constraint customer_address_city_check CHECK (length(city) >= 1 AND length(city) <= 50),
  constraint customer_address_company_name_check CHECK (length(company_name) >= 1 AND length(company_name) <= 50),
  constraint customer_address_company_vat_number_check CHECK (length(company_vat_number) >= 1 AND length(company_vat_number) <= 50),
  constraint customer_address_kind_check CHECK (kind = ANY (ARRAY['billing'::text, 'shipping'::text])),
  constraint customer_address_zipcode_check CHECK (zipcode ~ '^[0-9]{5}$'::text)
);

create table customer_device (
  customer_id uuid not null,
  device_hash text not null,
  label text not null,
  address text not null,
  first_seen_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  constraint customer_device_pkey PRIMARY KEY (customer_id, device_hash),
  constraint customer_device_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE,
  constraint customer_device_device_hash_check CHECK (device_hash ~ '^[A-Za-z0-9_-]{43}$'::text)
);
CREATE INDEX customer_device_last_seen ON customer_device USING btree (last_seen_at);

create table customer_note (
  id integer generated always as identity not null,
  customer_id uuid not null,
  staff_id uuid not null,
  written_at timestamp with time zone not null,
  body text not null,
  constraint customer_note_pkey PRIMARY KEY (id),
  constraint customer_note_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE,
  constraint customer_note_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint customer_note_body_check CHECK (length(body) >= 1 AND length(body) <= 1000)
);
CREATE INDEX customer_note_of_customer ON customer_note USING btree (customer_id, written_at);
CREATE INDEX customer_note_of_staff ON customer_note USING btree (staff_id);

create table customer_sales (
  customer_id uuid not null,
  orders integer default 0 not null,
  total_cents bigint default 0 not null,
  last_order_at timestamp with time zone,
  constraint customer_sales_pkey PRIMARY KEY (customer_id),
  constraint customer_sales_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE
);
CREATE INDEX customer_sales_by_last_order ON customer_sales USING btree (last_order_at DESC NULLS LAST, customer_id DESC);
CREATE INDEX customer_sales_by_orders ON customer_sales USING btree (orders, customer_id);
CREATE INDEX customer_sales_by_total ON customer_sales USING btree (total_cents, customer_id);

create table delivery_setting (
  id integer generated always as identity not null,
  valid_from date not null,
  version integer default nextval('delivery_setting_version'::regclass) not null,
  cars_least_days smallint not null,
  cars_most_days smallint not null,
  trucks_least_days smallint not null,
  trucks_most_days smallint not null,
  cut_off_hour smallint not null,
  no_dispatch_weekdays smallint[] default '{}'::smallint[] not null,
  no_dispatch_dates date[] default '{}'::date[] not null,
  free_from_cents integer,
  tracking_link text,
  constraint delivery_setting_pkey PRIMARY KEY (id),
  constraint delivery_setting_cars_least_days_check CHECK (cars_least_days >= 1 AND cars_least_days <= 60),
  constraint delivery_setting_check CHECK (cars_most_days >= cars_least_days AND cars_most_days <= 60),
  constraint delivery_setting_check1 CHECK (trucks_most_days >= trucks_least_days AND trucks_most_days <= 60),
  constraint delivery_setting_cut_off_hour_check CHECK (cut_off_hour >= 0 AND cut_off_hour <= 24),
  constraint delivery_setting_free_from_cents_check CHECK (free_from_cents >= 1 AND free_from_cents <= 100000000),
  constraint delivery_setting_no_dispatch_dates_check CHECK (cardinality(no_dispatch_dates) <= 200),
  constraint delivery_setting_no_dispatch_weekdays_check CHECK (no_dispatch_weekdays <@ '{1,2,3,4,5}'::smallint[] AND NOT no_dispatch_weekdays @> '{1,2,3,4,5}'::smallint[]),
  constraint delivery_setting_tracking_link_check CHECK (length(tracking_link) <= 300 AND tracking_link ~ '^https://[^ ]+$'::text AND POSITION(('{number}'::text) IN (tracking_link)) > 0),
  constraint delivery_setting_trucks_least_days_check CHECK (trucks_least_days >= 1 AND trucks_least_days <= 60)
);
CREATE INDEX delivery_setting_by_day ON delivery_setting USING btree (valid_from DESC, id DESC);
CREATE TRIGGER delivery_setting_changed AFTER INSERT OR DELETE OR UPDATE ON delivery_setting FOR EACH STATEMENT EXECUTE FUNCTION note_changed_prices();
CREATE TRIGGER delivery_setting_changed_on_pages AFTER INSERT OR DELETE OR UPDATE ON delivery_setting FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
CREATE CONSTRAINT TRIGGER delivery_setting_has_a_tier AFTER INSERT ON delivery_setting DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_first_delivery_tier();

create table delivery_tier (
  from_quantity smallint not null,
  gross_cents integer not null,
  setting_id integer not null,
  constraint delivery_tier_pkey PRIMARY KEY (setting_id, from_quantity),
  constraint delivery_tier_setting_id_fkey FOREIGN KEY (setting_id) REFERENCES delivery_setting(id) ON DELETE CASCADE,
  constraint delivery_tier_from_quantity_check CHECK (from_quantity >= 1 AND from_quantity <= 999),
  constraint delivery_tier_gross_cents_check CHECK (gross_cents >= 0 AND gross_cents <= 100000)
);
CREATE CONSTRAINT TRIGGER delivery_tier_begins_at_one AFTER DELETE OR UPDATE ON delivery_tier DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_first_delivery_tier();
CREATE TRIGGER delivery_tier_changed AFTER INSERT OR DELETE OR UPDATE ON delivery_tier FOR EACH STATEMENT EXECUTE FUNCTION note_changed_prices();

create table document_counter (
  series text not null,
  last_number integer not null,
  constraint document_counter_pkey PRIMARY KEY (series),
  constraint document_counter_series_check CHECK (series = ANY (ARRAY['invoice'::text, 'credit-note'::text]))
);

create table download_category (
  id integer generated by default as identity not null,
  "position" smallint not null,
  name_fi text not null,
  name_en text not null,
  constraint download_category_pkey PRIMARY KEY (id),
  constraint download_category_name_en_key UNIQUE (name_en),
  constraint download_category_name_fi_key UNIQUE (name_fi),
  constraint download_category_name_en_check CHECK (length(name_en) >= 1 AND length(name_en) <= 100),
  constraint download_category_name_fi_check CHECK (length(name_fi) >= 1 AND length(name_fi) <= 100),
  constraint download_category_position_check CHECK ("position" >= 0)
);

create table download_file (
  id integer generated by default as identity not null,
  download_category_id integer not null,
  "position" smallint not null,
  file_name text not null,
  media_type text not null,
  language text,
  title_fi text not null,
  title_en text not null,
  content bytea not null,
  published boolean default true not null,
  updated_at timestamp with time zone not null,
  constraint download_file_pkey PRIMARY KEY (id),
  constraint download_file_file_name_key UNIQUE (file_name),
  constraint download_file_download_category_id_fkey FOREIGN KEY (download_category_id) REFERENCES download_category(id),
  constraint download_file_content_check CHECK (length(content) >= 1 AND length(content) <= 5000000),
  constraint download_file_file_name_check CHECK (file_name ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]{2,5}$'::text AND length(file_name) <= 100),
  constraint download_file_language_check CHECK (language = ANY (ARRAY['fi'::text, 'en'::text])),
  constraint download_file_media_type_check CHECK (media_type ~ '^[a-z]+/[a-z0-9.+-]+$'::text),
  constraint download_file_position_check CHECK ("position" >= 0),
  constraint download_file_title_en_check CHECK (length(title_en) >= 1 AND length(title_en) <= 150),
  constraint download_file_title_fi_check CHECK (length(title_fi) >= 1 AND length(title_fi) <= 150)
);
CREATE INDEX download_file_of_category ON download_file USING btree (download_category_id, "position");

create table download_log (
  id bigint generated always as identity not null,
  customer_id text not null,
  title text not null,
  file_name text not null,
  downloaded_at timestamp with time zone not null,
  constraint download_log_pkey PRIMARY KEY (id),
  constraint download_log_customer_id_check CHECK (length(customer_id) >= 1 AND length(customer_id) <= 100),
  constraint download_log_file_name_check CHECK (length(file_name) >= 1 AND length(file_name) <= 200),
  constraint download_log_title_check CHECK (length(title) >= 1 AND length(title) <= 200)
);
CREATE INDEX download_log_of_customer ON download_log USING btree (customer_id, downloaded_at);
CREATE INDEX download_log_oldest ON download_log USING btree (downloaded_at);

create table ended_reservation (
  order_id uuid not null,
  reserved_at timestamp with time zone not null,
  ended_at timestamp with time zone not null,
  constraint ended_reservation_pkey PRIMARY KEY (order_id, reserved_at),
  constraint ended_reservation_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint ended_reservation_ends_after_its_start CHECK (ended_at > reserved_at)
);
CREATE INDEX ended_reservation_ended_at ON ended_reservation USING btree (ended_at);

create table fitted_vehicle (
  id integer generated by default as identity not null,
  vehicle_type_id smallint not null,
  make text not null,
  model text not null,
  year_from smallint not null,
  year_to smallint,
  constraint fitted_vehicle_pkey PRIMARY KEY (id),
  constraint fitted_vehicle_vehicle_type_id_make_model_year_from_key UNIQUE (vehicle_type_id, make, model, year_from),
  constraint fitted_vehicle_vehicle_type_id_fkey FOREIGN KEY (vehicle_type_id) REFERENCES vehicle_type(id),
  constraint fitted_vehicle_check CHECK (year_to >= year_from AND year_to <= 2100),
  constraint fitted_vehicle_make_check CHECK (length(make) >= 1 AND length(make) <= 60),
  constraint fitted_vehicle_model_check CHECK (length(model) >= 1 AND length(model) <= 80),
  constraint fitted_vehicle_vehicle_type_id_check CHECK (vehicle_type_id = ANY (ARRAY[2, 3, 4])),
  constraint fitted_vehicle_year_from_check CHECK (year_from >= 1950 AND year_from <= 2100)
);

create table fitted_vehicle_size (
  fitted_vehicle_id integer not null,
  width numeric(5,2) not null,
  aspect smallint not null,
  diameter numeric(3,1) not null,
  commercial boolean default false not null,
  constraint fitted_vehicle_size_pkey PRIMARY KEY (fitted_vehicle_id, width, aspect, diameter, commercial),
  constraint fitted_vehicle_size_fitted_vehicle_id_fkey FOREIGN KEY (fitted_vehicle_id) REFERENCES fitted_vehicle(id) ON DELETE CASCADE,
  constraint fitted_vehicle_size_aspect_check CHECK (aspect = 0 OR aspect >= 20 AND aspect <= 100),
  constraint fitted_vehicle_size_diameter_check CHECK (diameter >= 8::numeric AND diameter <= 30::numeric),
  constraint fitted_vehicle_size_width_check CHECK (width >= 5::numeric AND width <= 999::numeric)
);

create table former_time (
  cart_id uuid not null,
  service_point_id integer not null,
  starts_at timestamp with time zone not null,
  service_ids integer[] not null,
  reason text not null,
  lost_at timestamp with time zone not null,
  constraint former_time_pkey PRIMARY KEY (cart_id),
  constraint former_time_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE CASCADE,
  constraint former_time_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id) ON DELETE CASCADE,
  constraint former_time_reason_check CHECK (reason = ANY (ARRAY['expired'::text, 'replaced'::text, 'given-up'::text, 'not-served'::text]))
);
CREATE INDEX former_time_of_point ON former_time USING btree (service_point_id);

create table garage_calendar (
  service_point_id integer not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null,
  constraint garage_calendar_pkey PRIMARY KEY (service_point_id),
  constraint garage_calendar_secret_hash_key UNIQUE (secret_hash),
  constraint garage_calendar_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id) ON DELETE CASCADE,
  constraint garage_calendar_secret_hash_check CHECK (length(secret_hash) = 32)
);

create table goods_receipt (
  id integer generated always as identity not null,
  version integer default 1 not null,
  supplier text not null,
  delivery_note text not null,
  delivered_on date not null,
  created_at timestamp with time zone not null,
  received_at timestamp with time zone,
  received_by uuid,
  constraint goods_receipt_pkey PRIMARY KEY (id),
  constraint goods_receipt_delivery_note_check CHECK (length(delivery_note) >= 1 AND length(delivery_note) <= 60),
  constraint goods_receipt_receiver_has_received CHECK (received_by IS NULL OR received_at IS NOT NULL),
  constraint goods_receipt_supplier_check CHECK (length(supplier) >= 1 AND length(supplier) <= 100)
);
CREATE INDEX goods_receipt_of_day ON goods_receipt USING btree (delivered_on);
CREATE TRIGGER goods_receipt_stays BEFORE DELETE OR UPDATE ON goods_receipt FOR EACH ROW EXECUTE FUNCTION refuse_received_change();
CREATE TRIGGER goods_receipt_version BEFORE UPDATE ON goods_receipt FOR EACH ROW WHEN (new.* IS DISTINCT FROM old.*) EXECUTE FUNCTION raise_version();

create table goods_receipt_line (
  id integer generated always as identity not null,
  goods_receipt_id integer not null,
  tyre_id integer not null,
  dot_year smallint not null,
  dot_week smallint not null,
  quantity integer not null,
  purchase_cents integer not null,
  as_new boolean,
  constraint goods_receipt_line_pkey PRIMARY KEY (id),
  constraint goods_receipt_line_goods_receipt_id_fkey FOREIGN KEY (goods_receipt_id) REFERENCES goods_receipt(id) ON DELETE CASCADE,
  constraint goods_receipt_line_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id),
  constraint goods_receipt_line_dot_week_check CHECK (dot_week >= 1 AND dot_week <= 53),
  constraint goods_receipt_line_dot_year_check CHECK (dot_year >= 2000 AND dot_year <= 2100),
  constraint goods_receipt_line_purchase_cents_check CHECK (purchase_cents >= 1 AND purchase_cents <= 100000000),
  constraint goods_receipt_line_quantity_check CHECK (quantity >= 1 AND quantity <= 9999)
);
CREATE INDEX goods_receipt_line_of_receipt ON goods_receipt_line USING btree (goods_receipt_id);
CREATE INDEX goods_receipt_line_of_tyre ON goods_receipt_line USING btree (tyre_id);
CREATE TRIGGER goods_receipt_line_stays BEFORE INSERT OR DELETE OR UPDATE ON goods_receipt_line FOR EACH ROW EXECUTE FUNCTION refuse_received_line_change();

create table guarded_price_count (
  staff_id uuid not null,
  day date not null,
  prices integer not null,
  constraint guarded_price_count_pkey PRIMARY KEY (staff_id),
  constraint guarded_price_count_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE,
  constraint guarded_price_count_prices_check CHECK (prices >= 0)
);

create table idempotent_answer (
  caller text not null,
  key text not null,
  call text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  run uuid,
  claimed_until timestamp with time zone default '-infinity'::timestamp with time zone not null,
  carried_out boolean default false not null,
  constraint idempotent_answer_pkey PRIMARY KEY (caller, key),
  constraint idempotent_answer_call_check CHECK (call <> ''::text),
  constraint idempotent_answer_caller_check CHECK (caller <> ''::text),
  constraint idempotent_answer_check CHECK (expires_at > created_at),
  constraint idempotent_answer_key_check CHECK (length(key) >= 1 AND length(key) <= 200)
);
CREATE INDEX idempotent_answer_expiry ON idempotent_answer USING btree (expires_at);

create table import_profile (
  kind text not null,
  name text not null,
  columns jsonb not null,
  changed_at timestamp with time zone not null,
  constraint import_profile_pkey PRIMARY KEY (kind, name),
  constraint import_profile_name_check CHECK (length(name) >= 1 AND length(name) <= 60)
);

create table invoice (
  number integer not null,
  order_id uuid not null,
  issued_at timestamp with time zone not null,
  paid_by text not null,
  total_cents integer not null,
  fitted_at timestamp with time zone,
  seller jsonb not null,
  constraint invoice_pkey PRIMARY KEY (number),
  constraint invoice_order_id_key UNIQUE (order_id),
  constraint invoice_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id),
  constraint invoice_number_check CHECK (number > 0),
  constraint invoice_paid_by_check CHECK (paid_by = ANY (ARRAY['bank'::text, 'creditcard'::text, 'apple-pay'::text, 'mobile'::text, 'klarna'::text])),
  constraint invoice_seller_check CHECK (jsonb_typeof(seller) = 'object'::text),
  constraint invoice_total_cents_check CHECK (total_cents >= 0)
);
CREATE INDEX invoice_by_moment ON invoice USING btree (issued_at, number);
CREATE TRIGGER invoice_is_never_changed BEFORE DELETE OR UPDATE OR TRUNCATE ON invoice FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_voucher();

create table landing_text (
  type text not null,
  name text not null,
  locale_id smallint not null,
  block1 text not null,
  block2 text not null,
  block3 text not null,
  meta_description text not null,
  constraint landing_text_pkey PRIMARY KEY (type, name, locale_id),
  constraint landing_text_block1_check CHECK (length(block1) >= 1 AND length(block1) <= 5000),
  constraint landing_text_block2_check CHECK (length(block2) >= 1 AND length(block2) <= 5000),
  constraint landing_text_block3_check CHECK (length(block3) >= 1 AND length(block3) <= 5000),
  constraint landing_text_locale_id_check CHECK (locale_id = ANY (ARRAY[1, 2])),
  constraint landing_text_meta_description_check CHECK (length(meta_description) >= 1 AND length(meta_description) <= 320),
  constraint landing_text_name_check CHECK (name ~ '^[A-Za-z0-9.]+([-/][A-Za-z0-9.]+)*$'::text AND length(name) <= 200),
  constraint landing_text_type_check CHECK (type = ANY (ARRAY['tyre_season'::text, 'tyre_size'::text, 'tyre_category'::text, 'brand'::text, 'model'::text]))
);
CREATE TRIGGER landing_text_changed AFTER INSERT OR DELETE OR UPDATE ON landing_text FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

create table mail (
  id uuid not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  locale text not null,
  created_at timestamp with time zone not null,
  attempts integer default 0 not null,
  last_tried_at timestamp with time zone,
  last_error text,
  sent_at timestamp with time zone,
  unsubscribe_url text,
  calendar_method text,
  calendar_text text,
  event text default 'other'::text not null,
  order_id uuid,
  copy_of uuid,
  delivering_since timestamp with time zone,
  constraint mail_pkey PRIMARY KEY (id),
  constraint mail_copy_of_fkey FOREIGN KEY (copy_of) REFERENCES mail(id) ON DELETE SET NULL,
  constraint mail_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE SET NULL,
  constraint mail_attempts_check CHECK (attempts >= 0),
  constraint mail_body_text_check CHECK (body_text <> ''::text),
  constraint mail_calendar_has_a_method CHECK (num_nulls(calendar_method, calendar_text) <> 1),
  constraint mail_calendar_method_check CHECK (calendar_method = ANY (ARRAY['PUBLISH'::text, 'CANCEL'::text])),
  constraint mail_event_check CHECK (event ~ '^[a-z][a-z-]+$'::text),
  constraint mail_locale_check CHECK (locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text])),
  constraint mail_recipient_check CHECK (recipient !~ '[[:cntrl:]]'::text AND recipient ~~ '%_@_%'::text),
  constraint mail_subject_check CHECK (subject <> ''::text AND subject !~ '[[:cntrl:]]'::text),
  constraint mail_unsubscribe_url_check CHECK (unsubscribe_url ~ '^https?://[^[:space:]<>]+$'::text)
);
CREATE INDEX mail_by_recipient ON mail USING btree (lower(recipient) text_pattern_ops, created_at);
CREATE INDEX mail_copy_of ON mail USING btree (copy_of) WHERE copy_of IS NOT NULL;
CREATE INDEX mail_failed ON mail USING btree (created_at) WHERE sent_at IS NULL AND last_error IS NOT NULL;
CREATE INDEX mail_newest ON mail USING btree (created_at);
CREATE INDEX mail_of_order ON mail USING btree (order_id) WHERE order_id IS NOT NULL;

create table mail_attachment (
  mail_id uuid not null,
  "position" smallint not null,
  file_name text not null,
  media_type text not null,
  content bytea not null,
  constraint mail_attachment_pkey PRIMARY KEY (mail_id, "position"),
  constraint mail_attachment_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mail(id) ON DELETE CASCADE,
  constraint mail_attachment_content_check CHECK (length(content) <= 10000000),
  constraint mail_attachment_file_name_check CHECK (file_name ~ '^[a-z0-9][a-z0-9._-]{0,99}$'::text),
  constraint mail_attachment_media_type_check CHECK (media_type ~ '^[a-z]+/[a-z0-9.+-]+$'::text),
  constraint mail_attachment_position_check CHECK ("position" >= 1)
);

create table marketing_event (
  id uuid not null,
  guest_id uuid,
  customer_id text,
  event text not null,
  items jsonb not null,
  locale text not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  last_error text,
  constraint marketing_event_pkey PRIMARY KEY (id),
  constraint marketing_event_customer_id_check CHECK (length(customer_id) >= 1 AND length(customer_id) <= 100),
  constraint marketing_event_event_check CHECK (event = ANY (ARRAY['viewed_product'::text, 'added_to_cart'::text, 'started_checkout'::text, 'placed_order'::text])),
  constraint marketing_event_has_one_owner CHECK (num_nonnulls(guest_id, customer_id) = 1),
  constraint marketing_event_items_check CHECK (jsonb_typeof(items) = 'array'::text AND length(items::text) <= 40000),
  constraint marketing_event_locale_check CHECK (locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text]))
);
CREATE INDEX marketing_event_of_customer ON marketing_event USING btree (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX marketing_event_of_guest ON marketing_event USING btree (guest_id) WHERE guest_id IS NOT NULL;
CREATE INDEX marketing_event_oldest ON marketing_event USING btree (created_at);

create table menu_item (
  id integer generated always as identity not null,
  parent_id integer,
  "position" smallint not null,
  type text not null,
  slug text,
  name_fi text not null,
  name_en text not null,
  description_fi text default ''::text not null,
  description_en text default ''::text not null,
  image_path text,
  link_fi text,
  link_en text,
  constraint menu_item_pkey PRIMARY KEY (id),
  constraint menu_item_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES menu_item(id) ON DELETE CASCADE,
  constraint menu_item_check CHECK (parent_id <> id),
  constraint menu_item_description_en_check CHECK (length(description_en) <= 2000),
  constraint menu_item_description_fi_check CHECK (length(description_fi) <= 2000),
  constraint menu_item_image_path_check CHECK (image_path ~ '^/[^/\\]'::text),
  constraint menu_item_link_en_check CHECK (link_en ~ '^(/$|/[^/\\]|https://)'::text),
  constraint menu_item_link_fi_check CHECK (link_fi ~ '^(/$|/[^/\\]|https://)'::text),
  constraint menu_item_name_en_check CHECK (length(name_en) >= 1 AND length(name_en) <= 100),
  constraint menu_item_name_fi_check CHECK (length(name_fi) >= 1 AND length(name_fi) <= 100),
  constraint menu_item_position_check CHECK ("position" >= 0),
  constraint menu_item_slug_check CHECK (slug ~ '^[A-Za-z0-9.]+([-/][A-Za-z0-9.]+)*$'::text),
  constraint menu_item_type_check CHECK (type = ANY (ARRAY['season'::text, 'tyre_category'::text, 'article'::text, 'brand'::text, 'tyre_size'::text, 'model'::text, 'custom_link'::text]))
);
CREATE INDEX menu_item_of_parent ON menu_item USING btree (parent_id, "position");
CREATE TRIGGER menu_item_changed AFTER INSERT OR DELETE OR UPDATE ON menu_item FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

create table migration (
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone default now() not null,
  contract_since text,
  constraint migration_pkey PRIMARY KEY (name)
);

create table model (
  id integer generated by default as identity not null,
  brand_id integer not null,
  slug text not null,
  name text not null,
  name_fi text,
  season_id smallint not null,
  vehicle_kind text not null,
  tyre_class text not null,
  segment text not null,
  winter_climate text,
  has_3pmsf boolean default false not null,
  ice_grip boolean default false not null,
  axle text,
  launch_year smallint,
  short_description_fi text default ''::text not null,
  short_description_en text default ''::text not null,
  description_fi text default ''::text not null,
  description_en text default ''::text not null,
  picture text,
  popularity integer default 0 not null,
  picture_views text default 'hero,front'::text not null,
  version integer default 1 not null,
  archived_at timestamp with time zone,
  pictures_revision integer default 0 not null,
  constraint model_pkey PRIMARY KEY (id),
  constraint model_brand_id_name_season_id_key UNIQUE (brand_id, name, season_id),
  constraint model_brand_id_slug_key UNIQUE (brand_id, slug),
  constraint model_for_tyre UNIQUE (id, tyre_class, season_id),
  constraint model_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint model_season_id_fkey FOREIGN KEY (season_id) REFERENCES tyre_season(id),
  constraint model_axle_check CHECK (axle = ANY (ARRAY['steer'::text, 'drive'::text, 'trailer'::text, 'all'::text])),
  constraint model_axle_is_for_trucks CHECK (axle IS NULL OR tyre_class = 'C3'::text),
  constraint model_description_en_check CHECK (length(description_en) <= 20000),
  constraint model_description_fi_check CHECK (length(description_fi) <= 20000),
  constraint model_ice_grip_is_for_cars CHECK (NOT ice_grip OR tyre_class = 'C1'::text AND has_3pmsf),
  constraint model_kind_has_its_class CHECK (tyre_class =
CASE vehicle_kind
    WHEN 'van'::text THEN 'C2'::text
    WHEN 'truck'::text THEN 'C3'::text
    ELSE 'C1'::text
END),
  constraint model_launch_year_check CHECK (launch_year >= 1950 AND launch_year <= 2100),
  constraint model_name_check CHECK (length(name) >= 1 AND length(name) <= 80),
  constraint model_name_fi_check CHECK (length(name_fi) >= 1 AND length(name_fi) <= 80),
  constraint model_picture_check CHECK (picture ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  constraint model_picture_views_check CHECK (picture_views ~ '^hero(,front)?(,close)?$'::text),
  constraint model_popularity_check CHECK (popularity >= 0),
  constraint model_segment_check CHECK (segment = ANY (ARRAY['premium'::text, 'mid'::text, 'budget'::text])),
  constraint model_short_description_en_check CHECK (length(short_description_en) <= 300),
  constraint model_short_description_fi_check CHECK (length(short_description_fi) <= 300),
  constraint model_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 100),
  constraint model_tyre_class_check CHECK (tyre_class = ANY (ARRAY['C1'::text, 'C2'::text, 'C3'::text])),
  constraint model_vehicle_kind_check CHECK (vehicle_kind = ANY (ARRAY['car'::text, 'suv'::text, 'van'::text, 'truck'::text])),
  constraint model_winter_climate_check CHECK (winter_climate = ANY (ARRAY['Nordic'::text, 'Central European'::text]))
);
CREATE INDEX model_of_name_key ON model USING btree (brand_id, name_key(name));
CREATE TRIGGER model_changed AFTER UPDATE ON model REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_tyres_of_models();
CREATE TRIGGER model_names_changed AFTER INSERT OR DELETE OR UPDATE OF slug, name, name_fi, brand_id, season_id, popularity, picture, archived_at, pictures_revision ON model FOR EACH STATEMENT EXECUTE FUNCTION note_names();
CREATE TRIGGER model_version BEFORE UPDATE ON model FOR EACH ROW WHEN ((to_jsonb(new.*) - 'popularity'::text) IS DISTINCT FROM (to_jsonb(old.*) - 'popularity'::text)) EXECUTE FUNCTION raise_version();

create table model_former_slug (
  brand_id integer not null,
  slug text not null,
  model_id integer not null,
  constraint model_former_slug_pkey PRIMARY KEY (brand_id, slug),
  constraint model_former_slug_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id) ON DELETE CASCADE,
  constraint model_former_slug_model_id_fkey FOREIGN KEY (model_id) REFERENCES model(id) ON DELETE CASCADE
);
CREATE INDEX model_former_slug_of_model ON model_former_slug USING btree (model_id);

create table network_of_ended (
  order_id uuid not null,
  reserved_at timestamp with time zone not null,
  network_hash text not null,
  constraint network_of_ended_pkey PRIMARY KEY (order_id, reserved_at),
  constraint network_of_ended_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint network_of_ended_network_hash_check CHECK (length(network_hash) >= 20 AND length(network_hash) <= 100)
);
CREATE INDEX network_of_ended_reserved_at ON network_of_ended USING btree (reserved_at);

create table news_item (
  id integer generated by default as identity not null,
  kind text not null,
  slug text not null,
  published_at timestamp with time zone not null,
  published boolean default true not null,
  constraint news_item_pkey PRIMARY KEY (id),
  constraint news_item_slug_key UNIQUE (slug),
  constraint news_item_kind_check CHECK (kind = ANY (ARRAY['news'::text, 'article'::text])),
  constraint news_item_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 100)
);
CREATE INDEX news_item_latest ON news_item USING btree (kind, published_at DESC) WHERE published;

create table news_item_translation (
  news_item_id integer not null,
  locale_id smallint not null,
  title text not null,
  summary text default ''::text not null,
  content text default ''::text not null,
  constraint news_item_translation_pkey PRIMARY KEY (news_item_id, locale_id),
  constraint news_item_translation_news_item_id_fkey FOREIGN KEY (news_item_id) REFERENCES news_item(id) ON DELETE CASCADE,
  constraint news_item_translation_content_check CHECK (length(content) <= 200000),
  constraint news_item_translation_locale_id_check CHECK (locale_id = ANY (ARRAY[1, 2])),
  constraint news_item_translation_summary_check CHECK (length(summary) <= 1000),
  constraint news_item_translation_title_check CHECK (length(title) >= 1 AND length(title) <= 150)
);

create table offer (
  id integer generated always as identity not null,
  "position" smallint not null,
  published boolean default true not null,
  label_fi text not null,
  label_en text not null,
  url_fi text not null,
  url_en text not null,
  image_base_path text not null,
  image_fi text not null,
  image_en text not null,
  constraint offer_pkey PRIMARY KEY (id),
  constraint offer_image_base_path_check CHECK (image_base_path ~ '^/([a-z0-9-]+/)*$'::text),
  constraint offer_image_en_check CHECK (image_en ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$'::text),
  constraint offer_image_fi_check CHECK (image_fi ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$'::text),
  constraint offer_label_en_check CHECK (length(label_en) >= 1 AND length(label_en) <= 150),
  constraint offer_label_fi_check CHECK (length(label_fi) >= 1 AND length(label_fi) <= 150),
  constraint offer_position_check CHECK ("position" >= 0),
  constraint offer_url_en_check CHECK (url_en ~ '^(/$|/[^/\\]|https://)'::text),
  constraint offer_url_fi_check CHECK (url_fi ~ '^(/$|/[^/\\]|https://)'::text)
);
CREATE INDEX offer_in_order ON offer USING btree ("position");
CREATE TRIGGER offer_changed AFTER INSERT OR DELETE OR UPDATE ON offer FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

create table order_email (
  order_id uuid not null,
  event text not null,
  subject_id uuid not null,
  requested_at timestamp with time zone not null,
  written_at timestamp with time zone,
  mail_id uuid,
  constraint order_email_pkey PRIMARY KEY (order_id, event, subject_id),
  constraint order_email_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mail(id) ON DELETE SET NULL,
  constraint order_email_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint order_email_event_check CHECK (event = ANY (ARRAY['confirmed'::text, 'refunded-late'::text, 'refunded'::text, 'cancelled'::text, 'withdrawal-received'::text, 'shipped'::text, 'sending-corrected'::text, 'return-agreed'::text, 'details-changed'::text, 'supplement-requested'::text, 'supplement-paid'::text]))
);
CREATE INDEX order_email_of_mail ON order_email USING btree (mail_id) WHERE mail_id IS NOT NULL;

create table order_notice (
  order_id uuid not null,
  kind text not null,
  channel text not null,
  registered_at timestamp with time zone not null,
  staff_id uuid not null,
  requested_by text,
  reason text,
  sent_on date,
  is_goodwill boolean default false not null,
  constraint order_notice_pkey PRIMARY KEY (order_id),
  constraint order_notice_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint order_notice_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint order_notice_channel_check CHECK (channel = ANY (ARRAY['phone'::text, 'email'::text, 'letter'::text, 'in-person'::text])),
  constraint order_notice_is_of_its_kind CHECK (
CASE kind
    WHEN 'cancellation'::text THEN num_nulls(requested_by, reason) = 0 AND sent_on IS NULL AND NOT is_goodwill
    ELSE num_nonnulls(requested_by, reason) = 0 AND sent_on IS NOT NULL
END),
  constraint order_notice_kind_check CHECK (kind = ANY (ARRAY['cancellation'::text, 'withdrawal'::text])),
  constraint order_notice_reason_check CHECK (reason = ANY (ARRAY['changed-mind'::text, 'wrong-tyres'::text, 'too-late'::text, 'fitting'::text, 'duplicate'::text, 'other'::text])),
  constraint order_notice_requested_by_check CHECK (requested_by = ANY (ARRAY['buyer'::text, 'representative'::text, 'service-point'::text]))
);
CREATE INDEX order_notice_by_staff ON order_notice USING btree (staff_id);

create table order_paper (
  id uuid default gen_random_uuid() not null,
  paper text not null,
  label_format text,
  carrier text,
  locale text not null,
  staff_id uuid not null,
  printed_at timestamp with time zone not null,
  constraint order_paper_pkey PRIMARY KEY (id),
  constraint order_paper_id_paper_key UNIQUE (id, paper),
  constraint order_paper_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint order_paper_carrier_check CHECK (carrier ~ '^[a-z][a-z-]{1,29}$'::text),
  constraint order_paper_label_format_check CHECK (label_format = ANY (ARRAY['100x150'::text, 'a4'::text])),
  constraint order_paper_locale_check CHECK (locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text])),
  constraint order_paper_of_labels_has_format_and_carrier CHECK ((paper = 'labels'::text) = (label_format IS NOT NULL) AND (paper = 'labels'::text) = (carrier IS NOT NULL)),
  constraint order_paper_paper_check CHECK (paper = ANY (ARRAY['packing-lists'::text, 'picking-list'::text, 'labels'::text]))
);
CREATE INDEX order_paper_by_staff ON order_paper USING btree (staff_id);

create table order_terms (
  order_id uuid not null,
  content bytea not null,
  stored_at timestamp with time zone not null,
  constraint order_terms_pkey PRIMARY KEY (order_id),
  constraint order_terms_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint order_terms_content_check CHECK (length(content) >= 1 AND length(content) <= 512000)
);

create table owned_set (
  order_line_id integer not null,
  vehicle_id uuid,
  state text not null,
  constraint owned_set_pkey PRIMARY KEY (order_line_id),
  constraint owned_set_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES shop_order_line(id) ON DELETE CASCADE,
  constraint owned_set_vehicle_id_fkey FOREIGN KEY (vehicle_id) REFERENCES owned_vehicle(id) ON DELETE SET NULL,
  constraint owned_set_state_check CHECK (state = ANY (ARRAY['in-use'::text, 'sold'::text, 'worn-out'::text]))
);
CREATE INDEX owned_set_of_vehicle ON owned_set USING btree (vehicle_id) WHERE vehicle_id IS NOT NULL;

create table owned_vehicle (
  id uuid default gen_random_uuid() not null,
  customer_id uuid not null,
  licence_plate text,
  name text,
  constraint owned_vehicle_pkey PRIMARY KEY (id),
  constraint owned_vehicle_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE,
  constraint owned_vehicle_has_a_plate_or_a_name CHECK (num_nonnulls(licence_plate, name) > 0),
  constraint owned_vehicle_licence_plate_check CHECK (length(licence_plate) >= 1 AND length(licence_plate) <= 10),
  constraint owned_vehicle_name_check CHECK (length(name) >= 1 AND length(name) <= 50)
);
CREATE INDEX owned_vehicle_of_customer ON owned_vehicle USING btree (customer_id);

create table partner_request (
  id uuid not null,
  name text not null,
  request_from text not null,
  country_code text not null,
  contact_number text not null,
  email text not null,
  location text not null,
  comment text not null,
  locale text not null,
  created_at timestamp with time zone not null,
  handled_at timestamp with time zone,
  handled_by uuid,
  status text default 'new'::text not null,
  assignee_id uuid,
  version integer default 1 not null,
  constraint partner_request_pkey PRIMARY KEY (id),
  constraint partner_request_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES staff(id),
  constraint partner_request_handled_by_staff FOREIGN KEY (handled_by) REFERENCES staff(id),
  constraint partner_request_check CHECK (handled_at >= created_at),
  constraint partner_request_comment_check CHECK (comment <> ''::text AND length(comment) <= 2000),
  constraint partner_request_contact_number_check CHECK (length(contact_number) >= 7 AND length(contact_number) <= 21),
  constraint partner_request_country_code_check CHECK (country_code ~ '^[0-9]{1,4}$'::text),
  constraint partner_request_email_check CHECK (email = lower(email) AND email ~~ '%_@_%'::text AND email !~ '[[:cntrl:]]'::text AND length(email) <= 254),
  constraint partner_request_handled_by_somebody CHECK ((handled_at IS NULL) = (handled_by IS NULL)),
  constraint partner_request_locale_check CHECK (locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text])),
  constraint partner_request_location_check CHECK (location <> ''::text AND length(location) <= 200),
  constraint partner_request_name_check CHECK (name <> ''::text AND length(name) <= 100),
  constraint partner_request_request_from_check CHECK (request_from = ANY (ARRAY['tyre-shop'::text, 'garage'::text, 'car-service-point'::text, 'wholesaler'::text, 'web-shop'::text, 'other'::text])),
  constraint partner_request_status_check CHECK (status = ANY (ARRAY['new'::text, 'contacted'::text, 'agreed'::text, 'rejected'::text]))
);
CREATE INDEX partner_request_assigned ON partner_request USING btree (assignee_id) WHERE status = ANY (ARRAY['new'::text, 'contacted'::text]);
CREATE INDEX partner_request_created ON partner_request USING btree (created_at DESC, id DESC);
CREATE INDEX partner_request_email ON partner_request USING btree (email);
CREATE INDEX partner_request_handled_by ON partner_request USING btree (handled_by) WHERE handled_by IS NOT NULL;
CREATE TRIGGER partner_request_version BEFORE UPDATE ON partner_request FOR EACH ROW WHEN (new.* IS DISTINCT FROM old.*) EXECUTE FUNCTION raise_version();

create table partner_request_note (
  id integer generated always as identity not null,
  request_id uuid not null,
  author_id uuid not null,
  template text,
  text text not null,
  created_at timestamp with time zone not null,
  constraint partner_request_note_pkey PRIMARY KEY (id),
  constraint partner_request_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES staff(id),
  constraint partner_request_note_request_id_fkey FOREIGN KEY (request_id) REFERENCES partner_request(id) ON DELETE CASCADE,
  constraint partner_request_note_template_check CHECK (template = ANY (ARRAY['questions'::text, 'agreement'::text, 'rejection'::text])),
  constraint partner_request_note_text_check CHECK (text <> ''::text AND length(text) <= 4000)
);
CREATE INDEX partner_request_note_of_request ON partner_request_note USING btree (request_id);

create table partner_setting (
  id boolean default true not null,
  erase_after_months integer default 24 not null,
  version integer default 1 not null,
  constraint partner_setting_pkey PRIMARY KEY (id),
  constraint partner_setting_erase_after_months_check CHECK (erase_after_months >= 1 AND erase_after_months <= 60),
  constraint partner_setting_id_check CHECK (id)
);
CREATE TRIGGER partner_setting_version BEFORE UPDATE ON partner_setting FOR EACH ROW WHEN (new.* IS DISTINCT FROM old.*) EXECUTE FUNCTION raise_version();

create table passkey (
  id uuid default gen_random_uuid() not null,
  customer_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  backed_up boolean not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_credential_id_key UNIQUE (credential_id),
  constraint passkey_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE,
  constraint passkey_counter_check CHECK (counter >= 0),
  constraint passkey_credential_id_check CHECK (length(credential_id) >= 1 AND length(credential_id) <= 1400),
  constraint passkey_name_check CHECK (length(name) >= 1 AND length(name) <= 50)
);
CREATE INDEX passkey_of_customer ON passkey USING btree (customer_id);

create table passkey_challenge (
  challenge text not null,
  customer_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenge_pkey PRIMARY KEY (challenge),
  constraint passkey_challenge_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenge_expiry ON passkey_challenge USING btree (expires_at);

create table password_token (
  token_hash text not null,
  customer_id uuid not null,
  purpose text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint password_token_pkey PRIMARY KEY (token_hash),
  constraint password_token_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE,
  constraint password_token_lives CHECK (expires_at > created_at),
  constraint password_token_purpose_check CHECK (purpose = ANY (ARRAY['reset'::text, 'activation'::text])),
  constraint password_token_token_hash_check CHECK (token_hash ~ '^[A-Za-z0-9_-]{43}$'::text)
);
CREATE INDEX password_token_expiry ON password_token USING btree (expires_at);
CREATE INDEX password_token_of_customer ON password_token USING btree (customer_id);

create table payment_attempt (
  id uuid default gen_random_uuid() not null,
  order_id uuid not null,
  attempt smallint not null,
  method text not null,
  amount_cents integer not null,
  state text default 'starting'::text not null,
  provider_id text,
  provider_order_id text,
  url text,
  started_at timestamp with time zone not null,
  received_at timestamp with time zone,
  captured_at timestamp with time zone,
  extended_at timestamp with time zone,
  check_at timestamp with time zone,
  checks smallint default 0 not null,
  received_cents integer,
  stuck_since timestamp with time zone,
  stuck_because text,
  stuck_tried_at timestamp with time zone,
  failed_by text,
  constraint payment_attempt_pkey PRIMARY KEY (id),
  constraint payment_attempt_of_order UNIQUE (order_id, attempt),
  constraint payment_attempt_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint payment_attempt_amount_cents_check CHECK (amount_cents > 0),
  constraint payment_attempt_attempt_check CHECK (attempt >= 1 AND attempt <= 9999),
  constraint payment_attempt_checks_check CHECK (checks >= 0),
  constraint payment_attempt_failed_by_check CHECK (failed_by = ANY (ARRAY['provider'::text, 'customer'::text])),
  constraint payment_attempt_has_its_url CHECK (state <> 'open'::text OR url IS NOT NULL AND provider_id IS NOT NULL),
  constraint payment_attempt_is_captured_when_paid CHECK (captured_at IS NULL OR received_at IS NOT NULL),
  constraint payment_attempt_is_stuck_for_a_reason CHECK (num_nonnulls(stuck_since, stuck_because, stuck_tried_at) = ANY (ARRAY[0, 3])),
  constraint payment_attempt_method_check CHECK (method = ANY (ARRAY['bank'::text, 'creditcard'::text, 'apple-pay'::text, 'mobile'::text, 'klarna'::text])),
  constraint payment_attempt_money_is_received CHECK ((state = ANY (ARRAY['paid'::text, 'surplus'::text])) = (received_at IS NOT NULL)),
  constraint payment_attempt_pays_what_was_agreed CHECK (state <> 'paid'::text OR received_cents IS NULL),
  constraint payment_attempt_provider_id_check CHECK (length(provider_id) >= 1 AND length(provider_id) <= 200),
  constraint payment_attempt_provider_order_id_check CHECK (length(provider_order_id) >= 1 AND length(provider_order_id) <= 200),
  constraint payment_attempt_received_cents_check CHECK (received_cents > 0),
  constraint payment_attempt_received_something CHECK (received_cents IS NULL OR received_at IS NOT NULL),
  constraint payment_attempt_state_check CHECK (state = ANY (ARRAY['starting'::text, 'open'::text, 'pending'::text, 'failed'::text, 'closed'::text, 'paid'::text, 'surplus'::text])),
  constraint payment_attempt_stuck_because_check CHECK (stuck_because = ANY (ARRAY['not-captured'::text, 'not-extended'::text, 'wrong-currency'::text]))
);
CREATE UNIQUE INDEX payment_attempt_is_one_at_a_time ON payment_attempt USING btree (order_id) WHERE state = ANY (ARRAY['starting'::text, 'open'::text, 'pending'::text]);
CREATE UNIQUE INDEX payment_attempt_of_provider ON payment_attempt USING btree (provider_id);
CREATE UNIQUE INDEX payment_attempt_pays_once ON payment_attempt USING btree (order_id) WHERE state = 'paid'::text;
CREATE INDEX payment_attempt_stuck ON payment_attempt USING btree (stuck_since) WHERE stuck_since IS NOT NULL;
CREATE INDEX payment_attempt_surplus ON payment_attempt USING btree (received_at) WHERE state = 'surplus'::text;
CREATE INDEX payment_attempt_to_check ON payment_attempt USING btree (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX payment_attempt_uncaptured_by_authorisation ON payment_attempt USING btree (COALESCE(extended_at, started_at)) WHERE method = 'klarna'::text AND state = 'paid'::text AND captured_at IS NULL;

create table price_history (
  id bigint generated always as identity not null,
  tyre_id integer not null,
  price_cents integer not null,
  valid_from timestamp with time zone not null,
  author text,
  origin text,
  reason text,
  guarded boolean default false not null,
  run_id bigint,
  constraint price_history_pkey PRIMARY KEY (id),
  constraint price_history_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id),
  constraint price_history_guarded_has_reason CHECK (NOT guarded OR reason IS NOT NULL),
  constraint price_history_origin_check CHECK (origin = ANY (ARRAY['form'::text, 'grid'::text, 'bulk'::text, 'import'::text, 'plan'::text, 'undo'::text, 'command'::text])),
  constraint price_history_price_cents_check CHECK (price_cents > 0),
  constraint price_history_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 500)
);
CREATE INDEX price_history_of_tyre ON price_history USING btree (tyre_id, valid_from, id);
CREATE TRIGGER price_history_kept BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON price_history FOR EACH STATEMENT EXECUTE FUNCTION keep_price_history();

create table printed_order (
  paper_id uuid not null,
  order_id uuid not null,
  paper text not null,
  "position" smallint not null,
  copy smallint not null,
  constraint printed_order_pkey PRIMARY KEY (paper_id, "position"),
  constraint printed_order_counts_its_copies UNIQUE (order_id, paper, copy),
  constraint printed_order_is_of_its_paper FOREIGN KEY (paper_id, paper) REFERENCES order_paper(id, paper),
  constraint printed_order_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint printed_order_copy_check CHECK (copy >= 1),
  constraint printed_order_position_check CHECK ("position" >= 1)
);

create table promo_code (
  id integer generated by default as identity not null,
  code text not null,
  discount_permille smallint,
  discount_cents integer,
  valid_from date not null,
  valid_until date,
  minimum_cents integer default 0 not null,
  uses_in_all integer,
  uses_each integer,
  active boolean default true not null,
  note text default ''::text not null,
  version integer default 1 not null,
  constraint promo_code_pkey PRIMARY KEY (id),
  constraint promo_code_code_key UNIQUE (code),
  constraint promo_code_code_check CHECK (code = upper(code) AND code ~ '^[^[:space:][:cntrl:]]{3,40}$'::text),
  constraint promo_code_discount_cents_check CHECK (discount_cents >= 1 AND discount_cents <= 1000000),
  constraint promo_code_discount_permille_check CHECK (discount_permille >= 1 AND discount_permille <= 1000),
  constraint promo_code_ends_after_it_begins CHECK (valid_from <= valid_until),
  constraint promo_code_is_a_share_or_an_amount CHECK (num_nonnulls(discount_permille, discount_cents) = 1),
  constraint promo_code_minimum_cents_check CHECK (minimum_cents >= 0 AND minimum_cents <= 10000000),
  constraint promo_code_note_check CHECK (length(note) <= 500),
  constraint promo_code_uses_each_check CHECK (uses_each >= 1),
  constraint promo_code_uses_in_all_check CHECK (uses_in_all >= 1)
);
CREATE TRIGGER promo_code_version BEFORE UPDATE ON promo_code FOR EACH ROW WHEN (new.* IS DISTINCT FROM old.*) EXECUTE FUNCTION raise_version();

create table promo_code_release (
  id integer generated always as identity not null,
  promo_code_id integer not null,
  claimed_at timestamp with time zone not null,
  released_at timestamp with time zone not null,
  constraint promo_code_release_pkey PRIMARY KEY (id),
  constraint promo_code_release_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_code(id)
);
CREATE INDEX promo_code_release_of_code ON promo_code_release USING btree (promo_code_id);

create table promo_code_use (
  promo_code_id integer not null,
  customer_id text,
  claimed_at timestamp with time zone not null,
  id integer generated always as identity not null,
  order_id uuid,
  constraint promo_code_use_pkey PRIMARY KEY (id),
  constraint promo_code_use_order_id_key UNIQUE (order_id),
  constraint promo_code_use_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE SET NULL,
  constraint promo_code_use_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_code(id),
  constraint promo_code_use_customer_id_check CHECK (length(customer_id) >= 1 AND length(customer_id) <= 100)
);
CREATE INDEX promo_code_use_of_code ON promo_code_use USING btree (promo_code_id);
CREATE INDEX promo_code_use_of_customer ON promo_code_use USING btree (customer_id);

create table recycling_fee (
  tyre_class text not null,
  valid_from date not null,
  cents integer not null,
  constraint recycling_fee_pkey PRIMARY KEY (tyre_class, valid_from),
  constraint recycling_fee_cents_check CHECK (cents >= 0 AND cents <= 10000),
  constraint recycling_fee_tyre_class_check CHECK (tyre_class = ANY (ARRAY['C1'::text, 'C2'::text, 'C3'::text]))
);
CREATE TRIGGER recycling_fee_changed AFTER INSERT OR DELETE OR UPDATE ON recycling_fee FOR EACH STATEMENT EXECUTE FUNCTION note_changed_fees();

create table refund (
  id uuid default gen_random_uuid() not null,
  attempt_id uuid not null,
  amount_cents integer not null,
  reason text not null,
  state text default 'due'::text not null,
  requested_at timestamp with time zone not null,
  made_at timestamp with time zone,
  deducted_cents integer default 0 not null,
  deduction_reason text,
  staff_id uuid,
  refused_at timestamp with time zone,
  provider_message text,
  request_id uuid,
  paid_on date,
  bank_reference text,
  paid_by uuid,
  note text default ''::text not null,
  agreement_id uuid,
  constraint refund_pkey PRIMARY KEY (id),
  constraint refund_request_id_key UNIQUE (request_id),
  constraint refund_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES return_agreement(id),
  constraint refund_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES payment_attempt(id),
  constraint refund_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES staff(id),
  constraint refund_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint refund_amount_cents_check CHECK (amount_cents > 0),
  constraint refund_bank_reference_check CHECK (length(bank_reference) >= 1 AND length(bank_reference) <= 60),
  constraint refund_deducted_cents_check CHECK (deducted_cents >= 0),
  constraint refund_deduction_has_a_reason CHECK ((deducted_cents > 0) = (deduction_reason IS NOT NULL)),
  constraint refund_deduction_reason_check CHECK (deduction_reason = ANY (ARRAY['used'::text, 'damaged'::text])),
  constraint refund_is_made_at_a_moment CHECK ((state = 'made'::text) = (made_at IS NOT NULL)),
  constraint refund_note_check CHECK (length(note) <= 500),
  constraint refund_paid_by_hand CHECK ((paid_on IS NULL) = (bank_reference IS NULL) AND (paid_on IS NULL) = (paid_by IS NULL) AND (paid_on IS NULL OR state = 'made'::text)),
  constraint refund_provider_message_check CHECK (length(provider_message) <= 300),
  constraint refund_reason_check CHECK (reason = ANY (ARRAY['late'::text, 'replaced'::text, 'twice'::text, 'wrong-amount'::text, 'cancelled'::text, 'withdrawn'::text, 'declined'::text, 'goodwill'::text, 'defective'::text, 'missing'::text, 'delayed'::text, 'wrong-price'::text, 'other'::text])),
  constraint refund_state_check CHECK (state = ANY (ARRAY['due'::text, 'sending'::text, 'pending'::text, 'refused'::text, 'made'::text]))
);
CREATE INDEX refund_by_staff ON refund USING btree (staff_id) WHERE staff_id IS NOT NULL;
CREATE INDEX refund_made ON refund USING btree (requested_at, id) WHERE state = 'made'::text;
CREATE INDEX refund_not_made ON refund USING btree (requested_at) WHERE state <> 'made'::text;
CREATE INDEX refund_of_agreement ON refund USING btree (agreement_id) WHERE agreement_id IS NOT NULL;
CREATE INDEX refund_of_attempt ON refund USING btree (attempt_id);
CREATE INDEX refund_paid_by_staff ON refund USING btree (paid_by) WHERE paid_by IS NOT NULL;
CREATE TRIGGER refund_within_payment AFTER INSERT OR UPDATE OF amount_cents, attempt_id ON refund FOR EACH ROW EXECUTE FUNCTION refuse_refund_over_payment();

create table reservation (
  order_id uuid not null,
  network_hash text not null,
  reserved_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  wider_network_hash text default repeat('0'::text, 43) not null,
  constraint reservation_pkey PRIMARY KEY (order_id),
  constraint reservation_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint reservation_lasts_two_hours_at_most CHECK (expires_at > reserved_at AND expires_at <= (reserved_at + '02:00:00'::interval)),
  constraint reservation_network_hash_check CHECK (length(network_hash) >= 20 AND length(network_hash) <= 100),
  constraint reservation_wider_network_hash_check CHECK (length(wider_network_hash) >= 20 AND length(wider_network_hash) <= 100)
);
CREATE INDEX reservation_expires_at ON reservation USING btree (expires_at);
CREATE INDEX reservation_of_network ON reservation USING btree (network_hash);
CREATE INDEX reservation_of_wider_network ON reservation USING btree (wider_network_hash);

create table reserved_tyre (
  order_id uuid not null,
  tyre_id integer not null,
  quantity integer not null,
  constraint reserved_tyre_pkey PRIMARY KEY (order_id, tyre_id),
  constraint reserved_tyre_order_id_fkey FOREIGN KEY (order_id) REFERENCES reservation(order_id) ON DELETE CASCADE,
  constraint reserved_tyre_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id),
  constraint reserved_tyre_quantity_check CHECK (quantity >= 1 AND quantity <= 999)
);
CREATE INDEX reserved_tyre_of_tyre ON reserved_tyre USING btree (tyre_id);
CREATE TRIGGER reserved_tyre_added AFTER INSERT ON reserved_tyre REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_holds();
CREATE TRIGGER reserved_tyre_changed AFTER UPDATE ON reserved_tyre REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION note_changed_holds();
CREATE TRIGGER reserved_tyre_removed AFTER DELETE ON reserved_tyre REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_removed_holds();
CREATE TRIGGER reserved_tyre_within_stock AFTER INSERT OR UPDATE OF tyre_id, quantity ON reserved_tyre FOR EACH ROW EXECUTE FUNCTION refuse_reservation_over_stock();

create table return_agreement (
  id uuid default gen_random_uuid() not null,
  order_id uuid not null,
  agreed_at timestamp with time zone not null,
  staff_id uuid not null,
  refund_cents integer not null,
  refund_permille integer,
  transport_by text not null,
  deadline date not null,
  completed_at timestamp with time zone,
  constraint return_agreement_pkey PRIMARY KEY (id),
  constraint return_agreement_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint return_agreement_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint return_agreement_refund_cents_check CHECK (refund_cents > 0),
  constraint return_agreement_refund_permille_check CHECK (refund_permille >= 1 AND refund_permille <= 1000),
  constraint return_agreement_transport_by_check CHECK (transport_by = ANY (ARRAY['shop'::text, 'buyer'::text]))
);
CREATE INDEX return_agreement_by_staff ON return_agreement USING btree (staff_id);
CREATE INDEX return_agreement_of_order ON return_agreement USING btree (order_id);
CREATE UNIQUE INDEX return_agreement_open ON return_agreement USING btree (order_id) WHERE completed_at IS NULL;

create table return_photo (
  id uuid default gen_random_uuid() not null,
  order_id uuid not null,
  content bytea not null,
  uploaded_at timestamp with time zone not null,
  staff_id uuid not null,
  constraint return_photo_pkey PRIMARY KEY (id),
  constraint return_photo_of_its_order UNIQUE (order_id, id),
  constraint return_photo_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint return_photo_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX return_photo_by_staff ON return_photo USING btree (staff_id);

create table returned_tyre (
  id integer generated always as identity not null,
  order_id uuid not null,
  tyre_id integer not null,
  quantity smallint not null,
  returned_at timestamp with time zone not null,
  staff_id uuid,
  condition text default 'sellable'::text not null,
  photo_id uuid,
  agreement_id uuid,
  constraint returned_tyre_pkey PRIMARY KEY (id),
  constraint returned_tyre_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES return_agreement(id) ON DELETE CASCADE,
  constraint returned_tyre_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint returned_tyre_photo_is_of_its_order FOREIGN KEY (order_id, photo_id) REFERENCES return_photo(order_id, id) ON DELETE CASCADE,
  constraint returned_tyre_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint returned_tyre_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id),
  constraint returned_tyre_condition_check CHECK (condition = ANY (ARRAY['sellable'::text, 'damaged'::text, 'missing'::text])),
  constraint returned_tyre_damage_has_a_photo CHECK ((condition = 'damaged'::text) = (photo_id IS NOT NULL)),
  constraint returned_tyre_quantity_check CHECK (quantity > 0)
);
CREATE INDEX returned_tyre_by_staff ON returned_tyre USING btree (staff_id) WHERE staff_id IS NOT NULL;
CREATE INDEX returned_tyre_of_agreement ON returned_tyre USING btree (agreement_id) WHERE agreement_id IS NOT NULL;
CREATE INDEX returned_tyre_of_order ON returned_tyre USING btree (order_id);
CREATE INDEX returned_tyre_of_photo ON returned_tyre USING btree (photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX returned_tyre_of_tyre ON returned_tyre USING btree (tyre_id);

create table review (
  id uuid default gen_random_uuid() not null,
  order_id uuid,
  demo boolean default false not null,
  model_id integer not null,
  tyre_id integer not null,
  stars smallint not null,
  body text,
  display_name text,
  locale text not null,
  state text default 'pending'::text not null,
  rejection text,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint review_pkey PRIMARY KEY (id),
  constraint review_is_one_of_an_order UNIQUE (order_id, model_id),
  constraint review_model_id_fkey FOREIGN KEY (model_id) REFERENCES model(id),
  constraint review_order_id_fkey FOREIGN KEY (order_id) REFERENCES review_invitation(order_id) ON DELETE CASCADE,
  constraint review_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id),
  constraint review_body_check CHECK (length(body) >= 1 AND length(body) <= 2000),
  constraint review_check CHECK (changed_at >= created_at),
  constraint review_display_name_check CHECK (length(display_name) >= 1 AND length(display_name) <= 30),
  constraint review_is_by_a_buyer CHECK (demo = (order_id IS NULL)),
  constraint review_is_decided_at_a_moment CHECK ((state = 'pending'::text) = (decided_at IS NULL)),
  constraint review_locale_check CHECK (locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text])),
  constraint review_rejection_check CHECK (rejection = ANY (ARRAY['unlawful'::text, 'insulting'::text, 'personal-data'::text, 'advertising'::text, 'not-about-the-tyre'::text])),
  constraint review_rejection_has_a_reason CHECK ((state = 'rejected'::text) = (rejection IS NOT NULL)),
  constraint review_stars_check CHECK (stars >= 1 AND stars <= 5),
  constraint review_state_check CHECK (state = ANY (ARRAY['pending'::text, 'published'::text, 'rejected'::text])),
  constraint review_version_check CHECK (version >= 1)
);
CREATE INDEX review_by_state ON review USING btree (state, changed_at DESC);
CREATE INDEX review_of_tyre ON review USING btree (tyre_id);
CREATE INDEX review_published ON review USING btree (model_id, changed_at DESC) WHERE state = 'published'::text;

create table review_email_refusal (
  email_hash text not null,
  refused_at timestamp with time zone not null,
  constraint review_email_refusal_pkey PRIMARY KEY (email_hash),
  constraint review_email_refusal_email_hash_check CHECK (email_hash ~ '^[0-9a-f]{64}$'::text)
);

create table review_invitation (
  order_id uuid not null,
  decided_at timestamp with time zone not null,
  why_not text,
  expires_at timestamp with time zone,
  constraint review_invitation_pkey PRIMARY KEY (order_id),
  constraint review_invitation_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint review_invitation_check CHECK (expires_at > decided_at),
  constraint review_invitation_expires_when_sent CHECK ((why_not IS NULL) = (expires_at IS NOT NULL)),
  constraint review_invitation_why_not_check CHECK (why_not = ANY (ARRAY['cancelled'::text, 'withdrawn'::text, 'refunded'::text, 'emails-refused'::text]))
);

create table revision (
  topic text not null,
  number bigint default 1 not null,
  constraint revision_pkey PRIMARY KEY (topic),
  constraint revision_number_check CHECK (number > 0)
);

create table run (
  id bigint generated always as identity not null,
  kind text not null,
  state text not null,
  staff_id uuid,
  file_name text,
  file_bytes integer,
  profile text,
  settings jsonb default '{}'::jsonb not null,
  refusal jsonb,
  created_at timestamp with time zone not null,
  checked_at timestamp with time zone,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  worked_at timestamp with time zone not null,
  attempt integer default 0 not null,
  new_rows integer default 0 not null,
  changed_rows integer default 0 not null,
  unchanged_rows integer default 0 not null,
  guarded_rows integer default 0 not null,
  rejected_rows integer default 0 not null,
  done_rows integer default 0 not null,
  skipped_rows integer default 0 not null,
  by_command boolean default false not null,
  missing_rows integer,
  assumed_rows integer default 0 not null,
  additions jsonb,
  constraint run_pkey PRIMARY KEY (id),
  constraint run_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE SET NULL,
  constraint run_check CHECK ((file_name IS NULL) = (file_bytes IS NULL)),
  constraint run_file_bytes_check CHECK (file_bytes >= 1 AND file_bytes <= 52428800),
  constraint run_file_name_check CHECK (length(file_name) >= 1 AND length(file_name) <= 200),
  constraint run_kind_check CHECK (kind ~ '^[a-z][a-z-]{1,39}$'::text),
  constraint run_state_check CHECK (state = ANY (ARRAY['uploading'::text, 'checking'::text, 'refused'::text, 'ready'::text, 'waiting'::text, 'running'::text, 'done'::text, 'cancelled'::text, 'failed'::text]))
);
CREATE INDEX run_of_list ON run USING btree (created_at DESC, id DESC);
CREATE INDEX run_of_profile ON run USING btree (profile) WHERE profile IS NOT NULL;
CREATE INDEX run_of_staff ON run USING btree (staff_id);
CREATE UNIQUE INDEX run_one_at_a_time ON run USING btree (kind) WHERE state = 'running'::text;

create table run_cancellation (
  run_id bigint not null,
  requested_at timestamp with time zone not null,
  constraint run_cancellation_pkey PRIMARY KEY (run_id),
  constraint run_cancellation_run_id_fkey FOREIGN KEY (run_id) REFERENCES run(id) ON DELETE CASCADE
);

create table run_failure (
  id bigint generated always as identity not null,
  run_id bigint not null,
  failed_at timestamp with time zone not null,
  refusal jsonb not null,
  constraint run_failure_pkey PRIMARY KEY (id),
  constraint run_failure_run_id_fkey FOREIGN KEY (run_id) REFERENCES run(id) ON DELETE CASCADE
);
CREATE INDEX run_failure_of_run ON run_failure USING btree (run_id);

create table run_file_part (
  run_id bigint not null,
  part integer not null,
  content bytea storage external not null,
  constraint run_file_part_pkey PRIMARY KEY (run_id, part),
  constraint run_file_part_run_id_fkey FOREIGN KEY (run_id) REFERENCES run(id) ON DELETE CASCADE,
  constraint run_file_part_content_check CHECK (length(content) >= 1 AND length(content) <= 1048576),
  constraint run_file_part_part_check CHECK (part >= 0 AND part <= 49)
);

create table run_row (
  run_id bigint not null,
  number integer not null,
  label text not null,
  record_id integer,
  verdict text not null,
  before jsonb,
  after jsonb,
  faults jsonb default '[]'::jsonb not null,
  cells jsonb,
  reason text,
  outcome text,
  note jsonb,
  assumptions jsonb default '[]'::jsonb not null,
  constraint run_row_pkey PRIMARY KEY (run_id, number),
  constraint run_row_run_id_fkey FOREIGN KEY (run_id) REFERENCES run(id) ON DELETE CASCADE,
  constraint run_row_outcome_check CHECK (outcome = ANY (ARRAY['done'::text, 'skipped'::text])),
  constraint run_row_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 500),
  constraint run_row_verdict_check CHECK (verdict = ANY (ARRAY['new'::text, 'changed'::text, 'unchanged'::text, 'guarded'::text, 'rejected'::text, 'missing'::text]))
);
CREATE INDEX run_row_of_verdict ON run_row USING btree (run_id, verdict, number);
CREATE INDEX run_row_to_do ON run_row USING btree (run_id, number) WHERE outcome IS NULL AND ((verdict = ANY (ARRAY['new'::text, 'changed'::text, 'missing'::text])) OR verdict = 'guarded'::text AND reason IS NOT NULL);

create table sealing_key (
  kid text not null,
  public_jwk jsonb not null,
  private_jwk_sealed text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint sealing_key_pkey PRIMARY KEY (kid),
  constraint sealing_key_check CHECK (expires_at > created_at)
);
CREATE INDEX sealing_key_newest ON sealing_key USING btree (created_at);

create table season_reminder (
  customer_id uuid not null,
  season text not null,
  decided_at timestamp with time zone not null,
  why_not text,
  constraint season_reminder_pkey PRIMARY KEY (customer_id, season),
  constraint season_reminder_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE,
  constraint season_reminder_season_check CHECK (season ~ '^20\d\d-(summer|winter)$'::text),
  constraint season_reminder_why_not_check CHECK (why_not = ANY (ARRAY['no-set'::text, 'open-order'::text]))
);

create table season_reminder_consent (
  customer_id uuid not null,
  given_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  constraint season_reminder_consent_pkey PRIMARY KEY (customer_id),
  constraint season_reminder_consent_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE,
  constraint season_reminder_consent_ends_after_it_began CHECK (withdrawn_at >= given_at)
);

create table service (
  id smallint generated by default as identity not null,
  "position" smallint default 0 not null,
  is_price_per_quantity boolean default false not null,
  has_variations boolean default false not null,
  active boolean default true not null,
  constraint service_pkey PRIMARY KEY (id),
  constraint service_position_check CHECK ("position" >= 0)
);
CREATE TRIGGER service_changed AFTER INSERT OR DELETE OR UPDATE ON service FOR EACH STATEMENT EXECUTE FUNCTION tell_service_points_changed();
CREATE TRIGGER service_is_offered_no_longer AFTER UPDATE OF active ON service FOR EACH ROW WHEN (old.active AND NOT new.active) EXECUTE FUNCTION forget_choices_of_service();

create table service_point (
  id integer generated by default as identity not null,
  slug text not null,
  company_name text not null,
  dealer_first_name text not null,
  dealer_last_name text not null,
  dealer_email text not null,
  contact_number text not null,
  address_line_1 text not null,
  address_line_2 text default ''::text not null,
  zipcode text not null,
  city text not null,
  lat double precision not null,
  lon double precision not null,
  min_skip_day smallint default 0 not null,
  break_start_time time without time zone,
  break_end_time time without time zone,
  has_calendar boolean default true not null,
  profile_image_path text,
  min_rim numeric(3,1) default 8 not null,
  max_rim numeric(3,1) default 24 not null,
  fits_run_flat boolean default true not null,
  active boolean default true not null,
  fits_tpms boolean default false not null,
  holds_own_stock boolean default false not null,
  constraint service_point_pkey PRIMARY KEY (id),
  constraint service_point_slug_key UNIQUE (slug),
  constraint service_point_address_line_1_check CHECK (length(address_line_1) >= 1 AND length(address_line_1) <= 100),
  constraint service_point_address_line_2_check CHECK (length(address_line_2) <= 100),
  constraint service_point_break_ends_after_it_starts CHECK (num_nulls(break_start_time, break_end_time) <> 1 AND break_start_time < break_end_time),
  constraint service_point_city_check CHECK (length(city) >= 1 AND length(city) <= 60),
  constraint service_point_company_name_check CHECK (length(company_name) >= 1 AND length(company_name) <= 100),
  constraint service_point_contact_number_check CHECK (contact_number ~ '^\+[1-9][0-9]{6,14}$'::text),
  constraint service_point_dealer_email_check CHECK (dealer_email ~~ '%_@_%'::text AND dealer_email !~ '[[:space:][:cntrl:]]'::text),
  constraint service_point_dealer_first_name_check CHECK (length(dealer_first_name) >= 1 AND length(dealer_first_name) <= 50),
  constraint service_point_dealer_last_name_check CHECK (length(dealer_last_name) >= 1 AND length(dealer_last_name) <= 50),
  constraint service_point_lat_check CHECK (lat >= 59::double precision AND lat <= 71::double precision),
  constraint service_point_lon_check CHECK (lon >= 19::double precision AND lon <= 32::double precision),
  constraint service_point_max_rim_check CHECK (max_rim >= 8::numeric AND max_rim <= 30::numeric),
  constraint service_point_min_rim_check CHECK (min_rim >= 8::numeric AND min_rim <= 30::numeric),
  constraint service_point_min_skip_day_check CHECK (min_skip_day >= 0 AND min_skip_day <= 60),
  constraint service_point_profile_image_path_check CHECK (profile_image_path ~ '^/[^/\\]'::text),
  constraint service_point_rims_have_an_order CHECK (min_rim <= max_rim),
  constraint service_point_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 100),
  constraint service_point_zipcode_check CHECK (zipcode ~ '^[0-9]{5}$'::text)
);
CREATE INDEX service_point_place ON service_point USING btree (lat, lon) WHERE active;
CREATE TRIGGER service_point_calendar_changed AFTER UPDATE OF min_skip_day, break_start_time, break_end_time, has_calendar, holds_own_stock, active ON service_point FOR EACH ROW EXECUTE FUNCTION note_changed_point();
CREATE TRIGGER service_point_changed AFTER INSERT OR DELETE OR UPDATE ON service_point FOR EACH STATEMENT EXECUTE FUNCTION tell_service_points_changed();
CREATE TRIGGER service_point_changes_content AFTER INSERT OR DELETE OR UPDATE ON service_point FOR EACH STATEMENT EXECUTE FUNCTION note_offered_fitting();
CREATE TRIGGER service_point_has_next_time AFTER INSERT ON service_point FOR EACH ROW EXECUTE FUNCTION add_next_time();

create table service_point_bay (
  id integer generated by default as identity not null,
  service_point_id integer not null,
  number smallint not null,
  active boolean default true not null,
  constraint service_point_bay_pkey PRIMARY KEY (id),
  constraint service_point_bay_of_point UNIQUE (id, service_point_id),
  constraint service_point_bay_service_point_id_number_key UNIQUE (service_point_id, number),
  constraint service_point_bay_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id) ON DELETE CASCADE,
  constraint service_point_bay_number_check CHECK (number >= 1 AND number <= 50)
);
CREATE TRIGGER service_point_bay_changed AFTER INSERT OR DELETE OR UPDATE ON service_point_bay FOR EACH STATEMENT EXECUTE FUNCTION tell_service_points_changed();
CREATE TRIGGER service_point_bay_changes_times AFTER INSERT OR DELETE OR UPDATE ON service_point_bay FOR EACH ROW EXECUTE FUNCTION note_changed_calendar();

create table service_point_block (
  id integer generated by default as identity not null,
  service_point_id integer not null,
  day date not null,
  start_time time without time zone,
  end_time time without time zone,
  constraint service_point_block_pkey PRIMARY KEY (id),
  constraint service_point_block_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id) ON DELETE CASCADE,
  constraint service_point_block_ends_after_it_starts CHECK (num_nulls(start_time, end_time) <> 1 AND start_time < end_time)
);
CREATE INDEX service_point_block_of_day ON service_point_block USING btree (service_point_id, day);
CREATE TRIGGER service_point_block_changes_times AFTER INSERT OR DELETE OR UPDATE ON service_point_block FOR EACH ROW EXECUTE FUNCTION note_changed_calendar();

create table service_point_hours (
  service_point_id integer not null,
  day_id smallint not null,
  start_time time without time zone not null,
  end_time time without time zone default '23:30:00'::time without time zone not null,
  constraint service_point_hours_pkey PRIMARY KEY (service_point_id, day_id),
  constraint service_point_hours_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id) ON DELETE CASCADE,
  constraint service_point_hours_day_id_check CHECK (day_id >= 1 AND day_id <= 7),
  constraint service_point_hours_end_after_they_start CHECK (start_time < end_time)
);
CREATE TRIGGER service_point_hours_change_times AFTER INSERT OR DELETE OR UPDATE ON service_point_hours FOR EACH ROW EXECUTE FUNCTION note_changed_calendar();
CREATE TRIGGER service_point_hours_changed AFTER INSERT OR DELETE OR UPDATE ON service_point_hours FOR EACH STATEMENT EXECUTE FUNCTION tell_service_points_changed();

create table service_point_next_time (
  service_point_id integer not null,
  changes bigint default 0 not null,
  computed_changes bigint,
  true_until timestamp with time zone,
  schedule_date date,
  start_times text[] default '{}'::text[] not null,
  arrival_day date,
  constraint service_point_next_time_pkey PRIMARY KEY (service_point_id),
  constraint service_point_next_time_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id) ON DELETE CASCADE
);
CREATE INDEX service_point_next_time_true_until ON service_point_next_time USING btree (true_until);

create table service_point_service (
  id integer generated by default as identity not null,
  service_point_id integer not null,
  service_id smallint not null,
  vehicle_type_id smallint not null,
  rim_from numeric(3,1),
  rim_to numeric(3,1),
  price_cents integer not null,
  constraint service_point_service_pkey PRIMARY KEY (id),
  constraint service_point_service_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id),
  constraint service_point_service_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id) ON DELETE CASCADE,
  constraint service_point_service_vehicle_type_id_fkey FOREIGN KEY (vehicle_type_id) REFERENCES vehicle_type(id),
  constraint service_point_service_price_cents_check CHECK (price_cents >= 0 AND price_cents <= 10000000),
  constraint service_point_service_rims_have_an_order CHECK (num_nulls(rim_from, rim_to) <> 1 AND rim_from <= rim_to),
  constraint service_point_service_vehicle_type_id_check CHECK (vehicle_type_id = ANY (ARRAY[1, 2, 3])),
  constraint service_point_service_has_one_price EXCLUDE USING gist (int4range(service_point_id, service_point_id, '[]'::text) WITH &&, int4range(service_id::integer, service_id::integer, '[]'::text) WITH &&, int4range(vehicle_type_id::integer, vehicle_type_id::integer, '[]'::text) WITH &&, numrange(rim_from, rim_to, '[]'::text) WITH &&)
);
CREATE INDEX service_point_service_of_point ON service_point_service USING btree (service_point_id, service_id);
CREATE TRIGGER service_point_service_changed AFTER INSERT OR DELETE OR UPDATE ON service_point_service FOR EACH STATEMENT EXECUTE FUNCTION tell_service_points_changed();
CREATE TRIGGER service_point_service_changes_content AFTER INSERT OR DELETE OR UPDATE ON service_point_service FOR EACH STATEMENT EXECUTE FUNCTION note_offered_fitting();

create table service_point_vehicle_type (
  service_point_id integer not null,
  vehicle_type_id smallint not null,
  constraint service_point_vehicle_type_pkey PRIMARY KEY (service_point_id, vehicle_type_id),
  constraint service_point_vehicle_type_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id) ON DELETE CASCADE,
  constraint service_point_vehicle_type_vehicle_type_id_fkey FOREIGN KEY (vehicle_type_id) REFERENCES vehicle_type(id),
  constraint service_point_vehicle_type_vehicle_type_id_check CHECK (vehicle_type_id = ANY (ARRAY[2, 3]))
);
CREATE TRIGGER service_point_vehicle_type_changed AFTER INSERT OR DELETE OR UPDATE ON service_point_vehicle_type FOR EACH STATEMENT EXECUTE FUNCTION tell_service_points_changed();

create table service_translation (
  service_id smallint not null,
  locale_id smallint not null,
  name text not null,
  description text default ''::text not null,
  short_description text default ''::text not null,
  constraint service_translation_pkey PRIMARY KEY (service_id, locale_id),
  constraint service_translation_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE CASCADE,
  constraint service_translation_description_check CHECK (length(description) <= 5000),
  constraint service_translation_locale_id_check CHECK (locale_id = ANY (ARRAY[1, 2])),
  constraint service_translation_name_check CHECK (length(name) >= 1 AND length(name) <= 80),
  constraint service_translation_short_description_check CHECK (length(short_description) <= 300)
);
CREATE TRIGGER service_translation_changed AFTER INSERT OR DELETE OR UPDATE ON service_translation FOR EACH STATEMENT EXECUTE FUNCTION tell_service_points_changed();

create table session (
  id uuid not null,
  subject_kind text not null,
  subject_id text not null,
  acting_for text,
  generation integer default 1 not null,
  rotated_at timestamp with time zone not null,
  device text not null,
  address text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_why text,
  acting_name text,
  second_factor_at timestamp with time zone,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_acting_for_check CHECK (acting_for <> ''::text),
  constraint session_acting_is_staff CHECK (acting_for IS NULL OR subject_kind = 'staff'::text),
  constraint session_acting_name_check CHECK (acting_name <> ''::text),
  constraint session_end_has_reason CHECK ((ended_at IS NULL) = (ended_why IS NULL)),
  constraint session_ended_why_check CHECK (ended_why = ANY (ARRAY['logged-out'::text, 'ended-by-owner'::text, 'ended-by-staff'::text, 'password-changed'::text, 'token-reused'::text, 'access-withdrawn'::text])),
  constraint session_generation_check CHECK (generation > 0),
  constraint session_lives CHECK (expires_at > created_at),
  constraint session_subject_id_check CHECK (subject_id <> ''::text),
  constraint session_subject_kind_check CHECK (subject_kind = ANY (ARRAY['customer'::text, 'staff'::text]))
);
CREATE INDEX session_acting_for ON session USING btree (acting_for) WHERE acting_for IS NOT NULL;
CREATE INDEX session_ended ON session USING btree (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX session_expiry ON session USING btree (expires_at);
CREATE INDEX session_of_staff ON session USING btree (subject_id, created_at) WHERE subject_kind = 'staff'::text;
CREATE INDEX session_subject ON session USING btree (subject_kind, subject_id);

create table shop_logo (
  name text not null,
  content bytea not null,
  width integer not null,
  height integer not null,
  constraint shop_logo_pkey PRIMARY KEY (name),
  constraint shop_logo_height_check CHECK (height > 0),
  constraint shop_logo_name_check CHECK (name ~ '^upload-[0-9a-f]{32}$'::text),
  constraint shop_logo_width_check CHECK (width > 0)
);

create table shop_order (
  id uuid default gen_random_uuid() not null,
  order_number text not null,
  cart_id uuid,
  guest_id uuid,
  customer_id text,
  order_status text default 'unpaid'::text not null,
  progress text default 'placed'::text not null,
  locale text not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  closed_at timestamp with time zone,
  fitting boolean not null,
  service_point_id integer,
  fitted_at timestamp with time zone,
  service_ids integer[] default '{}'::integer[] not null,
  goods_cents integer not null,
  services_cents integer not null,
  delivery_cents integer not null,
  discount_cents integer not null,
  vat_cents integer not null,
  total_cents integer not null,
  promo_code_id integer,
  promo_code_name text,
  order_note text,
  licence_plate text,
  is_business boolean default false not null,
  terms_version text,
  terms_accepted_at timestamp with time zone,
  delivery_from date,
  delivery_to date,
  content_hash text,
  shipped_at timestamp with time zone,
  delivered_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  refuses_review_emails boolean default false not null,
  terms_hash text,
  buyer_reference text,
  packed_at timestamp with time zone,
  version integer default 1 not null,
  cancelled_by text,
  sending_id uuid,
  tracking_numbers text[] default '{}'::text[] not null,
  withdrawal_from timestamp with time zone,
  supplement_of uuid,
  constraint shop_order_pkey PRIMARY KEY (id),
  constraint shop_order_order_number_key UNIQUE (order_number),
  constraint shop_order_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE SET NULL,
  constraint shop_order_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_code(id),
  constraint shop_order_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id),
  constraint shop_order_supplement_of_fkey FOREIGN KEY (supplement_of) REFERENCES shop_order(id),
  constraint shop_order_terms_hash_fkey FOREIGN KEY (terms_hash) REFERENCES terms_text(hash),
  constraint shop_order_adds_up CHECK (total_cents = (goods_cents + services_cents + delivery_cents - discount_cents)),
  constraint shop_order_buyer_reference_check CHECK (char_length(buyer_reference) >= 1 AND char_length(buyer_reference) <= 50),
  constraint shop_order_cancelled_by_check CHECK (cancelled_by = ANY (ARRAY['customer'::text, 'staff'::text, 'job'::text])),
  constraint shop_order_content_hash_check CHECK (content_hash ~ '^[A-Za-z0-9_-]{43}$'::text),
  constraint shop_order_customer_id_check CHECK (length(customer_id) >= 1 AND length(customer_id) <= 100),
  constraint shop_order_delivery_cents_check CHECK (delivery_cents >= 0),
  constraint shop_order_delivery_days_have_an_order CHECK (num_nulls(delivery_from, delivery_to) <> 1 AND delivery_from <= delivery_to),
  constraint shop_order_discount_cents_check CHECK (discount_cents >= 0),
  constraint shop_order_goods_cents_check CHECK (goods_cents >= 0),
  constraint shop_order_has_one_owner CHECK (num_nonnulls(guest_id, customer_id) <= 1),
  constraint shop_order_is_cancelled_by_somebody CHECK (cancelled_by IS NULL OR cancelled_at IS NOT NULL),
  constraint shop_order_is_fitted_at_a_point CHECK (fitting = (service_point_id IS NOT NULL)),
  constraint shop_order_is_paid_at_a_moment CHECK ((order_status = 'paid'::text) = (paid_at IS NOT NULL)),
  constraint shop_order_is_sent_when_paid CHECK (num_nonnulls(packed_at, shipped_at, delivered_at, withdrawn_at, cancelled_at) = 0 OR order_status = 'paid'::text),
  constraint shop_order_licence_plate_check CHECK (length(licence_plate) >= 1 AND length(licence_plate) <= 10),
  constraint shop_order_locale_check CHECK (locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text])),
  constraint shop_order_order_note_check CHECK (length(order_note) >= 1 AND length(order_note) <= 50),
  constraint shop_order_order_number_check CHECK (order_number ~ '^[1-9][0-9]{9}$'::text),
  constraint shop_order_order_status_check CHECK (order_status = ANY (ARRAY['unpaid'::text, 'paid'::text])),
  constraint shop_order_progress_check CHECK (progress = ANY (ARRAY['placed'::text, 'paid'::text, 'fitted'::text, 'delivered'::text, 'cancelled'::text, 'refunded'::text])),
  constraint shop_order_progress_has_its_moment CHECK (((progress <> ALL (ARRAY['fitted'::text, 'delivered'::text])) OR delivered_at IS NOT NULL) AND (progress <> 'cancelled'::text OR cancelled_at IS NOT NULL) AND (progress = 'placed'::text) = (order_status = 'unpaid'::text)),
  constraint shop_order_services_cents_check CHECK (services_cents >= 0),
  constraint shop_order_supplement_is_a_service CHECK (supplement_of IS NULL OR NOT fitting AND (goods_cents + delivery_cents + discount_cents) = 0 AND total_cents > 0 AND num_nonnulls(packed_at, shipped_at, delivered_at, withdrawn_at) = 0),
  constraint shop_order_terms_are_accepted_at_a_moment CHECK ((terms_version IS NULL) = (terms_accepted_at IS NULL)),
  constraint shop_order_terms_version_check CHECK (length(terms_version) >= 1 AND length(terms_version) <= 40),
  constraint shop_order_time_is_of_a_fitting CHECK (fitting OR fitted_at IS NULL),
  constraint shop_order_total_cents_check CHECK (total_cents >= 0),
  constraint shop_order_tracking_numbers_check CHECK (cardinality(tracking_numbers) <= 20 AND array_position(tracking_numbers, NULL::text) IS NULL AND array_to_string(tracking_numbers, ' '::text) ~ '^([A-Z0-9-]{6,40}( |$))*$'::text),
  constraint shop_order_vat_cents_check CHECK (vat_cents >= 0),
  constraint shop_order_with_a_sending_is_sent CHECK (sending_id IS NULL OR shipped_at IS NOT NULL),
  constraint shop_order_withdrawal_begins_after_delivery CHECK (withdrawal_from IS NULL OR withdrawal_from >= delivered_at)
);
CREATE INDEX shop_order_by_number ON shop_order USING btree (order_number text_pattern_ops);
CREATE INDEX shop_order_by_plate ON shop_order USING btree (upper(replace(replace(licence_plate, '-'::text, ''::text), ' '::text, ''::text)) text_pattern_ops) WHERE licence_plate IS NOT NULL;
CREATE INDEX shop_order_delivered ON shop_order USING btree (delivered_at) WHERE delivered_at IS NOT NULL;
CREATE UNIQUE INDEX shop_order_follows_cart ON shop_order USING btree (cart_id) WHERE closed_at IS NULL;
CREATE UNIQUE INDEX shop_order_has_one_open_supplement ON shop_order USING btree (supplement_of) WHERE supplement_of IS NOT NULL AND closed_at IS NULL;
CREATE INDEX shop_order_newest ON shop_order USING btree (created_at DESC);
CREATE INDEX shop_order_of_cart ON shop_order USING btree (cart_id);
CREATE INDEX shop_order_of_customer ON shop_order USING btree (customer_id, created_at DESC);
CREATE INDEX shop_order_of_guest ON shop_order USING btree (guest_id);
CREATE INDEX shop_order_of_point ON shop_order USING btree (service_point_id) WHERE service_point_id IS NOT NULL;
CREATE INDEX shop_order_of_promo_code ON shop_order USING btree (promo_code_id) WHERE promo_code_id IS NOT NULL;
CREATE INDEX shop_order_paid ON shop_order USING btree (paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX shop_order_supplements ON shop_order USING btree (supplement_of) WHERE supplement_of IS NOT NULL;
CREATE INDEX shop_order_to_fit ON shop_order USING btree (cart_id) WHERE progress = 'paid'::text AND fitting;
CREATE INDEX shop_order_to_send ON shop_order USING btree (created_at) WHERE progress = 'paid'::text AND shipped_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX shop_order_unpaid ON shop_order USING btree (changed_at) WHERE order_status = 'unpaid'::text;
CREATE INDEX shop_order_withdrawn ON shop_order USING btree (withdrawn_at) WHERE withdrawn_at IS NOT NULL AND (progress <> ALL (ARRAY['cancelled'::text, 'refunded'::text]));
CREATE CONSTRAINT TRIGGER shop_order_adds_up_with_its_lines AFTER INSERT OR UPDATE OF total_cents, vat_cents, discount_cents ON shop_order DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order();
CREATE CONSTRAINT TRIGGER shop_order_changes_customer_sales AFTER INSERT OR DELETE OR UPDATE OF customer_id, order_status, progress, total_cents ON shop_order DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_sales_of_order();
CREATE TRIGGER shop_order_has_a_version BEFORE UPDATE ON shop_order FOR EACH ROW EXECUTE FUNCTION raise_order_version();

create table shop_order_address (
  order_id uuid not null,
  kind text not null,
  ship_to text,
  service_point_id integer,
  salutation text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  country_code text not null,
  contact_number text not null,
  job_title text,
  company_branch text,
  address_line_1 text not null,
  address_line_2 text,
  zipcode text not null,
  city text not null,
  country_id smallint not null,
  company_name text,
  company_vat_number text,
  constraint shop_order_address_pkey PRIMARY KEY (order_id, kind),
  constraint shop_order_address_country_id_fkey FOREIGN KEY (country_id) REFERENCES country(id),
  constraint shop_order_address_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint shop_order_address_service_point_id_fkey FOREIGN KEY (service_point_id) REFERENCES service_point(id),
  constraint shop_order_address_address_line_1_check CHECK (length(address_line_1) >= 1 AND length(address_line_1) <= 100),
  constraint shop_order_address_address_line_2_check CHECK (length(address_line_2) >= 1 AND length(address_line_2) <= 100),
  constraint shop_order_address_city_check CHECK (length(city) >= 1 AND length(city) <= 100),
  constraint shop_order_address_company_branch_check CHECK (length(company_branch) >= 1 AND length(company_branch) <= 50),
  constraint shop_order_address_company_name_check CHECK (length(company_name) >= 1 AND length(company_name) <= 100),
  constraint shop_order_address_company_vat_number_check CHECK (length(company_vat_number) >= 1 AND length(company_vat_number) <= 50),
  constraint shop_order_address_contact_number_check CHECK (length(contact_number) >= 1 AND length(contact_number) <= 21),
  constraint shop_order_address_country_code_check CHECK (country_code ~ '^[0-9]{1,4}$'::text),
  constraint shop_order_address_email_check CHECK (email ~~ '%_@_%'::text AND email !~ '[[:cntrl:]]'::text AND length(email) <= 254),
  constraint shop_order_address_first_name_check CHECK (length(first_name) >= 1 AND length(first_name) <= 50),
  constraint shop_order_address_is_of_a_point CHECK ((NOT ship_to IS DISTINCT FROM 'servicepoint'::text) = (service_point_id IS NOT NULL)),
  constraint shop_order_address_job_title_check CHECK (length(job_title) >= 1 AND length(job_title) <= 50),
  constraint shop_order_address_kind_check CHECK (kind = ANY (ARRAY['billing'::text, 'shipping'::text, 'invoiced'::text])),
  constraint shop_order_address_last_name_check CHECK (length(last_name) >= 1 AND length(last_name) <= 50),
  constraint shop_order_address_salutation_check CHECK (salutation = ANY (ARRAY['mr'::text, 'miss'::text, 'mrs'::text])),
  constraint shop_order_address_ship_to_check CHECK (ship_to = ANY (ARRAY['billing'::text, 'different'::text, 'servicepoint'::text])),
  constraint shop_order_address_ships_somewhere CHECK ((kind <> 'billing'::text) = (ship_to IS NOT NULL)),
  constraint shop_order_address_zipcode_check CHECK (zipcode ~ '^[0-9]{5}$'::text),
  constraint shop_order_ships_nothing_to_aland CHECK (kind <> 'shipping'::text OR zipcode !~~ '22%'::text)
);
CREATE INDEX shop_order_address_by_company ON shop_order_address USING btree (lower(company_name) text_pattern_ops) WHERE kind = 'billing'::text;
CREATE INDEX shop_order_address_by_email ON shop_order_address USING btree (lower(email) text_pattern_ops) WHERE kind = 'billing'::text;
CREATE INDEX shop_order_address_by_name ON shop_order_address USING btree (lower((first_name || ' '::text) || last_name) text_pattern_ops) WHERE kind = 'billing'::text;
CREATE INDEX shop_order_address_by_phone ON shop_order_address USING btree (regexp_replace(regexp_replace(contact_number, '\D'::text, ''::text, 'g'::text), '^(00358|358|0)'::text, ''::text) text_pattern_ops) WHERE kind = 'billing'::text;
CREATE INDEX shop_order_address_by_surname ON shop_order_address USING btree (lower((last_name || ' '::text) || first_name) text_pattern_ops) WHERE kind = 'billing'::text;
CREATE INDEX shop_order_address_of_point ON shop_order_address USING btree (service_point_id) WHERE service_point_id IS NOT NULL;

create table shop_order_change (
  id bigint generated always as identity not null,
  order_id uuid not null,
  at timestamp with time zone not null,
  staff_id uuid not null,
  before jsonb not null,
  after jsonb not null,
  constraint shop_order_change_pkey PRIMARY KEY (id),
  constraint shop_order_change_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint shop_order_change_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint shop_order_change_after_check CHECK (jsonb_typeof(after) = 'object'::text),
  constraint shop_order_change_before_check CHECK (jsonb_typeof(before) = 'object'::text)
);
CREATE INDEX shop_order_change_of_order ON shop_order_change USING btree (order_id);

create table shop_order_line (
  id integer generated always as identity not null,
  order_id uuid not null,
  "position" smallint not null,
  type text not null,
  tyre_id integer,
  service_id smallint,
  name_fi text not null,
  name_en text not null,
  rim numeric(3,1),
  quantity smallint not null,
  unit_cents integer not null,
  total_cents integer not null,
  discount_cents integer default 0 not null,
  vat_permille smallint not null,
  vat_cents integer not null,
  for_another_car boolean default false not null,
  constraint shop_order_line_pkey PRIMARY KEY (id),
  constraint shop_order_line_has_its_position UNIQUE (order_id, "position"),
  constraint shop_order_line_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint shop_order_line_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id),
  constraint shop_order_line_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id),
  constraint shop_order_line_check CHECK (total_cents = (quantity * unit_cents)),
  constraint shop_order_line_check1 CHECK (discount_cents >= 0 AND discount_cents <= total_cents),
  constraint shop_order_line_is_of_a_service CHECK ((type = 'service'::text) = (service_id IS NOT NULL)),
  constraint shop_order_line_is_of_a_tyre CHECK ((type = ANY (ARRAY['product'::text, 'recycling_charges'::text])) = (tyre_id IS NOT NULL)),
  constraint shop_order_line_name_en_check CHECK (name_en <> ''::text),
  constraint shop_order_line_name_fi_check CHECK (name_fi <> ''::text),
  constraint shop_order_line_position_check CHECK ("position" >= 1),
  constraint shop_order_line_quantity_check CHECK (quantity >= 1 AND quantity <= 9999),
  constraint shop_order_line_type_check CHECK (type = ANY (ARRAY['product'::text, 'service'::text, 'shipping_charges'::text, 'recycling_charges'::text])),
  constraint shop_order_line_unit_cents_check CHECK (unit_cents >= 0),
  constraint shop_order_line_vat_cents_check CHECK (vat_cents >= 0),
  constraint shop_order_line_vat_permille_check CHECK (vat_permille >= 0 AND vat_permille <= 999)
);
CREATE INDEX shop_order_line_of_service ON shop_order_line USING btree (service_id) WHERE service_id IS NOT NULL;
CREATE INDEX shop_order_line_of_tyre ON shop_order_line USING btree (tyre_id);
CREATE CONSTRAINT TRIGGER shop_order_line_adds_up_to_its_order AFTER INSERT OR DELETE OR UPDATE ON shop_order_line DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order_of_line();

create table staff (
  id uuid not null,
  email text not null,
  name text not null,
  password_hash text,
  active boolean default true not null,
  demo boolean default false not null,
  created_at timestamp with time zone not null,
  locale text default 'fi_FI'::text not null,
  version integer default 1 not null,
  constraint staff_pkey PRIMARY KEY (id),
  constraint staff_email_key UNIQUE (email),
  constraint staff_email_check CHECK (email = lower(email) AND email ~~ '%_@_%'::text AND email !~ '[[:cntrl:]]'::text AND length(email) <= 254),
  constraint staff_locale_check CHECK (locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text])),
  constraint staff_name_check CHECK (name <> ''::text AND length(name) <= 100),
  constraint staff_password_hash_check CHECK (password_hash ~~ '$argon2id$%'::text)
);
CREATE TRIGGER staff_version BEFORE UPDATE ON staff FOR EACH ROW WHEN (new.active IS DISTINCT FROM old.active) EXECUTE FUNCTION raise_version();

create table staff_has_role (
  staff_id uuid not null,
  role text not null,
  constraint staff_has_role_pkey PRIMARY KEY (staff_id, role),
  constraint staff_has_role_role_fkey FOREIGN KEY (role) REFERENCES staff_role(name),
  constraint staff_has_role_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE INDEX staff_has_role_of_role ON staff_has_role USING btree (role);
CREATE TRIGGER staff_has_role_raises_version AFTER INSERT OR DELETE ON staff_has_role FOR EACH ROW EXECUTE FUNCTION raise_version_of_staff();

create table staff_list_view (
  staff_id uuid not null,
  list text not null,
  columns jsonb not null,
  constraint staff_list_view_pkey PRIMARY KEY (staff_id, list),
  constraint staff_list_view_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE,
  constraint staff_list_view_columns_check CHECK (jsonb_typeof(columns) = 'array'::text AND length(columns::text) <= 10000),
  constraint staff_list_view_list_check CHECK (list ~ '^[a-z][a-z-]{1,39}$'::text)
);

create table staff_note (
  id integer generated always as identity not null,
  order_id uuid not null,
  author_id uuid not null,
  text text not null,
  is_pinned boolean default false not null,
  due_on date,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  done_at timestamp with time zone,
  done_by uuid,
  version integer default 1 not null,
  constraint staff_note_pkey PRIMARY KEY (id),
  constraint staff_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES staff(id),
  constraint staff_note_done_by_fkey FOREIGN KEY (done_by) REFERENCES staff(id),
  constraint staff_note_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint staff_note_check CHECK (edited_at >= created_at),
  constraint staff_note_check1 CHECK (done_at >= created_at),
  constraint staff_note_done_by_somebody CHECK ((done_at IS NULL) = (done_by IS NULL)),
  constraint staff_note_text_check CHECK (text <> ''::text AND length(text) <= 2000)
);
CREATE INDEX staff_note_of_author ON staff_note USING btree (author_id) WHERE done_at IS NULL;
CREATE INDEX staff_note_of_order ON staff_note USING btree (order_id);
CREATE TRIGGER staff_note_version BEFORE UPDATE ON staff_note FOR EACH ROW WHEN (new.* IS DISTINCT FROM old.*) EXECUTE FUNCTION raise_version();

create table staff_note_addition (
  id integer generated always as identity not null,
  note_id integer not null,
  author_id uuid not null,
  text text not null,
  created_at timestamp with time zone not null,
  constraint staff_note_addition_pkey PRIMARY KEY (id),
  constraint staff_note_addition_author_id_fkey FOREIGN KEY (author_id) REFERENCES staff(id),
  constraint staff_note_addition_note_id_fkey FOREIGN KEY (note_id) REFERENCES staff_note(id) ON DELETE CASCADE,
  constraint staff_note_addition_text_check CHECK (text <> ''::text AND length(text) <= 2000)
);
CREATE INDEX staff_note_addition_of_note ON staff_note_addition USING btree (note_id);

create table staff_note_mention (
  note_id integer not null,
  staff_id uuid not null,
  constraint staff_note_mention_pkey PRIMARY KEY (note_id, staff_id),
  constraint staff_note_mention_note_id_fkey FOREIGN KEY (note_id) REFERENCES staff_note(id) ON DELETE CASCADE,
  constraint staff_note_mention_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_note_mention_of_staff ON staff_note_mention USING btree (staff_id);

create table staff_passkey (
  id uuid default gen_random_uuid() not null,
  staff_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint staff_passkey_pkey PRIMARY KEY (id),
  constraint staff_passkey_credential_id_key UNIQUE (credential_id),
  constraint staff_passkey_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE,
  constraint staff_passkey_counter_check CHECK (counter >= 0),
  constraint staff_passkey_credential_id_check CHECK (length(credential_id) >= 1 AND length(credential_id) <= 1400)
);
CREATE INDEX staff_passkey_of_staff ON staff_passkey USING btree (staff_id);

create table staff_passkey_challenge (
  challenge text not null,
  staff_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint staff_passkey_challenge_pkey PRIMARY KEY (challenge),
  constraint staff_passkey_challenge_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE INDEX staff_passkey_challenge_of_staff ON staff_passkey_challenge USING btree (staff_id);

create table staff_password_link (
  token_hash text not null,
  staff_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint staff_password_link_pkey PRIMARY KEY (token_hash),
  constraint staff_password_link_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE,
  constraint staff_password_link_token_hash_check CHECK (token_hash ~ '^[A-Za-z0-9_-]{43}$'::text)
);
CREATE INDEX staff_password_link_of_staff ON staff_password_link USING btree (staff_id);

create table staff_recovery_code (
  staff_id uuid not null,
  code_hash text not null,
  used_at timestamp with time zone,
  constraint staff_recovery_code_pkey PRIMARY KEY (staff_id, code_hash),
  constraint staff_recovery_code_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE,
  constraint staff_recovery_code_code_hash_check CHECK (code_hash ~ '^[A-Za-z0-9_-]{43}$'::text)
);

create table staff_right (
  name text not null,
  constraint staff_right_pkey PRIMARY KEY (name),
  constraint staff_right_name_check CHECK (name ~ '^[a-z][a-z-]{1,39}$'::text)
);

create table staff_role (
  name text not null,
  title text,
  version integer default 1 not null,
  constraint staff_role_pkey PRIMARY KEY (name),
  constraint staff_role_name_check CHECK (name ~ '^[a-z][a-z-]{1,39}$'::text),
  constraint staff_role_title_check CHECK (title <> ''::text AND length(title) <= 60 AND title !~ '[[:cntrl:]]'::text)
);
CREATE UNIQUE INDEX staff_role_title ON staff_role USING btree (lower(title));
CREATE TRIGGER staff_role_version BEFORE UPDATE ON staff_role FOR EACH ROW WHEN (new.title IS DISTINCT FROM old.title) EXECUTE FUNCTION raise_version();

create table staff_role_right (
  role text not null,
  right_name text not null,
  constraint staff_role_right_pkey PRIMARY KEY (role, right_name),
  constraint staff_role_right_right_name_fkey FOREIGN KEY (right_name) REFERENCES staff_right(name) ON DELETE CASCADE,
  constraint staff_role_right_role_fkey FOREIGN KEY (role) REFERENCES staff_role(name) ON DELETE CASCADE
);
CREATE TRIGGER staff_role_right_raises_version AFTER INSERT OR DELETE ON staff_role_right FOR EACH ROW EXECUTE FUNCTION raise_version_of_role();

create table staff_totp (
  staff_id uuid not null,
  sealed_secret text not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  offered_secret text,
  constraint staff_totp_pkey PRIMARY KEY (staff_id),
  constraint staff_totp_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE,
  constraint staff_totp_offered_secret_check CHECK (offered_secret ~ '^[A-Za-z0-9_-]+$'::text),
  constraint staff_totp_sealed_secret_check CHECK (sealed_secret ~ '^[A-Za-z0-9_-]+$'::text)
);

create table stock_batch (
  id integer generated by default as identity not null,
  tyre_id integer not null,
  dot_year smallint not null,
  dot_week smallint not null,
  quantity integer not null,
  as_new boolean default true not null,
  constraint stock_batch_pkey PRIMARY KEY (id),
  constraint stock_batch_is_one_week UNIQUE (tyre_id, dot_year, dot_week, as_new),
  constraint stock_batch_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id),
  constraint stock_batch_dot_week_check CHECK (dot_week >= 1 AND dot_week <= 53),
  constraint stock_batch_dot_year_check CHECK (dot_year >= 2000 AND dot_year <= 2100),
  constraint stock_batch_quantity_check CHECK (quantity >= 0)
);
CREATE TRIGGER stock_added AFTER INSERT ON stock_batch REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_stock();
CREATE TRIGGER stock_batch_is_not_overfull BEFORE UPDATE OF quantity ON stock_batch FOR EACH ROW WHEN (new.quantity > 1000000 AND new.quantity > old.quantity) EXECUTE FUNCTION refuse_overfull_batch();
CREATE TRIGGER stock_batch_is_not_overfull_at_first BEFORE INSERT ON stock_batch FOR EACH ROW WHEN (new.quantity > 1000000) EXECUTE FUNCTION refuse_overfull_batch();
CREATE TRIGGER stock_changed AFTER UPDATE ON stock_batch REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION note_changed_stock();
CREATE TRIGGER stock_removed AFTER DELETE ON stock_batch REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_removed_stock();

create table stock_change (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  tyre_id integer not null,
  dot_year smallint not null,
  dot_week smallint not null,
  as_new boolean not null,
  difference integer not null,
  quantity_before integer not null,
  quantity_after integer not null,
  reason text not null,
  note text,
  goods_receipt_id integer,
  staff_id uuid,
  constraint stock_change_pkey PRIMARY KEY (id),
  constraint stock_change_goods_receipt_id_fkey FOREIGN KEY (goods_receipt_id) REFERENCES goods_receipt(id),
  constraint stock_change_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id),
  constraint stock_change_adds_up CHECK ((quantity_before + difference) = quantity_after),
  constraint stock_change_for_another_reason_says_which CHECK (reason <> 'other'::text OR note IS NOT NULL),
  constraint stock_change_note_check CHECK (length(note) >= 1 AND length(note) <= 500),
  constraint stock_change_quantity_after_check CHECK (quantity_after >= 0),
  constraint stock_change_quantity_before_check CHECK (quantity_before >= 0),
  constraint stock_change_reason_check CHECK (reason = ANY (ARRAY['received'::text, 'counted'::text, 'broken'::text, 'lost'::text, 'found'::text, 'sample'::text, 'other'::text]))
);
CREATE INDEX stock_change_of_tyre ON stock_change USING btree (tyre_id, id);
CREATE TRIGGER stock_change_is_not_emptied BEFORE TRUNCATE ON stock_change FOR EACH STATEMENT EXECUTE FUNCTION refuse_stock_change_change();
CREATE TRIGGER stock_change_stays BEFORE DELETE OR UPDATE ON stock_change FOR EACH ROW EXECUTE FUNCTION refuse_stock_change_change();

create table stock_taken (
  order_id uuid not null,
  tyre_id integer not null,
  dot_year smallint not null,
  dot_week smallint not null,
  quantity integer not null,
  returned integer default 0 not null,
  taken_at timestamp with time zone not null,
  returned_at timestamp with time zone,
  constraint stock_taken_pkey PRIMARY KEY (order_id, tyre_id, dot_year, dot_week),
  constraint stock_taken_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id) ON DELETE CASCADE,
  constraint stock_taken_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id),
  constraint stock_taken_comes_back_at_a_moment CHECK ((returned > 0) = (returned_at IS NOT NULL)),
  constraint stock_taken_comes_back_once CHECK (returned >= 0 AND returned <= quantity),
  constraint stock_taken_quantity_check CHECK (quantity >= 1)
);
CREATE INDEX stock_taken_at ON stock_taken USING btree (taken_at);
CREATE INDEX stock_taken_lately ON stock_taken USING btree (taken_at) INCLUDE (tyre_id, quantity, returned);
CREATE INDEX stock_taken_of_tyre ON stock_taken USING btree (tyre_id);

create table terms_text (
  hash text not null,
  texts jsonb not null,
  stored_at timestamp with time zone not null,
  constraint terms_text_pkey PRIMARY KEY (hash),
  constraint terms_text_hash_check CHECK (hash ~ '^[A-Za-z0-9_-]{43}$'::text)
);

create table tyre (
  id integer generated by default as identity not null,
  model_id integer not null,
  tyre_size_id integer not null,
  load_index smallint not null,
  load_index_dual smallint,
  speed_index text not null,
  reinforced text,
  run_flat boolean default false not null,
  vehicle_type_id smallint not null,
  tyre_class text not null,
  season_id smallint not null,
  fuel_efficiency text,
  wet_grip text,
  noise_class text,
  noise_value smallint,
  ean text,
  eprel_id integer,
  manufacturer_product_id text default ''::text not null,
  price_cents integer,
  recycling_fee_included boolean default true not null,
  popularity integer default 0 not null,
  production_start text,
  production_end text,
  more_service_description text,
  version integer default 1 not null,
  state text default 'on-sale'::text not null,
  successor_id integer,
  purchase_cents integer,
  active boolean generated always as (state = 'on-sale'::text) stored not null,
  z_rated boolean default false not null,
  constraint tyre_pkey PRIMARY KEY (id),
  constraint tyre_ean_key UNIQUE (ean),
  constraint tyre_is_one_article UNIQUE NULLS NOT DISTINCT (model_id, tyre_size_id, load_index, load_index_dual, speed_index, reinforced, run_flat),
  constraint tyre_model_id_tyre_class_season_id_fkey FOREIGN KEY (model_id, tyre_class, season_id) REFERENCES model(id, tyre_class, season_id) ON UPDATE CASCADE,
  constraint tyre_successor_id_fkey FOREIGN KEY (successor_id) REFERENCES tyre(id),
  constraint tyre_tyre_size_id_fkey FOREIGN KEY (tyre_size_id) REFERENCES tyre_size(id),
  constraint tyre_vehicle_type_id_fkey FOREIGN KEY (vehicle_type_id) REFERENCES vehicle_type(id),
  constraint tyre_dual_index_is_the_lower CHECK (load_index_dual IS NULL OR load_index_dual <= load_index AND tyre_class <> 'C1'::text),
  constraint tyre_ean_is_valid CHECK (is_ean(ean)),
  constraint tyre_eprel_id_check CHECK (eprel_id > 0),
  constraint tyre_fuel_efficiency_check CHECK (fuel_efficiency ~ '^[A-G]$'::text),
  constraint tyre_label_is_whole CHECK ((num_nulls(fuel_efficiency, wet_grip, noise_value) = ANY (ARRAY[0, 3])) AND (noise_class IS NULL OR noise_value IS NOT NULL)),
  constraint tyre_load_index_check CHECK (load_index >= 50 AND load_index <= 200),
  constraint tyre_manufacturer_product_id_check CHECK (length(manufacturer_product_id) <= 40),
  constraint tyre_more_service_description_check CHECK (length(more_service_description) >= 1 AND length(more_service_description) <= 20),
  constraint tyre_noise_class_check CHECK (noise_class = ANY (ARRAY['A'::text, 'B'::text, 'C'::text])),
  constraint tyre_noise_value_check CHECK (noise_value >= 50 AND noise_value <= 99),
  constraint tyre_only_archived_have_successors CHECK (successor_id IS NULL OR state = 'archived'::text AND successor_id <> id),
  constraint tyre_only_drafts_are_incomplete CHECK (state = 'draft'::text OR num_nulls(ean, price_cents) = 0),
  constraint tyre_popularity_check CHECK (popularity >= 0),
  constraint tyre_price_cents_check CHECK (price_cents >= 1 AND price_cents <= 100000000),
  constraint tyre_production_end_check CHECK (production_end ~ '^(0[1-9]|[1-4][0-9]|5[0-3])/20[0-9]{2}$'::text),
  constraint tyre_production_start_check CHECK (production_start ~ '^(0[1-9]|[1-4][0-9]|5[0-3])/20[0-9]{2}$'::text),
  constraint tyre_purchase_cents_check CHECK (purchase_cents >= 1 AND purchase_cents <= 100000000),
  constraint tyre_reinforced_check CHECK (reinforced = ANY (ARRAY['XL'::text, 'RF'::text])),
  constraint tyre_speed_index_check CHECK (speed_index ~ '^(A[1-8]|[B-HJ-NP-WY]|\(Y\)|ZR)$'::text),
  constraint tyre_state_check CHECK (state = ANY (ARRAY['draft'::text, 'on-sale'::text, 'off-sale'::text, 'archived'::text])),
  constraint tyre_studded_has_no_label CHECK (season_id <> 3 OR num_nonnulls(fuel_efficiency, wet_grip, noise_class, noise_value, eprel_id) = 0),
  constraint tyre_truck_has_truck_class CHECK ((vehicle_type_id = 4) = (tyre_class = 'C3'::text)),
  constraint tyre_wet_grip_check CHECK (wet_grip ~ '^[A-G]$'::text)
);
CREATE INDEX tyre_of_size ON tyre USING btree (tyre_size_id);
CREATE INDEX tyre_of_successor ON tyre USING btree (successor_id) WHERE successor_id IS NOT NULL;
CREATE TRIGGER tyre_added AFTER INSERT ON tyre REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_tyres();
CREATE TRIGGER tyre_changed AFTER UPDATE ON tyre REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION note_changed_tyres();
CREATE TRIGGER tyre_price_begins AFTER INSERT ON tyre REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION begin_price_history();
CREATE TRIGGER tyre_price_continues AFTER UPDATE ON tyre REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION continue_price_history();
CREATE TRIGGER tyre_version BEFORE UPDATE ON tyre FOR EACH ROW EXECUTE FUNCTION raise_version_of_tyre();

create table tyre_alert (
  id uuid not null,
  tyre_id integer not null,
  kind text not null,
  email text not null,
  locale text not null,
  asked_cents integer not null,
  target_cents integer,
  asked_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  constraint tyre_alert_pkey PRIMARY KEY (id),
  constraint tyre_alert_is_one_of_a_kind UNIQUE (email, tyre_id, kind),
  constraint tyre_alert_tyre_id_fkey FOREIGN KEY (tyre_id) REFERENCES tyre(id) ON DELETE CASCADE,
  constraint tyre_alert_asked_cents_check CHECK (asked_cents > 0),
  constraint tyre_alert_check CHECK (target_cents > 0 AND target_cents < asked_cents),
  constraint tyre_alert_check1 CHECK (confirmed_at >= asked_at),
  constraint tyre_alert_email_check CHECK (email = lower(email) AND email ~~ '%_@_%'::text AND email !~ '[[:cntrl:]]'::text AND length(email) <= 254),
  constraint tyre_alert_kind_check CHECK (kind = ANY (ARRAY['stock'::text, 'price'::text])),
  constraint tyre_alert_locale_check CHECK (locale = ANY (ARRAY['fi_FI'::text, 'en_GB'::text])),
  constraint tyre_alert_target_is_of_a_price CHECK (target_cents IS NULL OR kind = 'price'::text)
);
CREATE INDEX tyre_alert_asked ON tyre_alert USING btree (asked_at);
CREATE INDEX tyre_alert_of_tyre ON tyre_alert USING btree (tyre_id) WHERE confirmed_at IS NOT NULL;

create table tyre_category (
  id smallint not null,
  name_en text not null,
  name_fi text not null,
  slug_en text not null,
  slug_fi text not null,
  vehicle_type_id smallint not null,
  constraint tyre_category_pkey PRIMARY KEY (id),
  constraint tyre_category_name_en_key UNIQUE (name_en),
  constraint tyre_category_name_fi_key UNIQUE (name_fi),
  constraint tyre_category_slug_en_key UNIQUE (slug_en),
  constraint tyre_category_slug_fi_key UNIQUE (slug_fi),
  constraint tyre_category_vehicle_type_id_key UNIQUE (vehicle_type_id),
  constraint tyre_category_vehicle_type_id_fkey FOREIGN KEY (vehicle_type_id) REFERENCES vehicle_type(id),
  constraint tyre_category_slug_en_check CHECK (slug_en ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  constraint tyre_category_slug_fi_check CHECK (slug_fi ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)
);

create table tyre_season (
  id smallint not null,
  name text not null,
  name_fi text not null,
  slug_en text not null,
  slug_fi text not null,
  constraint tyre_season_pkey PRIMARY KEY (id),
  constraint tyre_season_name_fi_key UNIQUE (name_fi),
  constraint tyre_season_name_key UNIQUE (name),
  constraint tyre_season_slug_en_key UNIQUE (slug_en),
  constraint tyre_season_slug_fi_key UNIQUE (slug_fi),
  constraint tyre_season_slug_en_check CHECK (slug_en ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  constraint tyre_season_slug_fi_check CHECK (slug_fi ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)
);

create table tyre_size (
  id integer generated by default as identity not null,
  width numeric(5,2) not null,
  aspect smallint not null,
  construction text default 'R'::text not null,
  diameter numeric(3,1) not null,
  commercial boolean default false not null,
  constraint tyre_size_pkey PRIMARY KEY (id),
  constraint tyre_size_width_aspect_construction_diameter_commercial_key UNIQUE (width, aspect, construction, diameter, commercial),
  constraint tyre_size_aspect_check CHECK (aspect = 0 OR aspect >= 20 AND aspect <= 100),
  constraint tyre_size_construction_check CHECK (construction = ANY (ARRAY['R'::text, 'D'::text, 'B'::text])),
  constraint tyre_size_diameter_check CHECK (diameter >= 8::numeric AND diameter <= 30::numeric),
  constraint tyre_size_width_check CHECK (width >= 5::numeric AND width <= 999::numeric)
);
CREATE TRIGGER tyre_size_changed AFTER UPDATE ON tyre_size REFERENCING OLD TABLE AS before_change NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_tyres_of_sizes();

create table uploaded_picture (
  id integer generated always as identity not null,
  model_id integer not null,
  "position" integer not null,
  name text not null,
  file_hash text not null,
  content bytea not null,
  alt_fi text not null,
  alt_en text not null,
  constraint uploaded_picture_pkey PRIMARY KEY (id),
  constraint uploaded_picture_name_key UNIQUE (name),
  constraint uploaded_picture_once_for_each_model UNIQUE (model_id, file_hash),
  constraint uploaded_picture_model_id_fkey FOREIGN KEY (model_id) REFERENCES model(id) ON DELETE CASCADE,
  constraint uploaded_picture_alt_en_check CHECK (length(alt_en) >= 1 AND length(alt_en) <= 200),
  constraint uploaded_picture_alt_fi_check CHECK (length(alt_fi) >= 1 AND length(alt_fi) <= 200),
  constraint uploaded_picture_file_hash_check CHECK (file_hash ~ '^[0-9a-f]{64}$'::text),
  constraint uploaded_picture_name_check CHECK (name ~ '^upload-[0-9a-f]{32}$'::text)
);
CREATE INDEX uploaded_picture_of_model ON uploaded_picture USING btree (model_id, "position");

create table vat_rate (
  valid_from date not null,
  permille smallint not null,
  kind text not null,
  constraint vat_rate_pkey PRIMARY KEY (kind, valid_from),
  constraint vat_rate_kind_check CHECK (kind = ANY (ARRAY['products'::text, 'services'::text])),
  constraint vat_rate_permille_check CHECK (permille >= 0 AND permille <= 999)
);
CREATE TRIGGER vat_rate_changed AFTER INSERT OR DELETE OR UPDATE ON vat_rate FOR EACH STATEMENT EXECUTE FUNCTION note_changed_prices();

create table vehicle_type (
  id smallint not null,
  name text not null,
  slug_en text not null,
  slug_fi text not null,
  constraint vehicle_type_pkey PRIMARY KEY (id),
  constraint vehicle_type_name_key UNIQUE (name),
  constraint vehicle_type_slug_en_key UNIQUE (slug_en),
  constraint vehicle_type_slug_fi_key UNIQUE (slug_fi),
  constraint vehicle_type_slug_en_check CHECK (slug_en ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  constraint vehicle_type_slug_fi_check CHECK (slug_fi ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)
);

create view tyre_stock as
 SELECT tyre.id AS tyre_id,
    integer_of(GREATEST(0::bigint, COALESCE(batches.quantity, 0::bigint) - COALESCE(reserved.quantity, 0::bigint))::numeric) AS available,
    (batches.oldest / 100)::smallint AS dot_year,
    (batches.oldest % 100)::smallint AS dot_week,
    integer_of(COALESCE(batches.quantity, 0::bigint)::numeric) AS quantity,
    integer_of(COALESCE(reserved.quantity, 0::bigint)::numeric) AS held
   FROM tyre
     CROSS JOIN LATERAL ( SELECT sum(stock_batch.quantity) AS quantity,
            min(stock_batch.dot_year * 100 + stock_batch.dot_week) FILTER (WHERE stock_batch.quantity > 0) AS oldest
           FROM stock_batch
          WHERE stock_batch.tyre_id = tyre.id AND stock_batch.as_new) batches
     CROSS JOIN LATERAL ( SELECT sum(reserved_tyre.quantity) AS quantity
           FROM reserved_tyre
          WHERE reserved_tyre.tyre_id = tyre.id) reserved;

CREATE OR REPLACE FUNCTION add_next_time()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into service_point_next_time (service_point_id) values (new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION article_name(brand_name text, model_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN starts_with(model_name, (brand_name || ' '::text)) THEN model_name ELSE ((brand_name || ' '::text) || model_name) END;

CREATE OR REPLACE FUNCTION begin_customer_sales()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into customer_sales (customer_id) values (new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION begin_price_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into price_history (tyre_id, price_cents, valid_from, author, origin, reason, guarded, run_id)
  select id, price_cents, catalogue_moment(), price_setting('author'), price_setting('origin'),
    price_setting('reason'), coalesce(price_setting('guarded'), 'false')::boolean, price_setting('run')::bigint
  from added where price_cents is not null order by id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION bump_revision(of_topic text)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare bumped bigint;
begin
  insert into revision (topic) values (of_topic)
  on conflict (topic) do update set number = revision.number + 1
  returning number into bumped;
  perform pg_notify('pito_revision', of_topic || ':' || bumped);
  return bumped;
end $function$;

CREATE OR REPLACE FUNCTION catalogue_moment()
 RETURNS timestamp with time zone
 LANGUAGE sql
RETURN COALESCE((NULLIF(current_setting('pito.now'::text, true), ''::text))::timestamp with time zone, clock_timestamp());

CREATE OR REPLACE FUNCTION check_credit_note()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION check_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_unless_lines_add_up(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION check_order_of_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_unless_lines_add_up(case tg_op when 'DELETE' then old.order_id else new.order_id end);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION continue_price_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into price_history (tyre_id, price_cents, valid_from, author, origin, reason, guarded, run_id)
  select now_is.id, now_is.price_cents, catalogue_moment(), price_setting('author'), price_setting('origin'),
    price_setting('reason'), coalesce(price_setting('guarded'), 'false')::boolean, price_setting('run')::bigint
  from after_change as now_is join before_change as was using (id)
  where now_is.price_cents is not null and now_is.price_cents is distinct from was.price_cents order by now_is.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_fitting_points()
 RETURNS integer
 LANGUAGE sql
 STABLE
RETURN (SELECT (count(*))::integer AS count FROM service_point point WHERE (point.active AND (EXISTS (SELECT FROM service_point_service WHERE ((service_point_service.service_point_id = point.id) AND (service_point_service.service_id = 1))))));

CREATE OR REPLACE FUNCTION delivery_setting_on(day date)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT delivery_setting.id FROM delivery_setting WHERE (delivery_setting.valid_from <= delivery_setting_on.day) ORDER BY delivery_setting.valid_from DESC, delivery_setting.id DESC LIMIT 1);

CREATE OR REPLACE FUNCTION forget_choices_of_service()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from cart_service where service_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION integer_of(amount numeric)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (LEAST((2147483647)::numeric, GREATEST(('-2147483648'::integer)::numeric, amount)))::integer;

CREATE OR REPLACE FUNCTION is_ean(code text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (code ~ '^[0-9]{13}$'::text) THEN ((((((((((substr(code, 1, 1))::integer + (substr(code, 3, 1))::integer) + (substr(code, 5, 1))::integer) + (substr(code, 7, 1))::integer) + (substr(code, 9, 1))::integer) + (substr(code, 11, 1))::integer) + (substr(code, 13, 1))::integer) + (3 * ((((((substr(code, 2, 1))::integer + (substr(code, 4, 1))::integer) + (substr(code, 6, 1))::integer) + (substr(code, 8, 1))::integer) + (substr(code, 10, 1))::integer) + (substr(code, 12, 1))::integer))) % 10) = 0) ELSE false END;

CREATE OR REPLACE FUNCTION keep_first_delivery_tier()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from delivery_setting
    where not exists (select from delivery_tier where setting_id = delivery_setting.id and from_quantity = 1)
  ) then
    raise exception 'the delivery of one tyre needs a price' using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION keep_price_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' and pg_trigger_depth() > 1 then return null; end if;
  raise exception 'price_history is written by a change of tyre.price_cents and never changed'
    using errcode = 'integrity_constraint_violation';
end $function$;

CREATE OR REPLACE FUNCTION milliseconds_of(of timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((EXTRACT(epoch FROM of) * (1000)::numeric))::bigint;

CREATE OR REPLACE FUNCTION minute_of(of time without time zone)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((EXTRACT(hour FROM of) * (60)::numeric) + EXTRACT(minute FROM of)))::integer;

CREATE OR REPLACE FUNCTION name_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(regexp_replace(NORMALIZE(name, NFD), '[̀-ͯ]'::text, ''::text, 'g'::text));

CREATE OR REPLACE FUNCTION note_added_holds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(-quantity), array_agg(false)) from added;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_added_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(quantity), array_agg(quantity > 0)) from added where as_new;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_added_tyres()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_tyres(array(select id from added));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_all_tyres()
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into catalogue_change (tyre_id, at) select null, catalogue_moment()
  where not exists (select from catalogue_change where number is null and tyre_id is null)
$function$;

CREATE OR REPLACE FUNCTION note_changed_calendar()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update service_point_next_time set changes = changes + 1
  where service_point_id in (
    case when tg_op <> 'INSERT' then old.service_point_id end,
    case when tg_op <> 'DELETE' then new.service_point_id end
  );
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_changed_fees()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_all_tyres();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_changed_holds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(quantity), array_agg(false)) from (
    select tyre_id, quantity from before_change union all select tyre_id, -quantity from after_change
  ) as moves;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_changed_point()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update service_point_next_time set changes = changes + 1 where service_point_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_changed_prices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform bump_revision('pricing');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_changed_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION note_changed_tyres()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_tyres(array(
    select now_is.id from after_change as now_is join before_change as was using (id)
    where now_is is distinct from was
  ));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform bump_revision('company');
  perform bump_revision('content');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_moved_stock(of_tyres integer[], moved integer[], turned boolean[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('pito.bulk', true) = 'on' then
    perform note_tyres(array(select tyre_id from shown_moves(of_tyres, moved, turned)));
  else
    insert into catalogue_change (tyre_id, figure_before, at)
    select tyre_id, figure_before, catalogue_moment() from shown_moves(of_tyres, moved, turned);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION note_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_tyres(array[0]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_offered_fitting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform bump_revision('content');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_removed_holds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(quantity), array_agg(false)) from removed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_removed_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(-quantity), array_agg(quantity > 0)) from removed where as_new;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_sales_of_credit_note()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform store_customer_sales(customer_id)
  from invoice join shop_order on shop_order.id = order_id where invoice.number = new.invoice_number;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_sales_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.order_status = 'paid' then
    perform store_customer_sales(old.customer_id);
  end if;
  if tg_op <> 'DELETE' and new.order_status = 'paid' and (
    tg_op = 'INSERT' or old.order_status <> 'paid' or old.customer_id is distinct from new.customer_id
  ) then
    perform store_customer_sales(new.customer_id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_tyres(of_tyres integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if cardinality(of_tyres) = 0 then
    return;
  elsif current_setting('pito.bulk', true) = 'on' then
    perform note_all_tyres();
  else
    insert into catalogue_change (tyre_id, at)
    select distinct noted.tyre_id, catalogue_moment() from unnest(of_tyres) as noted (tyre_id)
    where not exists (
      select from catalogue_change as earlier
      where earlier.number is null and earlier.figure_before is null and earlier.tyre_id = noted.tyre_id
    );
  end if;
end $function$;

CREATE OR REPLACE FUNCTION note_tyres_of_brands()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_tyres(array(
    select tyre.id from tyre join model on model.id = model_id join changed on changed.id = brand_id
  ));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_tyres_of_models()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_tyres(array(select tyre.id from tyre join changed on changed.id = model_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_tyres_of_sizes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_tyres(array(
    select tyre.id from tyre join changed on changed.id = tyre_size_id join before_change as was on was.id = changed.id
    where changed is distinct from was
  ));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION number_catalogue_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION present_seller()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
RETURN (SELECT jsonb_build_object('name', company.name, 'businessId', company.business_id, 'street', company.street, 'postcode', company.postcode, 'town', company.town, 'iban', company.iban, 'bic', company.bic, 'shopName', company.shop_name, 'logo', company.logo) AS jsonb_build_object FROM company);

CREATE OR REPLACE FUNCTION price_reductions(of_tyres integer[])
 RETURNS TABLE(tyre_id integer, reduced_at timestamp with time zone, price_cents integer, price_before_cents integer, lowest_30_days_cents integer)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION price_setting(setting text)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN NULLIF(current_setting(('pito.price_'::text || setting), true), ''::text);

CREATE OR REPLACE FUNCTION raise_order_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.version := old.version + 1;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION raise_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.version := old.version + 1;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION raise_version_of_role()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update staff_role set version = version + 1 where name = coalesce(new.role, old.role);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION raise_version_of_staff()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update staff set version = version + 1 where id = coalesce(new.staff_id, old.staff_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION raise_version_of_tyre()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if to_jsonb(new) - '{popularity,active}'::text[] is distinct from to_jsonb(old) - '{popularity,active}'::text[] then
    new.version := old.version + 1;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION recycling_fee_on(of_class text, day date)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE((SELECT recycling_fee.cents FROM recycling_fee WHERE ((recycling_fee.tyre_class = recycling_fee_on.of_class) AND (recycling_fee.valid_from <= recycling_fee_on.day)) ORDER BY recycling_fee.valid_from DESC LIMIT 1), 0);

CREATE OR REPLACE FUNCTION refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' or old.at > now() - interval '2 years' then
    raise exception 'the audit is added to and not changed' using errcode = 'check_violation', constraint = 'audit_stays';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION refuse_change_of_voucher()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is a voucher and never changed', tg_table_name using errcode = 'integrity_constraint_violation';
end $function$;

CREATE OR REPLACE FUNCTION refuse_line_over_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.quantity > (
    select case when active then least(quantity, 999) else 0 end from tyre join tyre_stock on tyre_id = id
    where id = new.tyre_id
  ) is not false then
    raise exception 'a cart line of % is over the stock of tyre %', new.quantity, new.tyre_id
      using errcode = 'check_violation', constraint = 'cart_line_within_stock';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION refuse_overfull_batch()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a batch of % tyres of article % is too large', new.quantity, new.tyre_id
    using errcode = 'check_violation', constraint = 'stock_batch_is_not_overfull';
end $function$;

CREATE OR REPLACE FUNCTION refuse_received_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.received_at is not null then
    raise exception 'goods receipt % is received and stays as it is', old.id
      using errcode = 'check_violation', constraint = 'goods_receipt_stays';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION refuse_received_line_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION refuse_refund_over_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION refuse_reservation_over_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from stock_batch where tyre_id = new.tyre_id order by id for no key update;
  if exists (select from tyre_stock where tyre_id = new.tyre_id and held > quantity) then
    raise exception 'reservations are over the stock of tyre %', new.tyre_id
      using errcode = 'check_violation', constraint = 'reserved_tyre_within_stock';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION refuse_stock_change_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the changes of stock are added to and not changed'
    using errcode = 'check_violation', constraint = 'stock_change_stays';
end $function$;

CREATE OR REPLACE FUNCTION refuse_unless_lines_add_up(of_order uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION review_email_hash(email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN encode(sha256(convert_to(lower(email), 'UTF8'::name)), 'hex'::text);

CREATE OR REPLACE FUNCTION service_vat_permille_on(day date)
 RETURNS smallint
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT vat_rate.permille FROM vat_rate WHERE ((vat_rate.kind = 'services'::text) AND (vat_rate.valid_from <= service_vat_permille_on.day)) ORDER BY vat_rate.valid_from DESC LIMIT 1);

CREATE OR REPLACE FUNCTION shown_moves(of_tyres integer[], moved integer[], turned boolean[])
 RETURNS TABLE(tyre_id integer, figure_before text)
 LANGUAGE sql
 STABLE
AS $function$
  select sum_of.tyre_id, case when not sum_of.turned then figures.before end
  from (
    select tyre_id, sum(quantity) as quantity, bool_or(turned) as turned
    from unnest(of_tyres, moved, turned) as move (tyre_id, quantity, turned) group by tyre_id
  ) as sum_of join tyre_stock stock using (tyre_id) cross join lateral (
    select stock_word(stock.quantity - held - sum_of.quantity) as before, stock_word(stock.quantity - held) as after
  ) as figures
  where sum_of.turned or figures.before <> figures.after
$function$;

CREATE OR REPLACE FUNCTION stock_word(quantity bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (COALESCE(quantity, (0)::bigint) <= 0) THEN '0'::text WHEN (quantity <= 8) THEN (quantity)::text WHEN (quantity <= 20) THEN '>8'::text WHEN (quantity <= 50) THEN '>20'::text WHEN (quantity <= 100) THEN '>50'::text WHEN (quantity <= 250) THEN '>100'::text ELSE '>250'::text END;

CREATE OR REPLACE FUNCTION store_customer_sales(of_customer text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  id_of_customer constant uuid := case when of_customer ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then of_customer::uuid end;
begin
  -- The row is locked first, so that the sums see every order of the customer that was committed before.
  perform from customer_sales where customer_id = id_of_customer for update;
  if not found then
    return;
  end if;
  update customer_sales set (orders, total_cents, last_order_at) = (
    select count(*) filter (where is_counted), coalesce(sum(total_cents - credited_cents), 0),
      max(paid_at) filter (where is_counted)
    from (
      select total_cents, paid_at, supplement_of is null and progress not in ('cancelled', 'refunded') as is_counted, (
        select coalesce(sum(amount_cents), 0)
        from invoice join credit_note on invoice_number = invoice.number where invoice.order_id = shop_order.id
      ) as credited_cents
      from shop_order where shop_order.customer_id = of_customer and order_status = 'paid'
    ) as paid
  )
  where customer_id = id_of_customer;
end $function$;

CREATE OR REPLACE FUNCTION tell_content_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform bump_revision('content');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION tell_service_points_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform bump_revision('service-points');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION vat_permille_on(day date)
 RETURNS smallint
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT vat_rate.permille FROM vat_rate WHERE ((vat_rate.kind = 'products'::text) AND (vat_rate.valid_from <= vat_permille_on.day)) ORDER BY vat_rate.valid_from DESC LIMIT 1);
