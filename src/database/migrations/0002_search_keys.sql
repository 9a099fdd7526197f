ALTER TABLE "search_documents" ADD COLUMN "title_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "in_stock" boolean DEFAULT true NOT NULL;