CREATE TABLE "kit_proposals" (
	"portal_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"items" jsonb NOT NULL,
	"base_item_ids" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"revision" integer NOT NULL,
	"submitted_by" uuid,
	"submitted_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal_items" ADD COLUMN "omits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "kit_proposals" ADD CONSTRAINT "kit_proposals_portal_id_team_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."team_portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_proposals" ADD CONSTRAINT "kit_proposals_submitted_by_profiles_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;