ALTER TABLE "refunds" ADD COLUMN "tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The sales tax in older refunds of sales, by the rule of new ones: units have the tax that they carry, money alone its part in
-- proportion to the rest, all refunds of an order together the tax of all of them. What no order needed has none.
WITH RECURSIVE priced AS (
	SELECT orders.id, orders.total_cents AS total,
		coalesce(sum(amount) FILTER (WHERE kind = 'tax'), 0) AS tax,
		coalesce(sum(amount) FILTER (WHERE kind = 'fundraising'), 0) AS margin,
		orders.total_cents - coalesce(sum(amount) FILTER (WHERE kind IN ('shipping', 'fundraising')), 0) AS goods,
		coalesce(max(rate) FILTER (WHERE kind IN ('quantity', 'role')),
			max(rate) FILTER (WHERE kind = 'promotion' AND is_alone), 0) AS held
	FROM orders CROSS JOIN LATERAL (
		SELECT step ->> 'kind' AS kind, (step ->> 'amountCents')::numeric AS amount, (step ->> 'rateBp')::numeric AS rate,
			(step ->> 'isAlone')::boolean AS is_alone
		FROM jsonb_array_elements(orders.pricing -> 'adjustments') AS step) AS steps
	WHERE orders.status <> 'cancelled' AND orders.id IN (SELECT order_id FROM refunds WHERE state <> 'failed')
	GROUP BY orders.id
), came AS (
	-- The payments of these orders: the first one of an order or share counts.
	SELECT payments.*, row_number() OVER (
			PARTITION BY payments.order_id, CASE WHEN orders.is_split THEN payments.share_id END
			ORDER BY payments.paid_at, payments.id) AS place
	FROM payments JOIN orders ON orders.id = payments.order_id
	WHERE payments.state = 'paid' AND payments.order_id IN (SELECT id FROM priced WHERE tax > 0)
), needed AS (
	SELECT came.id, came.amount_cents - CASE
			WHEN came.place > 1 THEN 0
			WHEN NOT orders.is_split THEN came.amount_cents
			WHEN came.share_id IS NULL THEN least(came.amount_cents, coalesce((
				SELECT sum(covered.amount_cents) FROM order_shares AS covered
				WHERE covered.order_id = orders.id AND covered.state = 'covered'), 0))
			WHEN (SELECT own.state FROM order_shares AS own WHERE own.id = came.share_id) = 'paid' THEN came.amount_cents
			ELSE 0 END AS unneeded, came.amount_cents AS amount
	FROM came JOIN orders ON orders.id = came.order_id
), made AS (
	-- What an order did not need of a payment goes back first.
	SELECT id, order_id, lines, row_number() OVER steps AS place, own, sum(own) OVER steps AS refunded
	FROM (
		SELECT refunds.id, refunds.order_id, refunds.lines, refunds.created_at,
			greatest(0, sum(refunds.amount_cents) OVER upto - unneeded)
				- greatest(0, sum(refunds.amount_cents) OVER upto - refunds.amount_cents - unneeded) AS own
		FROM refunds JOIN needed ON needed.id = refunds.payment_id
		WHERE refunds.state <> 'failed' AND needed.unneeded < needed.amount
		WINDOW upto AS (PARTITION BY refunds.payment_id ORDER BY refunds.created_at, refunds.id)
	) AS back
	WINDOW steps AS (PARTITION BY order_id ORDER BY created_at, id)
), units AS (
	-- Of a unit of each line. Beside lines with an agreed price, those at the list price weigh less.
	SELECT order_lines.id, order_lines.order_id, order_lines.qty,
		coalesce((snapshot ->> 'raisesFunds')::boolean, false) AS raises,
		unit_cents * CASE
			WHEN coalesce((snapshot ->> 'isAgreedPrice')::boolean, false)
				OR NOT bool_or(coalesce((snapshot ->> 'isAgreedPrice')::boolean, false)) OVER (PARTITION BY order_lines.order_id)
			THEN 10000 ELSE 10000 - held END AS weight
	FROM order_lines JOIN priced ON priced.id = order_lines.order_id
	WHERE order_lines.order_id IN (SELECT order_id FROM made)
), weights AS (
	SELECT order_id, sum(weight * qty) AS whole, coalesce(sum(weight * qty) FILTER (WHERE raises), 0) AS raising
	FROM units GROUP BY order_id
), gone AS (
	SELECT made.id, made.order_id, made.place, made.own, made.refunded,
		coalesce(sum(now.weight) OVER steps, 0) AS weight, coalesce(sum(now.raising) OVER steps, 0) AS raising
	FROM made LEFT JOIN LATERAL (
		SELECT sum(units.weight * (line ->> 'qty')::int) AS weight,
			sum(units.weight * (line ->> 'qty')::int) FILTER (WHERE units.raises) AS raising
		FROM jsonb_array_elements(made.lines) AS line JOIN units ON units.id = (line ->> 'lineId')::uuid) AS now ON true
	WINDOW steps AS (PARTITION BY made.order_id ORDER BY made.place)
), carried AS (
	SELECT gone.*, priced.total, priced.tax,
		priced.tax - coalesce(round(priced.tax * gone.weight / nullif(weights.whole, 0)), 0) AS tax_left,
		coalesce(round(priced.goods * gone.weight / nullif(weights.whole, 0)), 0)
			+ coalesce(round(priced.margin * gone.raising / nullif(weights.raising, 0)), 0) AS worth
	FROM gone JOIN priced ON priced.id = gone.order_id LEFT JOIN weights ON weights.order_id = gone.order_id
), ruled AS MATERIALIZED (
	SELECT carried.*, tax - CASE WHEN refunded >= total OR worth >= total THEN 0
			ELSE tax_left - least(tax_left, round(tax_left * greatest(0, refunded - worth) / (total - worth))) END AS due
	FROM carried
), taxed AS (
	SELECT ruled.id, ruled.order_id, ruled.place, part.cents, part.cents AS upto
	FROM ruled CROSS JOIN LATERAL (
		SELECT greatest(0, least(greatest(due, tax - (total - refunded)), own, tax)) AS cents) AS part
	WHERE ruled.place = 1
	UNION ALL
	SELECT ruled.id, ruled.order_id, ruled.place, part.cents, taxed.upto + part.cents
	FROM taxed JOIN ruled ON ruled.order_id = taxed.order_id AND ruled.place = taxed.place + 1
		CROSS JOIN LATERAL (
			SELECT greatest(0, least(greatest(due - taxed.upto, tax - taxed.upto - (total - refunded)), own, tax - taxed.upto)) AS cents) AS part
)
UPDATE "refunds" SET "tax_cents" = taxed.cents FROM taxed WHERE taxed.id = "refunds"."id" AND taxed.cents > 0;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_tax" CHECK ("refunds"."tax_cents" between 0 and "refunds"."amount_cents");
