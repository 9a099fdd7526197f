CREATE TABLE "approval_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"approval_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"design_id" uuid,
	"status" text NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"seal" text,
	"sealed" jsonb,
	"reviewed_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "approvals_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_role" text NOT NULL,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"portal_id" text,
	"details" jsonb NOT NULL,
	"once_key" text,
	CONSTRAINT "audit_log_once_key_unique" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "bulk_drafts" (
	"portal_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"items" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bulk_drafts_portal_id_user_id_pk" PRIMARY KEY("portal_id","user_id"),
	CONSTRAINT "bulk_drafts_revision" CHECK ("bulk_drafts"."revision" >= 1)
);
--> statement-breakpoint
CREATE TABLE "fundraising_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portal_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"order_id" uuid,
	"order_line_id" uuid,
	"product_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fundraising_entries_sign" CHECK (("fundraising_entries"."kind" = 'credit') = ("fundraising_entries"."amount_cents" > 0))
);
--> statement-breakpoint
CREATE TABLE "order_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"roster_id" uuid,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"token_hash" text NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "order_shares_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "order_shares_amount" CHECK ("order_shares"."amount_cents" >= 1)
);
--> statement-breakpoint
CREATE TABLE "organization_people" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organization_people_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tax_certificate" text,
	"tax_exempt_until" date,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portal_id" text NOT NULL,
	"role" text NOT NULL,
	"email" text,
	"token_hash" text NOT NULL,
	"uses_left" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "portal_invites_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "portal_invites_uses" CHECK ("portal_invites"."uses_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "portal_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portal_id" text NOT NULL,
	"product_id" uuid NOT NULL,
	"design_id" uuid,
	"design_version" integer,
	"required" boolean DEFAULT false NOT NULL,
	"deadline_on" date,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_people" (
	"portal_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_people_portal_id_user_id_pk" PRIMARY KEY("portal_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "team_portal_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"organization_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"sport" text NOT NULL,
	"estimated_team_size" integer,
	"message" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"portal_id" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_portals" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"status" text NOT NULL,
	"fundraising_margin_bp" integer DEFAULT 0 NOT NULL,
	"fundraising_goal_cents" integer DEFAULT 0 NOT NULL,
	"time_zone" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_portals_team_id_unique" UNIQUE("team_id"),
	CONSTRAINT "team_portals_margin" CHECK ("team_portals"."fundraising_margin_bp" between 0 and 10000),
	CONSTRAINT "team_portals_goal" CHECK ("team_portals"."fundraising_goal_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"school" text NOT NULL,
	"sport" text NOT NULL,
	"season" text NOT NULL,
	"roster_revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"status" text NOT NULL,
	"actor_id" uuid,
	"why" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"portal_id" text,
	"design_id" uuid,
	"design_version" integer,
	"seal" text,
	"placements" jsonb NOT NULL,
	"thread_chart" jsonb NOT NULL,
	"ink_chart" jsonb NOT NULL,
	"methods" text[] NOT NULL,
	"due_on" date NOT NULL,
	"status" text NOT NULL,
	"packed_qty" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jobs_packed" CHECK ("jobs"."packed_qty" >= 0)
);
--> statement-breakpoint
CREATE TABLE "roster" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"player_name" text NOT NULL,
	"number" text NOT NULL,
	"size" text NOT NULL,
	"shorts_size" text NOT NULL,
	"prints_name" boolean DEFAULT true NOT NULL,
	"user_id" uuid,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roster_number_length" CHECK (length("roster"."number") <= 2)
);
--> statement-breakpoint
CREATE TABLE "roster_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"roster_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "roster_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
DROP INDEX "orders_portal_idx";--> statement-breakpoint
DROP INDEX "payments_one_open";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "roster_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "share_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "po_document_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_split" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "share_id" uuid;--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "approval_comments" ADD CONSTRAINT "approval_comments_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_drafts" ADD CONSTRAINT "bulk_drafts_portal_id_team_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."team_portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_drafts" ADD CONSTRAINT "bulk_drafts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fundraising_entries" ADD CONSTRAINT "fundraising_entries_portal_id_team_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."team_portals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fundraising_entries" ADD CONSTRAINT "fundraising_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fundraising_entries" ADD CONSTRAINT "fundraising_entries_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shares" ADD CONSTRAINT "order_shares_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_people" ADD CONSTRAINT "organization_people_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_people" ADD CONSTRAINT "organization_people_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_invites" ADD CONSTRAINT "portal_invites_portal_id_team_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."team_portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_items" ADD CONSTRAINT "portal_items_portal_id_team_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."team_portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_items" ADD CONSTRAINT "portal_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_items" ADD CONSTRAINT "portal_items_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_people" ADD CONSTRAINT "portal_people_portal_id_team_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."team_portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_people" ADD CONSTRAINT "portal_people_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_portal_requests" ADD CONSTRAINT "team_portal_requests_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_portal_requests" ADD CONSTRAINT "team_portal_requests_portal_id_team_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."team_portals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_portals" ADD CONSTRAINT "team_portals_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_events" ADD CONSTRAINT "job_events_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster" ADD CONSTRAINT "roster_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster" ADD CONSTRAINT "roster_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_links" ADD CONSTRAINT "roster_links_roster_id_roster_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."roster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_comments_approval_idx" ON "approval_comments" USING btree ("approval_id","created_at");--> statement-breakpoint
CREATE INDEX "approvals_status_idx" ON "approvals" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "approvals_pending_idx" ON "approvals" USING btree ("created_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_portal_idx" ON "audit_log" USING btree ("portal_id","at");--> statement-breakpoint
CREATE INDEX "bulk_drafts_user_idx" ON "bulk_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fundraising_entries_portal_idx" ON "fundraising_entries" USING btree ("portal_id","created_at");--> statement-breakpoint
CREATE INDEX "fundraising_entries_order_idx" ON "fundraising_entries" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fundraising_entries_credit" ON "fundraising_entries" USING btree ("order_line_id") WHERE kind = 'credit';--> statement-breakpoint
CREATE UNIQUE INDEX "order_shares_position" ON "order_shares" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "organization_people_user_idx" ON "organization_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "portal_invites_portal_idx" ON "portal_invites" USING btree ("portal_id","created_at");--> statement-breakpoint
CREATE INDEX "portal_items_portal_idx" ON "portal_items" USING btree ("portal_id","position");--> statement-breakpoint
CREATE INDEX "portal_items_product_idx" ON "portal_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "portal_items_design_idx" ON "portal_items" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "portal_people_user_idx" ON "portal_people" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_people_one_as_player" ON "portal_people" USING btree ("user_id") WHERE role = 'player';--> statement-breakpoint
CREATE INDEX "team_portal_requests_status_idx" ON "team_portal_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "team_portal_requests_user_idx" ON "team_portal_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_portal_requests_portal_idx" ON "team_portal_requests" USING btree ("portal_id");--> statement-breakpoint
CREATE INDEX "teams_organization_idx" ON "teams" USING btree ("organization_id","sport");--> statement-breakpoint
CREATE INDEX "job_events_job_idx" ON "job_events" USING btree ("job_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_per_line" ON "jobs" USING btree ("order_line_id") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "jobs_order_idx" ON "jobs" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "jobs_line_idx" ON "jobs" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "jobs_board_idx" ON "jobs" USING btree ("status","due_on");--> statement-breakpoint
CREATE INDEX "jobs_portal_idx" ON "jobs" USING btree ("portal_id","status");--> statement-breakpoint
CREATE INDEX "roster_team_idx" ON "roster" USING btree ("team_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "roster_user" ON "roster" USING btree ("team_id","user_id");--> statement-breakpoint
CREATE INDEX "roster_user_idx" ON "roster" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "roster_links_roster_idx" ON "roster_links" USING btree ("roster_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_share_id_order_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."order_shares"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_share_id_order_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."order_shares"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_roster_idx" ON "order_lines" USING btree ("roster_id");--> statement-breakpoint
CREATE INDEX "order_lines_share_idx" ON "order_lines" USING btree ("share_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_po_number" ON "orders" USING btree ("organization_id",lower("po_number")) WHERE organization_id is not null and po_number is not null and status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "payments_share_idx" ON "payments" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "orders_portal_idx" ON "orders" USING btree ("portal_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id",coalesce(share_id, order_id)) WHERE state in ('creating', 'open');