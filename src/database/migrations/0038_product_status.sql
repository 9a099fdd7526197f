DROP INDEX "products_sport_idx";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "status" text;--> statement-breakpoint
-- What was hidden had been sold before, so it is archived: drafts are new.
UPDATE "products" SET "status" = CASE WHEN "active" THEN 'active' ELSE 'archived' END;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "sku" text;--> statement-breakpoint
-- Product, color and size, such as FH-100-NAVYGOLD-2XL; numbered where two have the same letters and digits.
WITH "made" AS (
	SELECT "variants"."id", "products"."sku"
		|| '-' || regexp_replace(upper("variants"."colorway"), '[^A-Z0-9]+', '', 'g')
		|| '-' || regexp_replace(upper("variants"."size"), '[^A-Z0-9]+', '', 'g') AS "code"
	FROM "variants" JOIN "products" ON "products"."id" = "variants"."product_id"
), "numbered" AS (
	SELECT "id", "code", row_number() OVER (PARTITION BY "code" ORDER BY "id") AS "number" FROM "made"
)
UPDATE "variants" SET "sku" = "numbered"."code" || CASE WHEN "numbered"."number" > 1 THEN '-' || "numbered"."number" ELSE '' END
FROM "numbered" WHERE "numbered"."id" = "variants"."id";--> statement-breakpoint
ALTER TABLE "variants" ALTER COLUMN "sku" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "products_sport_idx" ON "products" USING btree ("sport","status");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "active";--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_sku_unique" UNIQUE("sku");
--> statement-breakpoint
CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject","at");