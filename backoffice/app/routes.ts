import type { RouteConfig } from '@react-router/dev/routes'
import { index, layout, route } from '@react-router/dev/routes'

/** The path of every page, relative to the base path of the back office, and the file that renders the page. */
export default [
  route('login', 'log-in/log-in.tsx'),
  route('log-in-again', 'log-in/log-in-again.ts'),
  route('password', 'log-in/set-password.tsx'),
  route('second-factor', 'confirm/confirm-second-factor.ts'),
  route('logout', 'session/log-out.ts'),
  layout('frame/office.tsx', { id: 'office' }, [
    index('start/start.tsx'),
    route('articles', 'articles/articles.tsx'),
    route('articles/:id', 'articles/article.tsx'),
    route('articles/:id/state', 'articles/article-state.tsx'),
    route('articles/:id/history', 'articles/article-history.tsx'),
    route('staff', 'staff/team.tsx'),
    route('staff/new', 'staff/invite.tsx'),
    route('staff/roles', 'staff/roles.tsx'),
    route('staff/roles/:role', 'staff/role.tsx'),
    route('staff/:id', 'staff/member.tsx'),
    route('staff/:id/history', 'staff/member-history.tsx'),
    route('articles/:id/stock', 'stock/article-stock.tsx'),
    route('stock', 'stock/stock-list.tsx'),
    route('goods-receipts', 'receipts/receipts.tsx'),
    route('goods-receipts/new', 'receipts/new-receipt.tsx'),
    route('goods-receipts/:id', 'receipts/receipt.tsx'),
    route('goods-receipts/:id/lines', 'receipts/receipt-lines.tsx'),
    route('goods-receipts/:id/receive', 'receipts/receive.tsx'),
    route('goods-receipts/:id/history', 'receipts/receipt-history.tsx'),
    route('reservations', 'reservations/reservations.tsx'),
    route('*', 'errors/unknown-page.tsx'),
  ]),
] satisfies RouteConfig
