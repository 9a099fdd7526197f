ALTER TABLE "roster" ADD COLUMN "jersey_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roster" ADD COLUMN "grade" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roster" ADD COLUMN "parent_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roster" ADD COLUMN "parent_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roster" ADD COLUMN "parent_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roster" ADD COLUMN "family_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "roster" ADD CONSTRAINT "roster_family_language" CHECK ("roster"."family_language" in ('en', 'es'));