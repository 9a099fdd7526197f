ALTER TABLE "variants" ADD COLUMN "ordered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "variants_ordered_idx" ON "variants" USING btree (("ordered" - "stock")) WHERE ordered > 0;--> statement-breakpoint
UPDATE "variants" SET "ordered" = taken.units FROM (
	SELECT variant_id, sum(quantity)::int AS units FROM "stock_holds"
	WHERE state = 'taken' AND order_id = ANY(ARRAY(SELECT id FROM "orders" WHERE status IN ('paid', 'approved')))
	GROUP BY variant_id
) AS taken WHERE "variants".id = taken.variant_id;
--> statement-breakpoint
ANALYZE "variants";
