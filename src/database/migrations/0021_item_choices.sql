ALTER TABLE "portal_items" ADD COLUMN "colorways" text[];--> statement-breakpoint
ALTER TABLE "portal_items" ADD COLUMN "sizes" text[];