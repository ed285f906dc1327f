import type { RouteConfig } from '@react-router/dev/routes'
import { index, layout, route } from '@react-router/dev/routes'

const tyre = ':vehicle_type/:tyre_season/:tyre_size/:brand/:model/:load_speed_index?/:reinforced?/:pid?'
const landing = 'landing/landing.tsx'
const withSearch = 'landing/landing-with-search.tsx'

/** Maps the path of every page to its file. */
export default [
  index('home/home.tsx', { id: 'home' }),
  route('tyres/:vehicletype?', 'tyres/tyres.tsx', { id: 'product_list_by_vehicle_type' }),
  route('renkaat/:vehicletype?', 'tyres/tyres.tsx', { id: 'product_list_by_vehicle_type_fi' }),
  route('haku', 'search/search.tsx', { id: 'search_fi' }),
  route('search', 'search/search.tsx', { id: 'search' }),
  route('search-by-tyre-size/:vehicletype', 'tyres/search-by-tyre-size.tsx', {
    id: 'search-by-tyre-size',
  }),
  route(`tyres/${tyre}`, 'tyre/tyre.tsx', { id: 'product_details' }),
  route(`renkaat/${tyre}`, 'tyre/tyre.tsx', { id: 'product_details_fi' }),
  route('campaign/:slug', 'content/campaign/campaign.tsx', { id: 'campaign_en' }),
  route('kampanja/:slug', 'content/campaign/campaign.tsx', { id: 'campaign_fi' }),
  route('brand/:brandname', landing, { id: 'search-by-brand' }),
  route('brand/:brandname/model/:modelname', landing, { id: 'search-by-model' }),
  route('season/:seasonname', withSearch, { id: 'search-by-season' }),
  route('tyre-size/:height_width_diameter', withSearch, { id: 'search-by-tyresize-height-width-diameter' }),
  route('tyre/:tyrecategory', landing, { id: 'search-by-tyretype' }),
  route('tyre/:brand/:productName/:productid', 'tyre/tyre-by-id.tsx', { id: 'product-details' }),
  route('product-details/:productid', 'tyre/tyre-by-id.tsx', { id: 'product-details-by-id' }),
  route('product-details-new/:productid', 'tyre/tyre-by-id.tsx', { id: 'product-details-new' }),
  route('other-sizes/:productid', 'tyres/sizes/other-sizes.tsx', { id: 'other-sizes' }),
  route('tyre-reviews/:productid', 'reviews/all-tyre-reviews.tsx', { id: 'tyre-reviews' }),
  route('information-sheet/:productid', 'tyre/information-sheet.tsx', {
    id: 'information-sheet',
  }),
  route('choose-your-car', 'vehicle/choose-car.tsx', { id: 'choose-car' }),
  route('valitse-auto', 'vehicle/choose-car.tsx', { id: 'choose-car-fi' }),
  route('service-points', 'service-points/service-points.tsx', { id: 'service-points' }),
  route('service-points/towns', 'service-points/towns/towns.tsx', { id: 'service-point-towns' }),
  route('asennuspisteet', 'service-points/towns/towns.tsx', { id: 'service-point-towns-fi' }),
  route('service-points/:town', 'service-points/towns/town.tsx', { id: 'service-point-town' }),
  route('asennuspisteet/:town', 'service-points/towns/town.tsx', { id: 'service-point-town-fi' }),
  route('service-point/:slug', 'service-points/point/service-point.tsx', { id: 'service-point' }),
  route('asennuspiste/:slug', 'service-points/point/service-point.tsx', { id: 'service-point-fi' }),
  route('service-point/:slug/times', 'booking/times/times.tsx', { id: 'service-point-times' }),
  route('asennuspiste/:slug/ajat', 'booking/times/times.tsx', { id: 'service-point-times-fi' }),
  route('tyre-alert', 'alerts/tyre-alert.tsx', { id: 'tyre-alert' }),
  route('tyre-alert/sent', 'alerts/alert-sent.tsx', { id: 'tyre-alert-sent' }),
  route('tyre-alert/confirm', 'alerts/confirm-alert.tsx', { id: 'tyre-alert-confirm' }),
  route('tyre-alert/stop', 'alerts/stop-alert.tsx', { id: 'tyre-alert-stop' }),
  route('tyre-alert/stopped', 'alerts/alert-stopped.tsx', { id: 'tyre-alert-stopped' }),
  ...['move', 'cancel'].map((verb) =>
    route(`appointment/${verb}`, `booking/appointment-links/${verb}-appointment.tsx`, {
      id: `${verb}-appointment`,
    }),
  ),
  ...['acknowledge', 'decline', 'fitted'].map((verb) =>
    route(`garage/${verb}`, `booking/appointment-links/${verb}-appointment.tsx`, {
      id: `${verb}-appointment`,
    }),
  ),
  route('my-order', 'orders/my-order/my-order.tsx', { id: 'my-order' }),
  route('my-order/supplement', 'checkout/payment/pay-supplement.tsx', { id: 'pay-supplement' }),
  route('my-order/again', 'orders/my-order/repeat-order.tsx', { id: 'repeat-order' }),
  ...['cancel', 'drop', 'withdraw'].map((verb) =>
    route(`my-order/${verb}`, `orders/my-order/${verb}-order.tsx`, { id: `${verb}-order` }),
  ),
  route('review', 'reviews/review.tsx', { id: 'review' }),
  route('season-reminder/stop', 'owned-tyres/stop-emails.tsx', { id: 'stop-season-reminders' }),
  route('review/stop', 'owned-tyres/stop-emails.tsx', { id: 'stop-reviews' }),
  route('cart', 'cart/cart.tsx', { id: 'cart' }),
  route('cart/dealer-services', 'checkout/garage/garage.tsx', { id: 'dealer-services' }),
  route('cart/user-info/:orderNumber?', 'checkout/information/user-info.tsx', {
    id: 'cart-user-info',
  }),
  route('cart/order-summary/:orderNumber', 'checkout/summary/order-summary.tsx', {
    id: 'order-summary',
  }),
  route('cart/confirmation/:orderNumber?', 'checkout/confirmation/confirmation.tsx', {
    id: 'order-confirm',
  }),
  route('payment/:status?', 'checkout/payment/paytrail-return.tsx', { id: 'payment' }),
  route('klarna_payment', 'checkout/payment/klarna-return.tsx', { id: 'klarna-payment-verification' }),
  route('klarna_payment/:status/:orderNumber', 'checkout/payment/klarna-status.tsx', {
    id: 'klarna-payment-status',
  }),
  route('information/:pagepath', 'content/information/information.tsx', { id: 'cmspage' }),
  route('tyre-size-calculator', 'tyres/sizes/size-calculator.tsx', { id: 'size-calculator' }),
  route('compare', 'compare/compare.tsx', { id: 'compare' }),
  route('login', 'account/log-in/log-in.tsx', { id: 'login' }),
  route('login/passkey', 'account/log-in/passkey-log-in.tsx', { id: 'passkey-log-in' }),
  route('register', 'account/log-in/register.tsx', { id: 'register' }),
  route('logout', 'account/logout.tsx', { id: 'logout' }),
  route('resetpassword', 'account/password/request-link.tsx', { id: 'reset-password-link' }),
  route('password/reset/:token', 'account/password/new-password.tsx', { id: 'reset-password' }),
  route('account/activate/:token', 'account/password/activate-account.tsx', { id: 'activate-account' }),
  layout('account/account.tsx', { id: 'account' }, [
    ...['profile', 'my-account'].map((path) => route(path, 'account/profile/profile.tsx', { id: path })),
    route('order', 'orders/account/orders.tsx', { id: 'orders' }),
    route('order/:orderid', 'orders/account/order.tsx', { id: 'order' }),
    route('my-tyres', 'owned-tyres/owned-tyres.tsx', { id: 'owned-tyres' }),
    route('changepassword', 'account/security/security.tsx', { id: 'changepassword' }),
    route('downloads', 'downloads/downloads.tsx', { id: 'downloads' }),
    ...['news', 'articles'].flatMap((path) => [
      route(path, 'content/news/news.tsx', { id: path }),
      route(`${path}/:slug`, 'content/news/news-item.tsx', { id: `${path}-item` }),
    ]),
    route('my-data', 'account/my-data/my-data.tsx', { id: 'my-data' }),
    route('thankyou', 'account/thank-you.tsx', { id: 'thankyou' }),
  ]),
  route('my-data/my-data.json', 'account/my-data/my-data-file.ts', { id: 'my-data-file' }),
  route('account-deleted', 'account/my-data/account-deleted.tsx', { id: 'account-deleted' }),
  route('end-session', 'account/security/end-session.tsx', { id: 'end-session' }),
  ...['add', 'rename', 'remove'].map((verb) =>
    route(`passkeys/${verb}`, `account/security/passkeys/${verb}-passkey.tsx`, {
      id: `${verb}-passkey`,
    }),
  ),
  route('become-a-partner', 'partners/become-a-partner.tsx', { id: 'become-a-partner' }),
  route('login-as-customer', 'acting/login-as-customer.tsx', { id: 'login-as-customer' }),
  route('access-denied', 'errors/access-denied.tsx', { id: 'access-denied' }),
  route('page-not-found', 'errors/page-not-found-redirect.tsx', {
    id: 'page-not-found-redirect',
  }),
  route('ui', 'frame/gallery.tsx', { id: 'gallery' }),
  route('*', 'errors/unknown-page.tsx', { id: 'page-not-found' }),
] satisfies RouteConfig
