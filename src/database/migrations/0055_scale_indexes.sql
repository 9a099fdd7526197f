CREATE INDEX "profiles_joined_idx" ON "profiles" USING btree (date_trunc('milliseconds', "created_at" at time zone 'UTC'),"id");--> statement-breakpoint
CREATE INDEX "profiles_name_trigram_idx" ON "profiles" USING gin (lower("full_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profiles_email_trigram_idx" ON "profiles" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_model_idx" ON "products" USING btree ("model","id");--> statement-breakpoint
CREATE INDEX "products_created_idx" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_updated_idx" ON "products" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_price_idx" ON "products" USING btree ("base_price_cents","id");--> statement-breakpoint
CREATE INDEX "products_names_trigram_idx" ON "products" USING gin ((lower("brand" || ' ' || "model" || ' ' || "sku")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "variants_stock_idx" ON "variants" USING btree ("stock","product_id") WHERE not retired;--> statement-breakpoint
CREATE INDEX "fundraising_entries_product_idx" ON "fundraising_entries" USING btree ("product_id") WHERE product_id is not null;--> statement-breakpoint
CREATE INDEX "order_lines_product_idx" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_sales_idx" ON "orders" USING btree ("created_at","status","total_cents","id","portal_id") WHERE not jsonb_path_exists(pricing, '$.adjustments[*] ? (@.kind == "donation")');