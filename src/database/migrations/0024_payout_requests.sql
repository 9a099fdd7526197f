CREATE TABLE "payout_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portal_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"method" text NOT NULL,
	"payee" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"asked_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "payout_requests_amount" CHECK ("payout_requests"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "payout_requests" ADD CONSTRAINT "payout_requests_portal_id_team_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."team_portals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_requests" ADD CONSTRAINT "payout_requests_asked_by_profiles_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_requests_portal_idx" ON "payout_requests" USING btree ("portal_id","created_at");--> statement-breakpoint
CREATE INDEX "payout_requests_asked_by_idx" ON "payout_requests" USING btree ("asked_by");