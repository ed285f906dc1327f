const wares = {
  brand: 'id name slug image_path contact position archived_at words_changed_at minimum_price_cents version',
  brand_former_slug: 'slug brand_id',
  company:
    'id version name business_id street postcode town iban bic phone service_email hours_fi hours_en shop_name logo order_email refund_limit_cents',
  shop_logo: 'name content width height',
  catalogue_change: 'id number tyre_id figure_before at',
  delivery_setting:
    'id valid_from version cars_least_days cars_most_days trucks_least_days trucks_most_days cut_off_hour no_dispatch_weekdays no_dispatch_dates free_from_cents tracking_link',
  delivery_tier: 'setting_id from_quantity gross_cents',
  fitted_vehicle: 'id vehicle_type_id make model year_from year_to',
  fitted_vehicle_size: 'fitted_vehicle_id width aspect diameter commercial',
  model:
    'id brand_id slug name name_fi season_id vehicle_kind tyre_class segment winter_climate has_3pmsf ice_grip axle launch_year short_description_fi short_description_en description_fi description_en picture popularity picture_views archived_at pictures_revision version',
  model_former_slug: 'brand_id slug model_id',
  price_history: 'id tyre_id price_cents valid_from author origin reason guarded run_id',
  promo_code:
    'id code discount_permille discount_cents valid_from valid_until minimum_cents uses_in_all uses_each active note version',
  order_paper: 'id paper label_format carrier locale staff_id printed_at',
  printed_order: 'paper_id order_id paper position copy',
  promo_code_release: 'id promo_code_id claimed_at released_at',
  recycling_fee: 'tyre_class valid_from cents',
  goods_receipt: 'id version supplier delivery_note delivered_on created_at received_at received_by',
  goods_receipt_line: 'id goods_receipt_id tyre_id dot_year dot_week quantity purchase_cents as_new',
  stock_batch: 'id tyre_id dot_year dot_week quantity as_new',
  stock_change:
    'id at tyre_id dot_year dot_week as_new difference quantity_before quantity_after reason note goods_receipt_id staff_id',
  order_terms: 'order_id content stored_at',
  terms_text: 'hash texts stored_at',
  reservation: 'order_id network_hash wider_network_hash reserved_at expires_at',
  ended_reservation: 'order_id reserved_at ended_at',
  network_of_ended: 'order_id reserved_at network_hash',
  reserved_tyre: 'order_id tyre_id quantity',
  stock_taken: 'order_id tyre_id dot_year dot_week quantity returned taken_at returned_at',
  tyre: 'id model_id tyre_size_id z_rated load_index load_index_dual speed_index reinforced run_flat vehicle_type_id tyre_class season_id fuel_efficiency wet_grip noise_class noise_value ean eprel_id manufacturer_product_id price_cents recycling_fee_included active state successor_id purchase_cents popularity production_start production_end more_service_description version',
  tyre_category: 'id name_en name_fi slug_en slug_fi vehicle_type_id',
  tyre_season: 'id name name_fi slug_en slug_fi',
  tyre_size: 'id width aspect construction diameter commercial',
  uploaded_picture: 'id model_id position name file_hash content alt_fi alt_en',
  vat_rate: 'kind valid_from permille',
  vehicle_type: 'id name slug_en slug_fi',
}

const content = {
  banner:
    'id locale_id tyre_category_id position published title description link tone image_base_path image',
  campaign:
    'id slug published campaign_mode title_fi title_en meta_desc_fi meta_desc_en image_base_path updated_at',
  campaign_section:
    'campaign_id place locale_id kind image small_image logo title description button_one_title button_one_link button_two_title button_two_link youtube_link background_color data',
  cms_page: 'id url_path type position published updated_at is_unchecked_draft',
  cms_page_translation: 'cms_page_id locale_id title summary content meta_desc',
  country: 'id iso2 name_fi name_en name_sv dial_code',
  download_category: 'id position name_fi name_en',
  download_file:
    'id download_category_id position file_name media_type language title_fi title_en content published updated_at',
  landing_text: 'type name locale_id block1 block2 block3 meta_description',
  menu_item:
    'id parent_id position type slug name_fi name_en description_fi description_en image_path link_fi link_en',
  news_item: 'id kind slug published_at published',
  news_item_translation: 'news_item_id locale_id title summary content',
  offer: 'id position published label_fi label_en url_fi url_en image_base_path image_fi image_en',
}

/**
 * Columns about partners and staff. They are people too, but not customers: their data is deleted when they leave
 * that role (docs/decisions/0096-personal-data-by-module.md).
 */
const peopleWhoAreNoCustomers = {
  garage_calendar: 'service_point_id secret_hash created_at',
  service: 'id position is_price_per_quantity has_variations active',
  service_point:
    'id slug company_name dealer_first_name dealer_last_name dealer_email contact_number address_line_1 address_line_2 zipcode city lat lon min_skip_day break_start_time break_end_time has_calendar profile_image_path min_rim max_rim fits_run_flat fits_tpms active holds_own_stock',
  service_point_bay: 'id service_point_id number active',
  service_point_block: 'id service_point_id day start_time end_time',
  service_point_hours: 'service_point_id day_id start_time end_time',
  service_point_next_time:
    'service_point_id changes computed_changes true_until schedule_date start_times arrival_day',
  service_point_service: 'id service_point_id service_id vehicle_type_id rim_from rim_to price_cents',
  service_point_vehicle_type: 'service_point_id vehicle_type_id',
  service_translation: 'service_id locale_id name description short_description',
  session: 'acting_name second_factor_at',
  partner_request: 'handled_by assignee_id',
  partner_setting: 'id erase_after_months version',
  import_profile: 'kind name columns changed_at',
  guarded_price_count: 'staff_id day prices',
  run: 'id kind state staff_id file_name file_bytes profile settings refusal created_at checked_at started_at ended_at worked_at attempt new_rows changed_rows unchanged_rows guarded_rows rejected_rows done_rows skipped_rows by_command missing_rows assumed_rows additions',
  run_file_part: 'run_id part content',
  run_cancellation: 'run_id requested_at',
  run_failure: 'id run_id failed_at refusal',
  run_row: 'run_id number label record_id verdict before after faults cells reason outcome note assumptions',
  staff: 'id email name password_hash active demo created_at locale version',
  staff_has_role: 'staff_id role',
  staff_list_view: 'staff_id list columns',
  staff_note_mention: 'note_id staff_id',
  staff_passkey: 'id staff_id credential_id public_key counter transports created_at last_used_at',
  staff_passkey_challenge: 'challenge staff_id expires_at',
  staff_recovery_code: 'staff_id code_hash used_at',
  staff_totp: 'staff_id sealed_secret confirmed_at last_step offered_secret',
  staff_password_link: 'token_hash staff_id expires_at',
  staff_right: 'name',
  staff_role: 'name title version',
  staff_role_right: 'role right_name',
}

/** Columns with hashes that identify nobody, and with keys of the shop. Both are stored only for a short time. */
const platform = {
  attempt: 'what who count window_started_at window_ends_at',
  captcha: 'key form answer_hash tries created_at expires_at used_at',
  document_counter: 'series last_number',
  migration: 'name sha256 applied_at contract_since',
  revision: 'topic number',
  sealing_key: 'kid public_jwk private_jwk_sealed created_at expires_at',
}

/**
 * Columns with ids, times and states in tables that also hold personal data. Without that data they identify nobody.
 */
const besidePersonal = {
  appointment:
    'id service_point_id bay_id cart_id order_id holder_kind state during held_since held_until service_ids tyres sequence confirmed_at garage_answer reminded_at done_at',
  audit: 'id at actor_kind action record_kind record_id before after reason origin run_id roles',
  cart: 'id created_at changed_at closed_at fitting address_type delivery_left_out promo_code_id vehicle_question_skipped',
  checkout_draft: 'cart_id changed_at',
  checkout_place: 'cart_id arrived_at entered_at seen_at',
  cart_line: 'id cart_id tyre_id quantity added_at seen_cents rear_tyre_id for_another_car',
  cart_service: 'id cart_id service_id rim added_at',
  credit_note: 'number invoice_number refund_id issued_at amount_cents seller',
  credit_note_line: 'credit_note_number order_line_id gross_cents vat_cents quantity',
  customer: 'id permissions verified_at created_at changed_at closed_at version',
  customer_note: 'id customer_id staff_id written_at',
  customer_sales: 'customer_id orders total_cents last_order_at',
  customer_address: 'customer_id',
  customer_device: 'customer_id first_seen_at last_seen_at',
  download_log: 'id downloaded_at',
  former_time: 'cart_id service_point_id starts_at service_ids reason lost_at',
  idempotent_answer: 'call created_at expires_at run claimed_until carried_out',
  invoice: 'number order_id issued_at paid_by total_cents fitted_at seller',
  mail: 'id event order_id copy_of delivering_since created_at attempts last_tried_at sent_at calendar_method',
  mail_attachment: 'mail_id position media_type',
  order_notice: 'order_id kind channel registered_at staff_id requested_by reason sent_on is_goodwill',
  appointment_change: 'id appointment_id at event by staff_id reason from_point_id from_at to_point_id to_at',
  shop_order_change: 'id order_id at staff_id',
  owned_set: 'order_line_id vehicle_id state',
  owned_vehicle: 'id customer_id',
  season_reminder: 'customer_id season decided_at why_not',
  season_reminder_consent: 'customer_id given_at withdrawn_at',
  order_email: 'order_id event subject_id requested_at written_at mail_id',
  marketing_event: 'id locale created_at sent_at',
  passkey: 'id customer_id counter created_at last_used_at',
  passkey_challenge: 'challenge customer_id expires_at',
  partner_request: 'id request_from created_at handled_at status version',
  partner_request_note: 'id request_id author_id template created_at',
  staff_note: 'id order_id author_id is_pinned due_on created_at edited_at done_at done_by version',
  staff_note_addition: 'id note_id author_id created_at',
  password_token: 'customer_id created_at expires_at used_at',
  promo_code_use: 'id promo_code_id order_id claimed_at',
  session: 'id subject_kind generation rotated_at created_at last_seen_at expires_at ended_at ended_why',
  shop_order:
    'supplement_of id order_number cart_id order_status progress created_at changed_at paid_at closed_at fitting service_point_id fitted_at service_ids goods_cents services_cents delivery_cents discount_cents vat_cents total_cents promo_code_id promo_code_name is_business terms_version terms_accepted_at terms_hash delivery_from delivery_to content_hash shipped_at delivered_at withdrawn_at cancelled_at cancelled_by packed_at version refuses_review_emails sending_id tracking_numbers withdrawal_from',
  review: 'id order_id demo state rejection version created_at changed_at decided_at',
  review_email_refusal: 'refused_at',
  review_invitation: 'order_id decided_at why_not expires_at',
  agreed_tyre: 'agreement_id tyre_id quantity',
  return_agreement:
    'id order_id agreed_at staff_id refund_cents refund_permille transport_by deadline completed_at',
  return_photo: 'id order_id content uploaded_at staff_id',
  returned_tyre: 'id order_id tyre_id quantity returned_at staff_id condition photo_id agreement_id',
  payment_attempt:
    'id order_id attempt method amount_cents state provider_id provider_order_id url started_at failed_by received_at received_cents captured_at extended_at check_at checks stuck_since stuck_because stuck_tried_at',
  refund:
    'id attempt_id amount_cents reason state requested_at made_at staff_id deducted_cents deduction_reason refused_at provider_message request_id paid_on bank_reference paid_by note agreement_id',
  shop_order_address: 'order_id kind ship_to service_point_id',
  shop_order_line:
    'id order_id position type tyre_id service_id name_fi name_en rim quantity unit_cents total_cents discount_cents vat_permille vat_cents for_another_car',
  tyre_alert: 'id asked_at confirmed_at',
}

/**
 * The columns as `table.column`. Personal columns are listed in `columns` of the module that exports and erases them.
 */
export const columnsNotPersonal: readonly string[] = [
  wares,
  content,
  peopleWhoAreNoCustomers,
  platform,
  besidePersonal,
].flatMap((tables) =>
  Object.entries(tables).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => `${table}.${column}`),
  ),
)
