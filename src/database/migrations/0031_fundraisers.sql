CREATE TABLE "donations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portal_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"donor_name" text DEFAULT '' NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "donations_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "fundraisers" (
	"portal_id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"is_on" boolean NOT NULL,
	"story" text DEFAULT '' NOT NULL,
	"ends_on" date,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fundraisers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_portal_id_team_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."team_portals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fundraisers" ADD CONSTRAINT "fundraisers_portal_id_team_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."team_portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donations_portal_idx" ON "donations" USING btree ("portal_id","created_at");