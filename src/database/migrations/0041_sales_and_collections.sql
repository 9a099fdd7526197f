ALTER TABLE "products" ADD COLUMN "regular_price_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_price_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_starts_on" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_ends_on" date;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "collection_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "products_sale_idx" ON "products" USING btree ("sale_ends_on") WHERE "products"."sale_price_cents" is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sale" CHECK (("products"."sale_price_cents" is null) = ("products"."sale_starts_on" is null)
				and ("products"."sale_price_cents" is null) = ("products"."sale_ends_on" is null)
				and coalesce("products"."sale_price_cents", 1) >= 1 and "products"."sale_ends_on" >= "products"."sale_starts_on");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sale_charged" CHECK ("products"."regular_price_cents" is null or ("products"."sale_price_cents" is not null
				and "products"."base_price_cents" = "products"."sale_price_cents" and "products"."sale_price_cents" < "products"."regular_price_cents"));