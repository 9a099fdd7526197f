ALTER TABLE "designs" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "colorway" text;--> statement-breakpoint
CREATE UNIQUE INDEX "designs_shop_colorway" ON "designs" USING btree ("product_id","colorway") WHERE "designs"."user_id" is null;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_shop_has_colorway" CHECK (("designs"."user_id" is null) = ("designs"."colorway" is not null));