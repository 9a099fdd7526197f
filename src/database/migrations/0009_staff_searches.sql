ALTER TABLE "fundraising_entries" DROP CONSTRAINT "fundraising_entries_order_line_id_order_lines_id_fk";
--> statement-breakpoint
DROP INDEX "fundraising_entries_credit";--> statement-breakpoint
CREATE INDEX "order_lines_player_idx" ON "order_lines" USING btree (lower("customization" ->> 'player_name') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_po_prefix_idx" ON "orders" USING btree (lower("po_number") text_pattern_ops) WHERE po_number is not null;--> statement-breakpoint
CREATE INDEX "orders_contact_email_idx" ON "orders" USING btree (lower("contact_email") text_pattern_ops);--> statement-breakpoint
ALTER TABLE "fundraising_entries" DROP COLUMN "order_line_id";