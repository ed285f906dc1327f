import type { RouteConfig } from '@react-router/dev/routes'
import { index, layout, route } from '@react-router/dev/routes'

const tyre = ':vehicle_type/:tyre_season/:tyre_size/:brand/:model/:load_speed_index?/:reinforced?/:pid?'
const landing = 'routes/landing/landing.tsx'
const withSearch = 'routes/landing/landing-with-search.tsx'

/** Maps the path of every page to its file. */
export default [
  index('routes/home/home.tsx', { id: 'home' }),
  route('tyres/:vehicletype?', 'routes/tyres/tyres-en.tsx', { id: 'product_list_by_vehicle_type' }),
  route('renkaat/:vehicletype?', 'routes/tyres/tyres-fi.tsx', { id: 'product_list_by_vehicle_type_fi' }),
  route('haku', 'routes/tyres/search-fi.tsx', { id: 'search_fi' }),
  route('search', 'routes/tyres/search-en.tsx', { id: 'search' }),
  route('search-by-tyre-size/:vehicletype', 'routes/tyres/search-by-tyre-size.tsx', {
    id: 'search-by-tyre-size',
  }),
  route(`tyres/${tyre}`, 'routes/tyre/tyre-en.tsx', { id: 'product_details' }),
  route(`renkaat/${tyre}`, 'routes/tyre/tyre-fi.tsx', { id: 'product_details_fi' }),
  route('campaign/:slug', 'routes/campaign/campaign-en.tsx', { id: 'campaign_en' }),
  route('kampanja/:slug', 'routes/campaign/campaign-fi.tsx', { id: 'campaign_fi' }),
  route('brand/:brandname', landing, { id: 'search-by-brand' }),
  route('brand/:brandname/model/:modelname', landing, { id: 'search-by-model' }),
  route('season/:seasonname', withSearch, { id: 'search-by-season' }),
  route('tyre-size/:height_width_diameter', withSearch, { id: 'search-by-tyresize-height-width-diameter' }),
  route('tyre/:tyrecategory', landing, { id: 'search-by-tyretype' }),
  route('tyre/:brand/:productName/:productid', 'routes/tyre/tyre-by-id.tsx', { id: 'product-details' }),
  route('product-details/:productid', 'routes/tyre/tyre-by-id.tsx', { id: 'product-details-by-id' }),
  route('product-details-new/:productid', 'routes/tyre/tyre-by-id.tsx', { id: 'product-details-new' }),
  route('other-sizes/:productid', 'routes/other-sizes/other-sizes.tsx', { id: 'other-sizes' }),
  route('tyre-reviews/:productid', 'routes/tyre-reviews/tyre-reviews.tsx', { id: 'tyre-reviews' }),
  route('information-sheet/:productid', 'routes/information-sheet/information-sheet.tsx', {
    id: 'information-sheet',
  }),
  route('choose-your-car', 'routes/choose-car/choose-car-en.tsx', { id: 'choose-car' }),
  route('valitse-auto', 'routes/choose-car/choose-car-fi.tsx', { id: 'choose-car-fi' }),
  route('service-points', 'routes/service-points/service-points.tsx', { id: 'service-points' }),
  route('service-points/towns', 'routes/towns/towns-en.tsx', { id: 'service-point-towns' }),
  route('asennuspisteet', 'routes/towns/towns-fi.tsx', { id: 'service-point-towns-fi' }),
  route('service-points/:town', 'routes/towns/town-en.tsx', { id: 'service-point-town' }),
  route('asennuspisteet/:town', 'routes/towns/town-fi.tsx', { id: 'service-point-town-fi' }),
  route('service-point/:slug', 'routes/service-point/service-point-en.tsx', { id: 'service-point' }),
  route('asennuspiste/:slug', 'routes/service-point/service-point-fi.tsx', { id: 'service-point-fi' }),
  route('service-point/:slug/times', 'routes/booking/times-en.tsx', { id: 'service-point-times' }),
  route('asennuspiste/:slug/ajat', 'routes/booking/times-fi.tsx', { id: 'service-point-times-fi' }),
  route('tyre-alert', 'routes/tyre-alert/tyre-alert.tsx', { id: 'tyre-alert' }),
  route('tyre-alert/sent', 'routes/tyre-alert/alert-sent.tsx', { id: 'tyre-alert-sent' }),
  route('tyre-alert/confirm', 'routes/tyre-alert/confirm-alert.tsx', { id: 'tyre-alert-confirm' }),
  route('tyre-alert/stop', 'routes/tyre-alert/stop-alert.tsx', { id: 'tyre-alert-stop' }),
  route('tyre-alert/stopped', 'routes/tyre-alert/alert-stopped.tsx', { id: 'tyre-alert-stopped' }),
  ...['move', 'cancel'].map((verb) =>
    route(`appointment/${verb}`, `routes/appointment-link/${verb}-appointment.tsx`, {
      id: `${verb}-appointment`,
    }),
  ),
  ...['acknowledge', 'decline', 'fitted'].map((verb) =>
    route(`garage/${verb}`, `routes/appointment-link/${verb}-appointment.tsx`, {
      id: `${verb}-appointment`,
    }),
  ),
  route('my-order', 'routes/my-order/my-order.tsx', { id: 'my-order' }),
  route('my-order/again', 'routes/my-order/repeat-order.tsx', { id: 'repeat-order' }),
  ...['cancel', 'drop', 'withdraw'].map((verb) =>
    route(`my-order/${verb}`, `routes/my-order/${verb}-order.tsx`, { id: `${verb}-order` }),
  ),
  route('review', 'routes/review/review.tsx', { id: 'review' }),
  route('review/stop', 'routes/review/stop-reviews.tsx', { id: 'stop-reviews' }),
  route('cart', 'routes/cart/cart.tsx', { id: 'cart' }),
  route('cart/dealer-services', 'routes/checkout/garage/garage.tsx', { id: 'dealer-services' }),
  route('cart/user-info/:orderNumber?', 'routes/checkout/information/user-info.tsx', {
    id: 'cart-user-info',
  }),
  route('cart/order-summary/:orderNumber', 'routes/checkout/summary/order-summary.tsx', {
    id: 'order-summary',
  }),
  route('cart/confirmation/:orderNumber?', 'routes/checkout/confirmation/confirmation.tsx', {
    id: 'order-confirm',
  }),
  route('payment/:status?', 'routes/payment/paytrail-return.tsx', { id: 'payment' }),
  route('klarna_payment', 'routes/payment/klarna-return.tsx', { id: 'klarna-payment-verification' }),
  route('klarna_payment/:status/:orderNumber', 'routes/payment/klarna-status.tsx', {
    id: 'klarna-payment-status',
  }),
  route('information/:pagepath', 'routes/information/information.tsx', { id: 'cmspage' }),
  route('tyre-size-calculator', 'routes/size-calculator/size-calculator.tsx', { id: 'size-calculator' }),
  route('compare', 'routes/compare/compare.tsx', { id: 'compare' }),
  route('login', 'routes/log-in/log-in.tsx', { id: 'login' }),
  route('login/passkey', 'routes/log-in/passkey-log-in.tsx', { id: 'passkey-log-in' }),
  route('register', 'routes/log-in/register.tsx', { id: 'register' }),
  route('logout', 'routes/account/logout.tsx', { id: 'logout' }),
  route('resetpassword', 'routes/password/request-link.tsx', { id: 'reset-password-link' }),
  route('password/reset/:token', 'routes/password/new-password.tsx', { id: 'reset-password' }),
  route('account/activate/:token', 'routes/password/activate-account.tsx', { id: 'activate-account' }),
  layout('routes/account/account.tsx', { id: 'account' }, [
    ...['profile', 'my-account'].map((path) =>
      route(path, 'routes/account/profile/profile.tsx', { id: path }),
    ),
    route('order', 'routes/account/orders/orders.tsx', { id: 'orders' }),
    route('order/:orderid', 'routes/account/orders/order.tsx', { id: 'order' }),
    route('changepassword', 'routes/account/security/security.tsx', { id: 'changepassword' }),
    route('downloads', 'routes/downloads/downloads.tsx', { id: 'downloads' }),
    ...['news', 'articles'].flatMap((path) => [
      route(path, 'routes/news/news.tsx', { id: path }),
      route(`${path}/:slug`, 'routes/news/news-item.tsx', { id: `${path}-item` }),
    ]),
    route('my-data', 'routes/account/my-data/my-data.tsx', { id: 'my-data' }),
    route('thankyou', 'routes/account/thank-you.tsx', { id: 'thankyou' }),
  ]),
  route('my-data/my-data.json', 'routes/account/my-data/my-data-file.ts', { id: 'my-data-file' }),
  route('account-deleted', 'routes/account/my-data/account-deleted.tsx', { id: 'account-deleted' }),
  route('end-session', 'routes/account/security/end-session.tsx', { id: 'end-session' }),
  ...['add', 'rename', 'remove'].map((verb) =>
    route(`passkeys/${verb}`, `routes/account/security/passkeys/${verb}-passkey.tsx`, {
      id: `${verb}-passkey`,
    }),
  ),
  route('become-a-partner', 'routes/become-a-partner/become-a-partner.tsx', { id: 'become-a-partner' }),
  route('login-as-customer', 'routes/login-as-customer/login-as-customer.tsx', { id: 'login-as-customer' }),
  route('access-denied', 'routes/access-denied.tsx', { id: 'access-denied' }),
  route('page-not-found', 'routes/unknown-page/page-not-found-redirect.tsx', {
    id: 'page-not-found-redirect',
  }),
  route('ui', 'routes/gallery.tsx', { id: 'gallery' }),
  route('*', 'routes/unknown-page/unknown-page.tsx', { id: 'page-not-found' }),
] satisfies RouteConfig
