ALTER TABLE "orders" ADD COLUMN "terms" jsonb;--> statement-breakpoint
-- Existing orders keep their sums: the parts become adjustments, and the terms are those that the parts were made by.
-- A role discount below the quantity discount left no trace: the buyer's present role stands for it, as in amendments so far.
WITH "raising" AS (
	SELECT "order_id", sum("line_cents")::numeric AS "cents" FROM "order_lines"
	WHERE ("snapshot" ->> 'raisesFunds')::boolean GROUP BY "order_id"
), "held" AS (
	SELECT "user_id", max(CASE "role" WHEN 'school_admin' THEN 800 WHEN 'coach' THEN 500 ELSE 0 END) AS "bp"
	FROM "user_roles" GROUP BY "user_id"
), "parts" AS (
	SELECT "orders"."id", "pricing" -> 'units' AS "units", "pricing" -> 'total' AS "total",
		("pricing" ->> 'subtotal')::bigint AS "subtotal",
		("pricing" ->> 'discountCents')::bigint AS "discount",
		("pricing" -> 'discount' ->> 'bp')::bigint AS "discount_bp",
		"pricing" -> 'discount' ->> 'reason' AS "reason",
		("pricing" ->> 'fundraisingCents')::bigint AS "fundraising",
		("pricing" ->> 'shippingCents')::bigint AS "shipping",
		("pricing" ->> 'taxCents')::bigint AS "tax",
		coalesce("raising"."cents", 0) AS "raising",
		coalesce("team_portals"."fundraising_margin_bp", 0) AS "margin_bp",
		coalesce("held"."bp", 0) AS "role_bp"
	FROM "orders"
	LEFT JOIN "raising" ON "raising"."order_id" = "orders"."id"
	LEFT JOIN "team_portals" ON "team_portals"."id" = "orders"."portal_id"
	LEFT JOIN "held" ON "held"."user_id" = "orders"."user_id"
), "based" AS (
	SELECT *, "subtotal" - "discount" AS "goods",
		("raising" - round("raising" * "discount_bp" / 10000))::bigint AS "basis",
		CASE WHEN "tax" > 0 THEN 800 ELSE 0 END AS "tax_bp",
		CASE "reason" WHEN 'role' THEN "discount_bp" WHEN 'quantity' THEN least("role_bp", "discount_bp") ELSE 0 END
			AS "kept_role_bp"
	FROM "parts"
), "rated" AS (
	SELECT *, CASE
		WHEN round("basis"::numeric * "margin_bp" / 10000) = "fundraising" THEN "margin_bp"
		WHEN "basis" = 0 THEN 0
		ELSE least(10000, round("fundraising"::numeric * 10000 / "basis"))::bigint
	END AS "fundraising_bp"
	FROM "based"
)
UPDATE "orders" SET
	"terms" = jsonb_build_object(
		'tiers', '[{"from": 100, "bp": 2000}, {"from": 50, "bp": 1500}, {"from": 24, "bp": 1000}, {"from": 12, "bp": 500}]'::jsonb,
		'roleBp', "kept_role_bp", 'promotion', NULL, 'fundraisingBp', "fundraising_bp",
		'shippingCents', "shipping", 'taxBp', "tax_bp"),
	"pricing" = jsonb_build_object(
		'units', "units", 'subtotalCents', "subtotal", 'totalCents', "total",
		'adjustments',
			CASE WHEN "discount_bp" = 0 THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
				'kind', "reason",
				'name', CASE "reason" WHEN 'role' THEN 'Team discount' ELSE 'Quantity discount' END,
				'basisCents', "subtotal", 'rateBp', "discount_bp", 'amountCents', -"discount")) END
			|| CASE WHEN "raising" = 0 OR "fundraising_bp" = 0 THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
				'kind', 'fundraising', 'name', 'Fundraising',
				'basisCents', "basis", 'rateBp', "fundraising_bp", 'amountCents', "fundraising")) END
			|| jsonb_build_array(
				jsonb_build_object('kind', 'shipping', 'name', 'Shipping', 'basisCents', "goods", 'amountCents', "shipping"),
				jsonb_build_object('kind', 'tax', 'name', 'Sales tax', 'basisCents', "goods", 'rateBp', "tax_bp", 'amountCents', "tax")))
FROM "rated" WHERE "rated"."id" = "orders"."id";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "terms" SET NOT NULL;
