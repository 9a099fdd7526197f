ALTER TABLE "team_portal_requests" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "team_portal_requests" ADD CONSTRAINT "team_portal_requests_logo_id_assets_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_portal_requests_logo_idx" ON "team_portal_requests" USING btree ("logo_id");