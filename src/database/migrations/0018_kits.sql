DROP INDEX "designs_shop_colorway";--> statement-breakpoint
ALTER TABLE "design_drafts" ADD COLUMN "kit" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "kit_id" uuid;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "kit_product_id" uuid;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "piece" text;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_kit_id_designs_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_kit_product_id_products_id_fk" FOREIGN KEY ("kit_product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_pieces_idx" ON "products" USING gin (("attributes" -> 'pieces') jsonb_path_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "designs_shop_kit_colorway" ON "designs" USING btree ("kit_product_id","colorway","piece") WHERE "designs"."user_id" is null and "designs"."kit_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "designs_kit_piece" ON "designs" USING btree ("kit_id","piece") WHERE "designs"."kit_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "designs_shop_colorway" ON "designs" USING btree ("product_id","colorway") WHERE "designs"."user_id" is null and "designs"."kit_id" is null;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_kit_whole" CHECK (("designs"."kit_id" is null) = ("designs"."piece" is null) and ("designs"."kit_id" is null) = ("designs"."kit_product_id" is null));