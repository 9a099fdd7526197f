DROP INDEX "orders_po_prefix_idx";--> statement-breakpoint
CREATE INDEX "orders_po_trigram_idx" ON "orders" USING gin (lower("po_number") gin_trgm_ops) WHERE po_number is not null;