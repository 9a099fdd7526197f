DROP INDEX "orders_status_idx";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_on_floor" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "product_listings_kind_idx" ON "product_listings" USING btree ("sport","kind","featured_rank","product_id");--> statement-breakpoint
CREATE INDEX "product_listings_rank_idx" ON "product_listings" USING btree ("featured_rank","product_id");--> statement-breakpoint
CREATE INDEX "products_hidden_idx" ON "products" USING btree ("id") WHERE status <> 'active';--> statement-breakpoint
CREATE INDEX "variants_low_idx" ON "variants" USING btree ("product_id","stock") WHERE not retired and stock <= 5;--> statement-breakpoint
CREATE INDEX "designs_made_idx" ON "designs" USING btree ("created_at","kit_id","id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "stock_holds_order_idx" ON "stock_holds" USING btree ("order_id","state","variant_id","quantity");--> statement-breakpoint
CREATE INDEX "payment_events_received_idx" ON "payment_events" USING btree ("received_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_floor_idx" ON "jobs" USING btree ("status","due_on","created_at","order_id","portal_id") WHERE is_on_floor;--> statement-breakpoint
CREATE INDEX "support_messages_open_idx" ON "support_messages" USING btree ("created_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
UPDATE "jobs" SET "is_on_floor" = false FROM "orders" WHERE "orders"."id" = "jobs"."order_id" AND "orders"."status" NOT IN ('approved', 'paid', 'processing');
