CREATE TABLE "portal_stores" (
	"portal_id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"is_on" boolean NOT NULL,
	"sites" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_stores_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "portal_stores" ADD CONSTRAINT "portal_stores_portal_id_team_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."team_portals"("id") ON DELETE cascade ON UPDATE no action;