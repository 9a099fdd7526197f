ALTER TABLE "team_portal_requests" ADD COLUMN "primary_color" text;--> statement-breakpoint
ALTER TABLE "team_portal_requests" ADD COLUMN "secondary_color" text;--> statement-breakpoint
ALTER TABLE "team_portal_requests" ADD COLUMN "printed_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "primary_color" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "secondary_color" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "printed_name" text DEFAULT '' NOT NULL;