ALTER TABLE "orders" ADD COLUMN "is_team_delivery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "team_portals" ADD COLUMN "delivery_address" jsonb;--> statement-breakpoint
ALTER TABLE "team_portals" ADD COLUMN "delivery_set_by" uuid;--> statement-breakpoint
ALTER TABLE "team_portals" ADD CONSTRAINT "team_portals_delivery_set_by_profiles_id_fk" FOREIGN KEY ("delivery_set_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_portals_delivery_idx" ON "team_portals" USING btree ("delivery_set_by");