// `npm run tables` writes this file from the migrated database.

export interface Tables {
  readonly agreed_tyre: {
    readonly agreement_id: string
    readonly tyre_id: number
    readonly quantity: number
  }
  readonly appointment: {
    readonly id: string
    readonly service_point_id: number
    readonly bay_id: number | null
    readonly cart_id: string | null
    readonly holder_kind: 'guest' | 'customer'
    readonly holder_id: string
    readonly address_hash: string
    readonly state: 'hold' | 'firm' | 'cancelled'
    readonly during: string | null
    readonly held_since: Date
    readonly held_until: Date | null
    readonly service_ids: number[]
    readonly tyres: number
    readonly sequence: number
    readonly confirmed_at: Date | null
    readonly garage_answer: 'acknowledged' | 'declined' | null
    readonly reminded_at: Date | null
    readonly done_at: Date | null
    readonly order_id: string | null
    readonly wider_address_hash: string
  }
  readonly appointment_change: {
    readonly id: string
    readonly appointment_id: string
    readonly at: Date
    readonly event: 'moved' | 'cancelled' | 'declined' | 'acknowledged'
    readonly by: 'customer' | 'garage' | 'staff' | 'shop'
    readonly staff_id: string | null
    readonly reason: string | null
    readonly from_point_id: number | null
    readonly from_at: Date | null
    readonly to_point_id: number | null
    readonly to_at: Date | null
  }
  readonly appointment_customer: {
    readonly appointment_id: string
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly licence_plate: string | null
    readonly locale: 'fi_FI' | 'en_GB'
  }
  readonly attempt: {
    readonly what: string
    readonly who: string
    readonly count: number
    readonly window_started_at: Date
    readonly window_ends_at: Date
  }
  readonly audit: {
    readonly id: string
    readonly at: Date
    readonly actor_kind: 'nobody' | 'customer' | 'staff' | 'shop'
    readonly actor_id: string | null
    readonly action: string
    readonly customer_id: string | null
    readonly address: string | null
    readonly device: string | null
    readonly details: unknown
    readonly record_kind: string | null
    readonly record_id: string | null
    readonly before: unknown | null
    readonly after: unknown | null
    readonly reason: string | null
    readonly origin: 'form' | 'grid' | 'bulk' | 'import' | 'plan' | 'undo' | 'command' | null
    readonly run_id: string | null
    readonly roles: string | null
  }
  readonly banner: {
    readonly id: number
    readonly locale_id: number
    readonly tyre_category_id: number
    readonly position: number
    readonly published: boolean
    readonly title: string
    readonly description: string
    readonly link: string
    readonly tone: 'frost' | 'amber' | 'asphalt'
    readonly image_base_path: string
    readonly image: string
  }
  readonly brand: {
    readonly id: number
    readonly name: string
    readonly slug: string
    readonly image_path: string | null
    readonly contact: string | null
    readonly version: number
    readonly position: number
    readonly archived_at: Date | null
    readonly words_changed_at: Date | null
    readonly minimum_price_cents: number | null
  }
  readonly brand_former_slug: {
    readonly slug: string
    readonly brand_id: number
  }
  readonly campaign: {
    readonly id: number
    readonly slug: string
    readonly published: boolean
    readonly campaign_mode: boolean
    readonly title_fi: string
    readonly title_en: string
    readonly meta_desc_fi: string
    readonly meta_desc_en: string
    readonly image_base_path: string
    readonly updated_at: Date
  }
  readonly campaign_section: {
    readonly campaign_id: number
    readonly place: 'top' | 'one' | 'two' | 'three' | 'four' | 'five' | 'six' | 'seven' | 'eight' | 'nine' | 'ten' | 'eleven' | 'twelve' | 'thirteen' | 'fourteen' | 'fifteen' | 'sixteen' | 'image'
    readonly locale_id: number
    readonly kind: 'hero' | 'stats' | 'image-and-text' | 'call-to-action' | 'numbered-list' | 'faq' | 'video' | 'image'
    readonly image: string | null
    readonly small_image: string | null
    readonly logo: string | null
    readonly title: string | null
    readonly description: string | null
    readonly button_one_title: string | null
    readonly button_one_link: string | null
    readonly button_two_title: string | null
    readonly button_two_link: string | null
    readonly youtube_link: string | null
    readonly background_color: string | null
    readonly data: unknown
  }
  readonly captcha: {
    readonly key: string
    readonly form: string
    readonly answer_hash: string
    readonly tries: number
    readonly created_at: Date
    readonly expires_at: Date
    readonly used_at: Date | null
  }
  readonly cart: {
    readonly id: string
    readonly guest_id: string | null
    readonly customer_id: string | null
    readonly created_at: Date
    readonly changed_at: Date
    readonly closed_at: Date | null
    readonly fitting: boolean
    readonly address_type: 'billing' | 'different' | 'servicepoint'
    readonly delivery_left_out: boolean
    readonly promo_code_id: number | null
    readonly vehicle_question_skipped: boolean
  }
  readonly cart_line: {
    readonly id: number
    readonly cart_id: string
    readonly tyre_id: number
    readonly quantity: number
    readonly added_at: Date
    readonly seen_cents: number | null
    readonly rear_tyre_id: number | null
    readonly for_another_car: boolean
  }
  readonly cart_service: {
    readonly id: number
    readonly cart_id: string
    readonly service_id: number
    readonly rim: string | null
    readonly added_at: Date
  }
  readonly catalogue_change: {
    readonly id: string
    readonly number: string | null
    readonly tyre_id: number | null
    readonly at: Date
    readonly figure_before: string | null
  }
  readonly checkout_draft: {
    readonly cart_id: string
    readonly details: unknown
    readonly changed_at: Date
  }
  readonly checkout_place: {
    readonly cart_id: string
    readonly arrived_at: Date
    readonly entered_at: Date | null
    readonly seen_at: Date
  }
  readonly cms_page: {
    readonly id: number
    readonly url_path: string
    readonly type: 'Campaign' | 'Hamburger' | 'Footer' | 'Information' | 'Text'
    readonly position: number
    readonly published: boolean
    readonly updated_at: Date
    readonly is_unchecked_draft: boolean
  }
  readonly cms_page_translation: {
    readonly cms_page_id: number
    readonly locale_id: number
    readonly title: string
    readonly summary: string
    readonly content: string
    readonly meta_desc: string
  }
  readonly company: {
    readonly id: number
    readonly version: number
    readonly name: string
    readonly business_id: string
    readonly street: string
    readonly postcode: string
    readonly town: string
    readonly iban: string
    readonly bic: string
    readonly phone: string
    readonly service_email: string
    readonly hours_fi: string
    readonly hours_en: string
    readonly shop_name: string
    readonly logo: string | null
    readonly order_email: string
    readonly refund_limit_cents: number
  }
  readonly country: {
    readonly id: number
    readonly iso2: string
    readonly name_fi: string
    readonly name_en: string
    readonly name_sv: string
    readonly dial_code: string | null
  }
  readonly credit_note: {
    readonly number: number
    readonly invoice_number: number
    readonly refund_id: string
    readonly issued_at: Date
    readonly amount_cents: number
    readonly seller: unknown
  }
  readonly credit_note_line: {
    readonly credit_note_number: number
    readonly order_line_id: number
    readonly gross_cents: number
    readonly vat_cents: number
    readonly quantity: number
  }
  readonly customer: {
    readonly id: string
    readonly email: string | null
    readonly password_hash: string | null
    readonly salutation: 'mr' | 'miss' | 'mrs'
    readonly first_name: string
    readonly last_name: string
    readonly country_code: string
    readonly contact_number: string
    readonly contact_number_e164: string | null
    readonly is_company_user: boolean
    readonly company_name: string | null
    readonly company_vat_number: string | null
    readonly shipping_same_as_billing: boolean
    readonly permissions: string[]
    readonly locale: 'fi_FI' | 'en_GB'
    readonly verified_at: Date | null
    readonly created_at: Date
    readonly changed_at: Date
    readonly closed_at: Date | null
    readonly version: number
  }
  readonly customer_address: {
    readonly customer_id: string
    readonly kind: 'billing' | 'shipping'
    readonly address_line_1: string
    readonly address_line_2: string | null
    readonly zipcode: string
    readonly city: string
    readonly country_id: number
    readonly company_name: string | null
    readonly company_vat_number: string | null
  }
  readonly customer_device: {
    readonly customer_id: string
    readonly device_hash: string
    readonly label: string
    readonly address: string
    readonly first_seen_at: Date
    readonly last_seen_at: Date
  }
  readonly customer_note: {
    readonly id: number
    readonly customer_id: string
    readonly staff_id: string
    readonly written_at: Date
    readonly body: string
  }
  readonly customer_sales: {
    readonly customer_id: string
    readonly orders: number
    readonly total_cents: string
    readonly last_order_at: Date | null
  }
  readonly delivery_setting: {
    readonly id: number
    readonly valid_from: Date
    readonly version: number
    readonly cars_least_days: number
    readonly cars_most_days: number
    readonly trucks_least_days: number
    readonly trucks_most_days: number
    readonly cut_off_hour: number
    readonly no_dispatch_weekdays: number[]
    readonly no_dispatch_dates: Date[]
    readonly free_from_cents: number | null
    readonly tracking_link: string | null
  }
  readonly delivery_tier: {
    readonly from_quantity: number
    readonly gross_cents: number
    readonly setting_id: number
  }
  readonly document_counter: {
    readonly series: 'invoice' | 'credit-note'
    readonly last_number: number
  }
  readonly download_category: {
    readonly id: number
    readonly position: number
    readonly name_fi: string
    readonly name_en: string
  }
  readonly download_file: {
    readonly id: number
    readonly download_category_id: number
    readonly position: number
    readonly file_name: string
    readonly media_type: string
    readonly language: 'fi' | 'en' | null
    readonly title_fi: string
    readonly title_en: string
    readonly content: Buffer
    readonly published: boolean
    readonly updated_at: Date
  }
  readonly download_log: {
    readonly id: string
    readonly customer_id: string
    readonly title: string
    readonly file_name: string
    readonly downloaded_at: Date
  }
  readonly ended_reservation: {
    readonly order_id: string
    readonly reserved_at: Date
    readonly ended_at: Date
  }
  readonly fitted_vehicle: {
    readonly id: number
    readonly vehicle_type_id: number
    readonly make: string
    readonly model: string
    readonly year_from: number
    readonly year_to: number | null
  }
  readonly fitted_vehicle_size: {
    readonly fitted_vehicle_id: number
    readonly width: string
    readonly aspect: number
    readonly diameter: string
    readonly commercial: boolean
  }
  readonly former_time: {
    readonly cart_id: string
    readonly service_point_id: number
    readonly starts_at: Date
    readonly service_ids: number[]
    readonly reason: 'expired' | 'replaced' | 'given-up' | 'not-served'
    readonly lost_at: Date
  }
  readonly garage_calendar: {
    readonly service_point_id: number
    readonly secret_hash: Buffer
    readonly created_at: Date
  }
  readonly goods_receipt: {
    readonly id: number
    readonly version: number
    readonly supplier: string
    readonly delivery_note: string
    readonly delivered_on: Date
    readonly created_at: Date
    readonly received_at: Date | null
    readonly received_by: string | null
  }
  readonly goods_receipt_line: {
    readonly id: number
    readonly goods_receipt_id: number
    readonly tyre_id: number
    readonly dot_year: number
    readonly dot_week: number
    readonly quantity: number
    readonly purchase_cents: number
    readonly as_new: boolean | null
  }
  readonly guarded_price_count: {
    readonly staff_id: string
    readonly day: Date
    readonly prices: number
  }
  readonly idempotent_answer: {
    readonly caller: string
    readonly key: string
    readonly call: string
    readonly request_hash: string
    readonly answer: unknown | null
    readonly created_at: Date
    readonly expires_at: Date
    readonly run: string | null
    readonly claimed_until: Date
    readonly carried_out: boolean
  }
  readonly import_profile: {
    readonly kind: string
    readonly name: string
    readonly columns: unknown
    readonly changed_at: Date
  }
  readonly invoice: {
    readonly number: number
    readonly order_id: string
    readonly issued_at: Date
    readonly paid_by: 'bank' | 'creditcard' | 'apple-pay' | 'mobile' | 'klarna'
    readonly total_cents: number
    readonly fitted_at: Date | null
    readonly seller: unknown
  }
  readonly landing_text: {
    readonly type: 'tyre_season' | 'tyre_size' | 'tyre_category' | 'brand' | 'model'
    readonly name: string
    readonly locale_id: number
    readonly block1: string
    readonly block2: string
    readonly block3: string
    readonly meta_description: string
  }
  readonly mail: {
    readonly id: string
    readonly recipient: string
    readonly subject: string
    readonly body_text: string
    readonly body_html: string | null
    readonly locale: 'fi_FI' | 'en_GB'
    readonly created_at: Date
    readonly attempts: number
    readonly last_tried_at: Date | null
    readonly last_error: string | null
    readonly sent_at: Date | null
    readonly unsubscribe_url: string | null
    readonly calendar_method: 'PUBLISH' | 'CANCEL' | null
    readonly calendar_text: string | null
    readonly event: string
    readonly order_id: string | null
    readonly copy_of: string | null
    readonly delivering_since: Date | null
  }
  readonly mail_attachment: {
    readonly mail_id: string
    readonly position: number
    readonly file_name: string
    readonly media_type: string
    readonly content: Buffer
  }
  readonly marketing_event: {
    readonly id: string
    readonly guest_id: string | null
    readonly customer_id: string | null
    readonly event: 'viewed_product' | 'added_to_cart' | 'started_checkout' | 'placed_order'
    readonly items: unknown
    readonly locale: 'fi_FI' | 'en_GB'
    readonly created_at: Date
    readonly sent_at: Date | null
    readonly last_error: string | null
  }
  readonly menu_item: {
    readonly id: number
    readonly parent_id: number | null
    readonly position: number
    readonly type: 'season' | 'tyre_category' | 'article' | 'brand' | 'tyre_size' | 'model' | 'custom_link'
    readonly slug: string | null
    readonly name_fi: string
    readonly name_en: string
    readonly description_fi: string
    readonly description_en: string
    readonly image_path: string | null
    readonly link_fi: string | null
    readonly link_en: string | null
  }
  readonly migration: {
    readonly name: string
    readonly sha256: string
    readonly applied_at: Date
    readonly contract_since: string | null
  }
  readonly model: {
    readonly id: number
    readonly brand_id: number
    readonly slug: string
    readonly name: string
    readonly name_fi: string | null
    readonly season_id: number
    readonly vehicle_kind: 'car' | 'suv' | 'van' | 'truck'
    readonly tyre_class: 'C1' | 'C2' | 'C3'
    readonly segment: 'premium' | 'mid' | 'budget'
    readonly winter_climate: 'Nordic' | 'Central European' | null
    readonly has_3pmsf: boolean
    readonly ice_grip: boolean
    readonly axle: 'steer' | 'drive' | 'trailer' | 'all' | null
    readonly launch_year: number | null
    readonly short_description_fi: string
    readonly short_description_en: string
    readonly description_fi: string
    readonly description_en: string
    readonly picture: string | null
    readonly popularity: number
    readonly picture_views: string
    readonly version: number
    readonly archived_at: Date | null
    readonly pictures_revision: number
  }
  readonly model_former_slug: {
    readonly brand_id: number
    readonly slug: string
    readonly model_id: number
  }
  readonly network_of_ended: {
    readonly order_id: string
    readonly reserved_at: Date
    readonly network_hash: string
  }
  readonly news_item: {
    readonly id: number
    readonly kind: 'news' | 'article'
    readonly slug: string
    readonly published_at: Date
    readonly published: boolean
  }
  readonly news_item_translation: {
    readonly news_item_id: number
    readonly locale_id: number
    readonly title: string
    readonly summary: string
    readonly content: string
  }
  readonly offer: {
    readonly id: number
    readonly position: number
    readonly published: boolean
    readonly label_fi: string
    readonly label_en: string
    readonly url_fi: string
    readonly url_en: string
    readonly image_base_path: string
    readonly image_fi: string
    readonly image_en: string
  }
  readonly order_email: {
    readonly order_id: string
    readonly event: 'confirmed' | 'refunded-late' | 'refunded' | 'cancelled' | 'withdrawal-received' | 'shipped' | 'sending-corrected' | 'return-agreed' | 'details-changed' | 'supplement-requested' | 'supplement-paid'
    readonly subject_id: string
    readonly requested_at: Date
    readonly written_at: Date | null
    readonly mail_id: string | null
  }
  readonly order_notice: {
    readonly order_id: string
    readonly kind: 'cancellation' | 'withdrawal'
    readonly channel: 'phone' | 'email' | 'letter' | 'in-person'
    readonly registered_at: Date
    readonly staff_id: string
    readonly requested_by: 'buyer' | 'representative' | 'service-point' | null
    readonly reason: 'changed-mind' | 'wrong-tyres' | 'too-late' | 'fitting' | 'duplicate' | 'other' | null
    readonly sent_on: Date | null
    readonly is_goodwill: boolean
  }
  readonly order_paper: {
    readonly id: string
    readonly paper: 'packing-lists' | 'picking-list' | 'labels'
    readonly label_format: '100x150' | 'a4' | null
    readonly carrier: string | null
    readonly locale: 'fi_FI' | 'en_GB'
    readonly staff_id: string
    readonly printed_at: Date
  }
  readonly order_terms: {
    readonly order_id: string
    readonly content: Buffer
    readonly stored_at: Date
  }
  readonly owned_set: {
    readonly order_line_id: number
    readonly vehicle_id: string | null
    readonly state: 'in-use' | 'sold' | 'worn-out'
  }
  readonly owned_vehicle: {
    readonly id: string
    readonly customer_id: string
    readonly licence_plate: string | null
    readonly name: string | null
  }
  readonly partner_request: {
    readonly id: string
    readonly name: string
    readonly request_from: 'tyre-shop' | 'garage' | 'car-service-point' | 'wholesaler' | 'web-shop' | 'other'
    readonly country_code: string
    readonly contact_number: string
    readonly email: string
    readonly location: string
    readonly comment: string
    readonly locale: 'fi_FI' | 'en_GB'
    readonly created_at: Date
    readonly handled_at: Date | null
    readonly handled_by: string | null
    readonly status: 'new' | 'contacted' | 'agreed' | 'rejected'
    readonly assignee_id: string | null
    readonly version: number
  }
  readonly partner_request_note: {
    readonly id: number
    readonly request_id: string
    readonly author_id: string
    readonly template: 'questions' | 'agreement' | 'rejection' | null
    readonly text: string
    readonly created_at: Date
  }
  readonly partner_setting: {
    readonly id: boolean
    readonly erase_after_months: number
    readonly version: number
  }
  readonly passkey: {
    readonly id: string
    readonly customer_id: string
    readonly credential_id: string
    readonly public_key: Buffer
    readonly counter: string
    readonly transports: string[]
    readonly name: string
    readonly backed_up: boolean
    readonly created_at: Date
    readonly last_used_at: Date | null
  }
  readonly passkey_challenge: {
    readonly challenge: string
    readonly customer_id: string | null
    readonly expires_at: Date
  }
  readonly password_token: {
    readonly token_hash: string
    readonly customer_id: string
    readonly purpose: 'reset' | 'activation'
    readonly created_at: Date
    readonly expires_at: Date
    readonly used_at: Date | null
  }
  readonly payment_attempt: {
    readonly id: string
    readonly order_id: string
    readonly attempt: number
    readonly method: 'bank' | 'creditcard' | 'apple-pay' | 'mobile' | 'klarna'
    readonly amount_cents: number
    readonly state: 'starting' | 'open' | 'pending' | 'failed' | 'closed' | 'paid' | 'surplus'
    readonly provider_id: string | null
    readonly provider_order_id: string | null
    readonly url: string | null
    readonly started_at: Date
    readonly received_at: Date | null
    readonly captured_at: Date | null
    readonly extended_at: Date | null
    readonly check_at: Date | null
    readonly checks: number
    readonly received_cents: number | null
    readonly stuck_since: Date | null
    readonly stuck_because: 'not-captured' | 'not-extended' | 'wrong-currency' | null
    readonly stuck_tried_at: Date | null
    readonly failed_by: 'provider' | 'customer' | null
  }
  readonly price_history: {
    readonly id: string
    readonly tyre_id: number
    readonly price_cents: number
    readonly valid_from: Date
    readonly author: string | null
    readonly origin: 'form' | 'grid' | 'bulk' | 'import' | 'plan' | 'undo' | 'command' | null
    readonly reason: string | null
    readonly guarded: boolean
    readonly run_id: string | null
  }
  readonly printed_order: {
    readonly paper_id: string
    readonly order_id: string
    readonly paper: string
    readonly position: number
    readonly copy: number
  }
  readonly promo_code: {
    readonly id: number
    readonly code: string
    readonly discount_permille: number | null
    readonly discount_cents: number | null
    readonly valid_from: Date
    readonly valid_until: Date | null
    readonly minimum_cents: number
    readonly uses_in_all: number | null
    readonly uses_each: number | null
    readonly active: boolean
    readonly note: string
    readonly version: number
  }
  readonly promo_code_release: {
    readonly id: number
    readonly promo_code_id: number
    readonly claimed_at: Date
    readonly released_at: Date
  }
  readonly promo_code_use: {
    readonly promo_code_id: number
    readonly customer_id: string | null
    readonly claimed_at: Date
    readonly id: number
    readonly order_id: string | null
  }
  readonly recycling_fee: {
    readonly tyre_class: 'C1' | 'C2' | 'C3'
    readonly valid_from: Date
    readonly cents: number
  }
  readonly refund: {
    readonly id: string
    readonly attempt_id: string
    readonly amount_cents: number
    readonly reason: 'late' | 'replaced' | 'twice' | 'wrong-amount' | 'cancelled' | 'withdrawn' | 'declined' | 'goodwill' | 'defective' | 'missing' | 'delayed' | 'wrong-price' | 'other'
    readonly state: 'due' | 'sending' | 'pending' | 'refused' | 'made'
    readonly requested_at: Date
    readonly made_at: Date | null
    readonly deducted_cents: number
    readonly deduction_reason: 'used' | 'damaged' | null
    readonly staff_id: string | null
    readonly refused_at: Date | null
    readonly provider_message: string | null
    readonly request_id: string | null
    readonly paid_on: Date | null
    readonly bank_reference: string | null
    readonly paid_by: string | null
    readonly note: string
    readonly agreement_id: string | null
  }
  readonly reservation: {
    readonly order_id: string
    readonly network_hash: string
    readonly reserved_at: Date
    readonly expires_at: Date
    readonly wider_network_hash: string
  }
  readonly reserved_tyre: {
    readonly order_id: string
    readonly tyre_id: number
    readonly quantity: number
  }
  readonly return_agreement: {
    readonly id: string
    readonly order_id: string
    readonly agreed_at: Date
    readonly staff_id: string
    readonly refund_cents: number
    readonly refund_permille: number | null
    readonly transport_by: 'shop' | 'buyer'
    readonly deadline: Date
    readonly completed_at: Date | null
  }
  readonly return_photo: {
    readonly id: string
    readonly order_id: string
    readonly content: Buffer
    readonly uploaded_at: Date
    readonly staff_id: string
  }
  readonly returned_tyre: {
    readonly id: number
    readonly order_id: string
    readonly tyre_id: number
    readonly quantity: number
    readonly returned_at: Date
    readonly staff_id: string | null
    readonly condition: 'sellable' | 'damaged' | 'missing'
    readonly photo_id: string | null
    readonly agreement_id: string | null
  }
  readonly review: {
    readonly id: string
    readonly order_id: string | null
    readonly demo: boolean
    readonly model_id: number
    readonly tyre_id: number
    readonly stars: number
    readonly body: string | null
    readonly display_name: string | null
    readonly locale: 'fi_FI' | 'en_GB'
    readonly state: 'pending' | 'published' | 'rejected'
    readonly rejection: 'unlawful' | 'insulting' | 'personal-data' | 'advertising' | 'not-about-the-tyre' | null
    readonly version: number
    readonly created_at: Date
    readonly changed_at: Date
    readonly decided_at: Date | null
  }
  readonly review_email_refusal: {
    readonly email_hash: string
    readonly refused_at: Date
  }
  readonly review_invitation: {
    readonly order_id: string
    readonly decided_at: Date
    readonly why_not: 'cancelled' | 'withdrawn' | 'refunded' | 'emails-refused' | null
    readonly expires_at: Date | null
  }
  readonly revision: {
    readonly topic: string
    readonly number: string
  }
  readonly run: {
    readonly id: string
    readonly kind: string
    readonly state: 'uploading' | 'checking' | 'refused' | 'ready' | 'waiting' | 'running' | 'done' | 'cancelled' | 'failed'
    readonly staff_id: string | null
    readonly file_name: string | null
    readonly file_bytes: number | null
    readonly profile: string | null
    readonly settings: unknown
    readonly refusal: unknown | null
    readonly created_at: Date
    readonly checked_at: Date | null
    readonly started_at: Date | null
    readonly ended_at: Date | null
    readonly worked_at: Date
    readonly attempt: number
    readonly new_rows: number
    readonly changed_rows: number
    readonly unchanged_rows: number
    readonly guarded_rows: number
    readonly rejected_rows: number
    readonly done_rows: number
    readonly skipped_rows: number
    readonly by_command: boolean
    readonly missing_rows: number | null
    readonly assumed_rows: number
    readonly additions: unknown | null
  }
  readonly run_cancellation: {
    readonly run_id: string
    readonly requested_at: Date
  }
  readonly run_failure: {
    readonly id: string
    readonly run_id: string
    readonly failed_at: Date
    readonly refusal: unknown
  }
  readonly run_file_part: {
    readonly run_id: string
    readonly part: number
    readonly content: Buffer
  }
  readonly run_row: {
    readonly run_id: string
    readonly number: number
    readonly label: string
    readonly record_id: number | null
    readonly verdict: 'new' | 'changed' | 'unchanged' | 'guarded' | 'rejected' | 'missing'
    readonly before: unknown | null
    readonly after: unknown | null
    readonly faults: unknown
    readonly cells: unknown | null
    readonly reason: string | null
    readonly outcome: 'done' | 'skipped' | null
    readonly note: unknown | null
    readonly assumptions: unknown
  }
  readonly sealing_key: {
    readonly kid: string
    readonly public_jwk: unknown
    readonly private_jwk_sealed: string
    readonly created_at: Date
    readonly expires_at: Date
  }
  readonly season_reminder: {
    readonly customer_id: string
    readonly season: string
    readonly decided_at: Date
    readonly why_not: 'no-set' | 'open-order' | null
  }
  readonly season_reminder_consent: {
    readonly customer_id: string
    readonly given_at: Date
    readonly withdrawn_at: Date | null
  }
  readonly service: {
    readonly id: number
    readonly position: number
    readonly is_price_per_quantity: boolean
    readonly has_variations: boolean
    readonly active: boolean
  }
  readonly service_point: {
    readonly id: number
    readonly slug: string
    readonly company_name: string
    readonly dealer_first_name: string
    readonly dealer_last_name: string
    readonly dealer_email: string
    readonly contact_number: string
    readonly address_line_1: string
    readonly address_line_2: string
    readonly zipcode: string
    readonly city: string
    readonly lat: number
    readonly lon: number
    readonly min_skip_day: number
    readonly break_start_time: string | null
    readonly break_end_time: string | null
    readonly has_calendar: boolean
    readonly profile_image_path: string | null
    readonly min_rim: string
    readonly max_rim: string
    readonly fits_run_flat: boolean
    readonly active: boolean
    readonly fits_tpms: boolean
    readonly holds_own_stock: boolean
  }
  readonly service_point_bay: {
    readonly id: number
    readonly service_point_id: number
    readonly number: number
    readonly active: boolean
  }
  readonly service_point_block: {
    readonly id: number
    readonly service_point_id: number
    readonly day: Date
    readonly start_time: string | null
    readonly end_time: string | null
  }
  readonly service_point_hours: {
    readonly service_point_id: number
    readonly day_id: number
    readonly start_time: string
    readonly end_time: string
  }
  readonly service_point_next_time: {
    readonly service_point_id: number
    readonly changes: string
    readonly computed_changes: string | null
    readonly true_until: Date | null
    readonly schedule_date: Date | null
    readonly start_times: string[]
    readonly arrival_day: Date | null
  }
  readonly service_point_service: {
    readonly id: number
    readonly service_point_id: number
    readonly service_id: number
    readonly vehicle_type_id: number
    readonly rim_from: string | null
    readonly rim_to: string | null
    readonly price_cents: number
  }
  readonly service_point_vehicle_type: {
    readonly service_point_id: number
    readonly vehicle_type_id: number
  }
  readonly service_translation: {
    readonly service_id: number
    readonly locale_id: number
    readonly name: string
    readonly description: string
    readonly short_description: string
  }
  readonly session: {
    readonly id: string
    readonly subject_kind: 'customer' | 'staff'
    readonly subject_id: string
    readonly acting_for: string | null
    readonly generation: number
    readonly rotated_at: Date
    readonly device: string
    readonly address: string
    readonly created_at: Date
    readonly last_seen_at: Date
    readonly expires_at: Date
    readonly ended_at: Date | null
    readonly ended_why: 'logged-out' | 'ended-by-owner' | 'ended-by-staff' | 'password-changed' | 'token-reused' | 'access-withdrawn' | null
    readonly acting_name: string | null
    readonly second_factor_at: Date | null
  }
  readonly shop_logo: {
    readonly name: string
    readonly content: Buffer
    readonly width: number
    readonly height: number
  }
  readonly shop_order: {
    readonly id: string
    readonly order_number: string
    readonly cart_id: string | null
    readonly guest_id: string | null
    readonly customer_id: string | null
    readonly order_status: 'unpaid' | 'paid'
    readonly progress: 'placed' | 'paid' | 'fitted' | 'delivered' | 'cancelled' | 'refunded'
    readonly locale: 'fi_FI' | 'en_GB'
    readonly created_at: Date
    readonly changed_at: Date
    readonly paid_at: Date | null
    readonly closed_at: Date | null
    readonly fitting: boolean
    readonly service_point_id: number | null
    readonly fitted_at: Date | null
    readonly service_ids: number[]
    readonly goods_cents: number
    readonly services_cents: number
    readonly delivery_cents: number
    readonly discount_cents: number
    readonly vat_cents: number
    readonly total_cents: number
    readonly promo_code_id: number | null
    readonly promo_code_name: string | null
    readonly order_note: string | null
    readonly licence_plate: string | null
    readonly is_business: boolean
    readonly terms_version: string | null
    readonly terms_accepted_at: Date | null
    readonly delivery_from: Date | null
    readonly delivery_to: Date | null
    readonly content_hash: string | null
    readonly shipped_at: Date | null
    readonly delivered_at: Date | null
    readonly withdrawn_at: Date | null
    readonly cancelled_at: Date | null
    readonly refuses_review_emails: boolean
    readonly terms_hash: string | null
    readonly buyer_reference: string | null
    readonly packed_at: Date | null
    readonly version: number
    readonly cancelled_by: 'customer' | 'staff' | 'job' | null
    readonly sending_id: string | null
    readonly tracking_numbers: string[]
    readonly withdrawal_from: Date | null
    readonly supplement_of: string | null
  }
  readonly shop_order_address: {
    readonly order_id: string
    readonly kind: 'billing' | 'shipping' | 'invoiced'
    readonly ship_to: 'billing' | 'different' | 'servicepoint' | null
    readonly service_point_id: number | null
    readonly salutation: 'mr' | 'miss' | 'mrs'
    readonly first_name: string
    readonly last_name: string
    readonly email: string
    readonly country_code: string
    readonly contact_number: string
    readonly job_title: string | null
    readonly company_branch: string | null
    readonly address_line_1: string
    readonly address_line_2: string | null
    readonly zipcode: string
    readonly city: string
    readonly country_id: number
    readonly company_name: string | null
    readonly company_vat_number: string | null
  }
  readonly shop_order_change: {
    readonly id: string
    readonly order_id: string
    readonly at: Date
    readonly staff_id: string
    readonly before: unknown
    readonly after: unknown
  }
  readonly shop_order_line: {
    readonly id: number
    readonly order_id: string
    readonly position: number
    readonly type: 'product' | 'service' | 'shipping_charges' | 'recycling_charges'
    readonly tyre_id: number | null
    readonly service_id: number | null
    readonly name_fi: string
    readonly name_en: string
    readonly rim: string | null
    readonly quantity: number
    readonly unit_cents: number
    readonly total_cents: number
    readonly discount_cents: number
    readonly vat_permille: number
    readonly vat_cents: number
    readonly for_another_car: boolean
  }
  readonly staff: {
    readonly id: string
    readonly email: string
    readonly name: string
    readonly password_hash: string | null
    readonly active: boolean
    readonly demo: boolean
    readonly created_at: Date
    readonly locale: 'fi_FI' | 'en_GB'
    readonly version: number
  }
  readonly staff_has_role: {
    readonly staff_id: string
    readonly role: string
  }
  readonly staff_list_view: {
    readonly staff_id: string
    readonly list: string
    readonly columns: unknown
  }
  readonly staff_note: {
    readonly id: number
    readonly order_id: string
    readonly author_id: string
    readonly text: string
    readonly is_pinned: boolean
    readonly due_on: Date | null
    readonly created_at: Date
    readonly edited_at: Date | null
    readonly done_at: Date | null
    readonly done_by: string | null
    readonly version: number
  }
  readonly staff_note_addition: {
    readonly id: number
    readonly note_id: number
    readonly author_id: string
    readonly text: string
    readonly created_at: Date
  }
  readonly staff_note_mention: {
    readonly note_id: number
    readonly staff_id: string
  }
  readonly staff_passkey: {
    readonly id: string
    readonly staff_id: string
    readonly credential_id: string
    readonly public_key: Buffer
    readonly counter: string
    readonly transports: string[]
    readonly created_at: Date
    readonly last_used_at: Date | null
  }
  readonly staff_passkey_challenge: {
    readonly challenge: string
    readonly staff_id: string
    readonly expires_at: Date
  }
  readonly staff_password_link: {
    readonly token_hash: string
    readonly staff_id: string
    readonly expires_at: Date
  }
  readonly staff_recovery_code: {
    readonly staff_id: string
    readonly code_hash: string
    readonly used_at: Date | null
  }
  readonly staff_right: {
    readonly name: string
  }
  readonly staff_role: {
    readonly name: string
    readonly title: string | null
    readonly version: number
  }
  readonly staff_role_right: {
    readonly role: string
    readonly right_name: string
  }
  readonly staff_totp: {
    readonly staff_id: string
    readonly sealed_secret: string
    readonly confirmed_at: Date | null
    readonly last_step: string
    readonly offered_secret: string | null
  }
  readonly stock_batch: {
    readonly id: number
    readonly tyre_id: number
    readonly dot_year: number
    readonly dot_week: number
    readonly quantity: number
    readonly as_new: boolean
  }
  readonly stock_change: {
    readonly id: string
    readonly at: Date
    readonly tyre_id: number
    readonly dot_year: number
    readonly dot_week: number
    readonly as_new: boolean
    readonly difference: number
    readonly quantity_before: number
    readonly quantity_after: number
    readonly reason: 'received' | 'counted' | 'broken' | 'lost' | 'found' | 'sample' | 'other'
    readonly note: string | null
    readonly goods_receipt_id: number | null
    readonly staff_id: string | null
  }
  readonly stock_taken: {
    readonly order_id: string
    readonly tyre_id: number
    readonly dot_year: number
    readonly dot_week: number
    readonly quantity: number
    readonly returned: number
    readonly taken_at: Date
    readonly returned_at: Date | null
  }
  readonly terms_text: {
    readonly hash: string
    readonly texts: unknown
    readonly stored_at: Date
  }
  readonly tyre: {
    readonly id: number
    readonly model_id: number
    readonly tyre_size_id: number
    readonly load_index: number
    readonly load_index_dual: number | null
    readonly speed_index: string
    readonly reinforced: 'XL' | 'RF' | null
    readonly run_flat: boolean
    readonly vehicle_type_id: number
    readonly tyre_class: string
    readonly season_id: number
    readonly fuel_efficiency: string | null
    readonly wet_grip: string | null
    readonly noise_class: 'A' | 'B' | 'C' | null
    readonly noise_value: number | null
    readonly ean: string | null
    readonly eprel_id: number | null
    readonly manufacturer_product_id: string
    readonly price_cents: number | null
    readonly recycling_fee_included: boolean
    readonly popularity: number
    readonly production_start: string | null
    readonly production_end: string | null
    readonly more_service_description: string | null
    readonly version: number
    readonly state: 'draft' | 'on-sale' | 'off-sale' | 'archived'
    readonly successor_id: number | null
    readonly purchase_cents: number | null
    readonly active: boolean
    readonly z_rated: boolean
  }
  readonly tyre_alert: {
    readonly id: string
    readonly tyre_id: number
    readonly kind: 'stock' | 'price'
    readonly email: string
    readonly locale: 'fi_FI' | 'en_GB'
    readonly asked_cents: number
    readonly target_cents: number | null
    readonly asked_at: Date
    readonly confirmed_at: Date | null
  }
  readonly tyre_category: {
    readonly id: number
    readonly name_en: string
    readonly name_fi: string
    readonly slug_en: string
    readonly slug_fi: string
    readonly vehicle_type_id: number
  }
  readonly tyre_season: {
    readonly id: number
    readonly name: string
    readonly name_fi: string
    readonly slug_en: string
    readonly slug_fi: string
  }
  readonly tyre_size: {
    readonly id: number
    readonly width: string
    readonly aspect: number
    readonly construction: 'R' | 'D' | 'B'
    readonly diameter: string
    readonly commercial: boolean
  }
  readonly uploaded_picture: {
    readonly id: number
    readonly model_id: number
    readonly position: number
    readonly name: string
    readonly file_hash: string
    readonly content: Buffer
    readonly alt_fi: string
    readonly alt_en: string
  }
  readonly vat_rate: {
    readonly valid_from: Date
    readonly permille: number
    readonly kind: 'products' | 'services'
  }
  readonly vehicle_type: {
    readonly id: number
    readonly name: string
    readonly slug_en: string
    readonly slug_fi: string
  }
}
