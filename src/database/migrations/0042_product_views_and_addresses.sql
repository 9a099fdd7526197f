CREATE TABLE "product_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "earlier_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "kind" text DEFAULT 'file' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "product_views_name" ON "product_views" USING btree (lower("name"));