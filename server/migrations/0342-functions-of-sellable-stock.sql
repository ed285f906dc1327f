-- What a cart may hold and which alerts are due is decided in TypeScript (server/src/cart/rules, server/src/alerts).
drop function tyre_alert_due(tyre_alert);
drop function lock_sellable(integer, uuid, timestamptz);
drop function sellable(integer, uuid, timestamptz);
drop function sellable(integer);
