CREATE TABLE "family_message_settings" (
	"portal_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"most" integer DEFAULT 6 NOT NULL,
	"started_at" timestamp with time zone,
	"started_by" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_message_settings_most" CHECK ("family_message_settings"."most" between 0 and 12)
);
--> statement-breakpoint
CREATE TABLE "family_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portal_id" text NOT NULL,
	"roster_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"round" text NOT NULL,
	"channel" text,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"written_on" date NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_stops" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "stop_url" text;--> statement-breakpoint
ALTER TABLE "family_message_settings" ADD CONSTRAINT "family_message_settings_portal_id_team_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."team_portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_message_settings" ADD CONSTRAINT "family_message_settings_started_by_profiles_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_messages" ADD CONSTRAINT "family_messages_portal_id_team_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."team_portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_messages" ADD CONSTRAINT "family_messages_roster_id_roster_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."roster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_message_settings_started_by_idx" ON "family_message_settings" USING btree ("started_by");--> statement-breakpoint
CREATE UNIQUE INDEX "family_messages_once" ON "family_messages" USING btree ("roster_id","kind","occasion","round");--> statement-breakpoint
CREATE INDEX "family_messages_portal_idx" ON "family_messages" USING btree ("portal_id","at");