ALTER TABLE "products" DROP CONSTRAINT "products_sale_charged";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sale_charged" CHECK ("products"."regular_price_cents" is null or ("products"."base_price_cents" < "products"."regular_price_cents"
				and ("products"."attributes" -> 'pieces' is not null
					or ("products"."sale_price_cents" is not null and "products"."base_price_cents" = "products"."sale_price_cents"))));--> statement-breakpoint
-- The regular price of kits with a piece on sale.
UPDATE "products" SET "regular_price_cents" = "kits"."cents"
FROM (
	SELECT "kit"."id", sum(coalesce("piece"."regular_price_cents", "piece"."base_price_cents")) AS "cents"
	FROM "products" AS "kit"
	CROSS JOIN jsonb_to_recordset("kit"."attributes" -> 'pieces') AS "part" ("productId" uuid)
	JOIN "products" AS "piece" ON "piece"."id" = "part"."productId"
	GROUP BY "kit"."id"
) AS "kits"
WHERE "kits"."id" = "products"."id" AND "kits"."cents" > "products"."base_price_cents";
