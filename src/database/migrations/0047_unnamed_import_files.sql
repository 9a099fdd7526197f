ALTER TABLE "product_imports" ADD COLUMN "unnamed_files" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "unnamed_count" integer DEFAULT 0 NOT NULL;